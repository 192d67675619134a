import { expect, test } from 'vitest'
import { diagnose } from '../../engine/diagnose/diagnose.ts'

const policy = (spec: string) =>
  `apiVersion: networking.k8s.io/v1\nkind: NetworkPolicy\nmetadata: { name: a }\nspec:\n  podSelector: {}\n  ${spec}\n`
const toldOf = (spec: string) =>
  diagnose([{ name: 'a.yaml', text: policy(spec) }]).observations.flatMap(({ name, line }) =>
    name === 'policy.egressWithoutDns' ? [line] : [],
  )

test.each([
  ['one port', 'egress: [{ ports: [{ port: 443 }] }]'],
  ['nothing at all', 'policyTypes: [Egress]'],
  ['a range below', 'egress: [{ ports: [{ port: 20, endPort: 50 }] }]'],
])('%s leaves out DNS', (_, spec) => {
  expect(toldOf(spec)).toEqual([6])
})

test.each([
  [
    'a port of DNS',
    'egress: [{ ports: [{ port: 443 }] }, { ports: [{ port: 53, protocol: UDP }] }]',
  ],
  ['a range', 'egress: [{ ports: [{ port: 1, endPort: 1024 }] }]'],
  ['a named port', 'egress: [{ ports: [{ port: dns }] }]'],
  ['every port', 'egress: [{ to: [{ podSelector: {} }] }]'],
  ['what comes in alone', 'policyTypes: [Ingress]'],
])('%s does not', (_, spec) => {
  expect(toldOf(spec)).toEqual([])
})
