import { expect, test } from 'vitest'
import type { Choices } from '../../model/scenario.ts'
import { contentOf } from '../../testing/generate-content.ts'
import { verifyShell } from './verify-shell.ts'

const script = (given: Partial<Choices> = {}) =>
  contentOf(verifyShell, given, 'docs-1.20-flannel').content?.text ?? ''
const asked = (text: string) => [...text.matchAll(/^check '([^']*)'/gm)].map(([, title]) => title)

test('asks what the guide asks, in its order', () =>
  expect(asked(script())).toEqual([
    'Node win-node-1 is Ready',
    'Pods of win-webserver are Ready',
    'A node reaches each pod',
    'A pod reaches each pod',
    'The Service address answers, from a Linux node and from a pod',
    'A pod finds the Service by its name win-webserver.default.svc.cluster.local',
    'The NodePort of the node 10.127.130.21 answers from outside',
    'A pod reaches an address outside the cluster',
  ]))

test('asks nothing that the plan does not have', () => {
  expect(asked(script({ serviceType: 'ClusterIP' }))).not.toContain(
    'The NodePort of the node 10.127.130.21 answers from outside',
  )
  expect(asked(script({ isolation: 'hostprocess', serviceType: 'none' }))).toEqual([
    'Node win-node-1 is Ready',
    'Pods of win-webserver are Ready',
  ])
})

test('takes the first outside address of the plan', () => {
  expect(script({ externalTargets: ['192.168.40.12'] })).toContain(
    "outbound='http://192.168.40.12/'",
  )
  expect(script({ externalTargets: ['https://erp.example.com/x'] })).toContain(
    "outbound='https://erp.example.com/x'",
  )
})

test('holds nothing that no check of the plan calls', () => {
  const text = script({ isolation: 'hostprocess', serviceType: 'none' })
  expect(text).not.toMatch(/outbound|pods\(\)|pod_gets|answers|url\(\)/)
  expect(text).toContain('check() {')
  const functions = [...script().matchAll(/^(\w+)\(\) \{/gm)].map(([, name]) => name ?? '')
  expect(functions).toContain('pod_gets')
  for (const name of functions) {
    expect(script().match(new RegExp(`\\b${name}\\b`, 'g'))?.length, name).toBeGreaterThan(1)
  }
})

test('a hostile name stays one word', () => {
  const text = script({ workloadName: "x'; rm -rf / #", namespace: '$(reboot)' })
  expect(text).toContain(String.raw`--selector 'app=x'\''; rm -rf / #'`)
  expect(text).toContain("--namespace '$(reboot)' exec")
})
