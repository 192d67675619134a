import { testLint } from '../../testing/test-lint.ts'
import { policyPeersTaken } from './policy-peers.ts'

const policy = (rule: object) => ({
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: { name: 'a' },
  spec: { podSelector: {}, ingress: [rule] },
})
const block = (cidr: string, ...except: readonly string[]) =>
  policy({ from: [{ ipBlock: { cidr, except } }] })

testLint(policyPeersTaken, {
  valid: [
    { name: 'a range of ports', document: policy({ ports: [{ port: 80, endPort: 90 }] }) },
    { name: 'a named port', document: policy({ ports: [{ port: 'http' }] }) },
    { name: 'a part of the range', document: block('10.0.0.0/8', '10.1.0.0/16') },
    { name: 'a range that a template fills in', document: block('${CIDR}', '10.0.0.0/8') },
    {
      name: 'a range and pods, each an item',
      document: policy({ from: [{ ipBlock: { cidr: '10.0.0.0/8' } }, { podSelector: {} }] }),
    },
  ],
  invalid: [
    {
      name: 'an end without a start',
      document: policy({ ports: [{ endPort: 90 }] }),
      messages: [/has endPort 90 and no port/],
      severity: 'error',
    },
    {
      name: 'an end before the start',
      document: policy({ ports: [{ port: 90, endPort: 80 }] }),
      messages: [/has endPort 80 and port 90/],
      severity: 'error',
    },
    {
      name: 'an exception elsewhere',
      document: block('10.1.0.0/16', '10.2.0.0/24'),
      messages: [/10\.2\.0\.0\/24, which is no part of 10\.1\.0\.0\/16/],
      severity: 'error',
    },
    {
      name: 'the whole range as exception',
      document: block('10.1.0.0/16', '10.1.0.0/16'),
      messages: [/strict subset/],
      severity: 'error',
    },
    {
      name: 'a range and pods in one item',
      document: policy({ from: [{ ipBlock: { cidr: '10.0.0.0/8' }, podSelector: {} }] }),
      messages: [/has ipBlock and podSelector/],
      severity: 'error',
    },
  ],
})
