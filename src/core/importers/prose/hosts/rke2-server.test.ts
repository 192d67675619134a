import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const roles = (text: string) =>
  diagnose([{ name: 'mail.txt', text }]).observations.filter(({ name }) => name === 'rke2.role')

test.each([
  'We want to install the RKE2 server on our Windows Server 2022 machine.',
  'We run RKE2 v1.29.4+rke2r1, and our RKE2 server on Windows Server 2022 does not start.',
  'The RKE2 control plane on two Windows machines stops at once.',
  'We set up the RKE2 server on a Windows VM yesterday. Is there a log?',
])('a server of RKE2 on Windows: %s', (text) =>
  expect(roles(text).map(({ value, raw }) => [value, raw])).toEqual([
    ['server', /control plane/.test(text) ? 'control plane' : 'server'],
  ]),
)

test.each([
  'We do not run the RKE2 server on Windows.',
  'The RKE2 server on Windows is not supported.',
  'The RKE2 servers are Linux, the agent is on Windows Server 2022.',
  "We don't run the RKE2 server on Windows; the servers are Ubuntu. Agents are Windows Server 2022, v1.29.4+rke2r1.",
  'We don’t have an RKE2 server on Windows, only agents.',
  'Can the RKE2 server on Windows work? We have it on Ubuntu. The agents are Windows Server 2022, v1.29.4+rke2r1.',
  'Is an RKE2 server on Windows Server 2022 possible at all?',
  'We never put the RKE2 control plane on Windows.',
  'The agents wait for the address of the RKE2 server on Windows nodes.',
  'The guide says that an RKE2 server on Windows stops at once.',
])('no server of RKE2 on Windows: %s', (text) => expect(roles(text)).toEqual([]))

const networks = (text: string) =>
  diagnose([{ name: 'mail.txt', text }]).observations.flatMap(({ name, value }) =>
    name === 'rke2.cni' || name === 'network.otherCni' ? [`${name} ${String(value)}`] : [],
  )

test.each([
  ['RKE2 v1.27.8+rke2r1, cni: flannel in config.yaml. The agent on Windows stops.', 'flannel'],
  ['/etc/rancher/rke2/config.yaml: cni: canal\nThe Windows agent stops.', 'canal'],
])('the network of RKE2 in words: %s', (text, cni) =>
  expect(networks(text)).toContain(`rke2.cni ${cni}`),
)

test.each([
  'We do not use cni: canal on RKE2, the agents are Windows Server 2022.',
  'Would cni: flannel work with RKE2 on Windows?',
  'RKE2 has cni: calico, flannel or canal.',
  'kubeadm, cni: flannel, Windows Server 2022',
])('and none: %s', (text) => expect(networks(text)).toEqual([]))

test.each([
  'The old RKE2 cluster had cni: canal, the Windows one has cni: calico.',
  'Our RKE2 management cluster has cni: canal, the downstream cluster with Windows has cni: calico.',
])('of two networks none is that of the servers: %s', (text) =>
  expect(networks(text)).not.toContainEqual(expect.stringMatching(/^rke2\.cni/)),
)
