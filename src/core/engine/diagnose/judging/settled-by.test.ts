import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const pod = `apiVersion: node.k8s.io/v1
kind: RuntimeClass
metadata: {name: hv}
handler: runhcs-wcow-hypervisor
---
apiVersion: v1
kind: Pod
metadata: {name: old}
spec:
  runtimeClassName: hv
  nodeSelector: {kubernetes.io/os: windows}
  containers:
  - {name: a, image: 'mcr.microsoft.com/windows/servercore:ltsc2019'}
`
const nodes = `NAME   STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION    CONTAINER-RUNTIME
w1     Ready    <none>   5d    v1.28.2   10.0.5.12     <none>        Windows Server 2022 Datacenter   10.0.20348.1970   containerd://1.7.6
`
const config = (image: string) =>
  `version = 2\n[plugins."io.containerd.grpc.v1.cri"]\n  sandbox_image = "${image}"\n`

test('what a plan would take for a pause image is not said of a node whose image is told', () => {
  const { findings } = diagnose([
    { name: 'pod.yaml', text: pod },
    { name: 'nodes.txt', text: nodes },
    { name: 'config.toml', text: config('mcr.microsoft.com/oss/kubernetes/pause:3.9') },
  ])
  expect(findings.map(({ id }) => id)).not.toContain('pause-image')
})

const hostFindings = (text: string) =>
  diagnose([{ name: 'mail.txt', text: `${text}\n` }]).findings.filter(
    ({ id }) => id === 'windows-host-supported',
  )

test.each([
  'Docker swarm of three nodes, Windows Server 2016. The overlay network fails.',
  'A Windows Server 2016 node is in the swarm; docker service create hangs, HNS fails.',
  'Windows Server 2016: the overlay network of a service does not work in swarm.',
])('nodes of Swarm are none of Kubernetes: %s', (text) => expect(hostFindings(text)).toEqual([]))

test.each([
  'We leave Docker Swarm for Kubernetes 1.14, with a Windows Server 2016 node.',
  'docker service ls is empty on the Windows Server 2016 node, and its pods hang.',
])('those of Kubernetes are: %s', (text) => expect(hostFindings(text)).toHaveLength(1))

test.each([
  ['ip-192-168-41-12.ap-northeast-1.compute.internal', false],
  ['windows-production-01', true],
])('a name that scripts would cut: %s', (name, isSaid) => {
  const { findings } = diagnose([
    { name: 'mail.txt', text: `The Windows node ${name} has Kubernetes 1.29.3.\n` },
    {
      name: 'describe.txt',
      text: `Name:               ${name}\nRoles:              <none>\nLabels:             kubernetes.io/os=windows\n`,
    },
  ])
  expect(findings.some(({ id }) => id === 'node-name-length')).toBe(isSaid)
})
