import { expect, test } from 'vitest'
import { diagnose } from '../engine/diagnose/diagnose.ts'
import { testImporter } from '../testing/test-importer.ts'
import { alertRules } from './alert-rules.ts'

const rules = `groups:
- name: windows
  rules:
  - alert: WindowsNodeNotReady
    expr: kube_node_status_condition{condition="Ready",status="true"} == 0
    annotations:
      summary: "container runtime network not ready on {{ $labels.node }}"
  - alert: WindowsImage
    expr: kube_pod_container_status_waiting_reason{reason="CreateContainerError"} == 1
    annotations:
      summary: "The container operating system does not match the host operating system"
`

testImporter(alertRules, [{ name: 'a file of rules', text: rules, reads: [] }])

const graveIn = (text: string) =>
  diagnose([{ name: 'rules.yaml', text }]).findings.filter(({ severity }) => severity !== 'info')

test('what rules say is nothing that happened', () => expect(graveIn(rules)).toEqual([]))

test('what people say beside them is', () =>
  expect(
    graveIn(
      `${rules}\n\nPS C:\\> type kubelet.log\nE0306 16:43:21.218797 2576 remote.go:1] "RunPodSandbox failed" err="The container operating system does not match the host operating system."\n`,
    ),
  ).not.toEqual([]))

test('an object of the cluster with rules in it is read as one', () =>
  expect(
    diagnose([
      {
        name: 'a.yaml',
        text: `apiVersion: monitoring.coreos.com/v1\nkind: PrometheusRule\nmetadata: {name: a}\nspec:\n  ${rules.replaceAll('\n', '\n  ')}`,
      },
    ]).documents.map(({ recognisedAs }) => recognisedAs),
  ).not.toContain(alertRules.summary))
