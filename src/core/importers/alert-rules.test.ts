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

const detector = `{
  "plugin": "filelog",
  "pluginConfig": { "timestampFormat": "0102 15:04:05" },
  "logPath": "C:\\\\k\\\\kubelet.err.log",
  "source": "kubelet",
  "conditions": [],
  "rules": [
    { "type": "temporary", "reason": "Shim", "pattern": ".*failed to create shim task: hcs::CreateComputeSystem.*" }
  ]
}
`

test('what node-problem-detector searches for is nothing that happened', () =>
  expect(graveIn(detector)).toEqual([]))

test('an answer in JSON with that message is', () =>
  expect(
    graveIn(
      '{ "rules": [], "message": "The container operating system does not match the host operating system" }\n',
    ),
  ).not.toEqual([]))

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

test.each([
  ['a rule among them', '- alert: A\n  expr: a == 0\n  labels: {severity: page}\n'],
  ['a part of one', 'alert: A\nexpr: |\n  sum(a)\n    == 0\n  expr: b\nfor: 5m\n'],
  ['two of them', '  - alert: A\n    expr: a == 0\n\n  - record: b\n    expr: sum(b)\n'],
])('what people say in the same paragraphs: %s', (_, rule) => {
  const text = `Our nodes run Windows Server 2022.\n\nThis one fires:\n\n${rule}\nWe run containerd 1.6.24 on them.\n`
  const last = text.split('\n').length - 1
  const told = diagnose([{ name: 'mail.txt', text }]).observations.flatMap(
    ({ name, value, line }) =>
      name === 'windowsRelease' || name === 'runtimeVersion' ? [`${String(value)} :${line}`] : [],
  )
  expect([...new Set(told)]).toEqual(['ltsc2022 :1', `1.6.24 :${last}`])
})

test('what a rule says among words', () =>
  expect(
    graveIn(`This one fires:\n${rules.replace('groups:', '\n')}\nWhat does it mean?\n`),
  ).toEqual([]))
