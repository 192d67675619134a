import { expect, test } from 'vitest'
import { diagnose } from '../../engine/diagnose/diagnose.ts'

const read = (text: string) => {
  const { findings, observations } = diagnose([{ name: 'mail.txt', text }])
  return {
    found: findings
      .filter(({ severity }) => severity === 'error' || severity === 'warning')
      .map(({ id, line }) => `${id} ${line}`),
    facts: observations.map(({ name, raw, line }) => [name, raw, line]),
  }
}

const head = (version: string, kind: string) => `Name:         default
Namespace:
Labels:       a=b
              c=d
Annotations:  <none>
API Version:  ${version}
Kind:         ${kind}
Metadata:
  Creation Timestamp:  2024-03-01T10:00:00Z
  UID:                 7f0c
`

const installation = (mode: string) => `$ kubectl describe installation default
${head('operator.tigera.io/v1', 'Installation')}Spec:
  Calico Network:
    Bgp:  Disabled
    Ip Pools:
      Block Size:     26
      Cidr:           10.244.0.0/16
      Encapsulation:  ${mode}
      Block Size:     122
      Cidr:           fd00::/48
      Encapsulation:  None
    Windows Dataplane:  HNS
  Service CID Rs:
    10.96.0.0/12
    fd01::/112
Status:
  Calico Version:  v3.27.0
Events:            <none>
`

test('an object of Calico, row by row', () => {
  const { found, facts } = read(installation('VXLANCrossSubnet'))
  expect(found).toContain('calico-for-windows 18')
  expect(facts).toContainEqual(['clusterCIDR', '10.244.0.0/16', 17])
  expect(read(installation('VXLAN')).found).not.toContain('calico-for-windows 18')
})

const felix = (bpf: boolean) =>
  `${head('crd.projectcalico.org/v1', 'FelixConfiguration')}Spec:
  Bpf Enabled:  ${bpf}
  Vxlan VNI:    4096
Events:         <none>

Our Windows Server 2022 nodes stay NotReady.
`

test('what is said below it', () => {
  const { found, facts } = read(felix(true))
  expect(found).toContain('calico-ebpf 12')
  expect(facts).toContainEqual(['windowsRelease', 'Windows Server 2022', 16])
  expect(read(felix(false)).found).not.toContain('calico-ebpf 12')
})

test('labels and lists of the object', () => {
  const { facts } = read(`${head('node.k8s.io/v1', 'RuntimeClass')}Handler:  runhcs-wcow-process
Scheduling:
  Node Selector:
    kubernetes.io/os:                windows
    node.kubernetes.io/windows-build:  10.0.20348
  Tolerations:
    Effect:    NoSchedule
    Key:       os
    Operator:  Equal
    Value:     windows
Events:        <none>
`)
  expect(facts).toContainEqual(['runtimeClass.handler', 'runhcs-wcow-process', 11])
  expect(facts).toContainEqual(['runtimeClass.windowsBuild', '10.0.20348', 15])
})

const machines = (system: string) => `${head('machine.openshift.io/v1beta1', 'MachineSet')}Spec:
  Template:
    Metadata:
      Labels:
        machine.openshift.io/os-id:  ${system}
    Spec:
      Provider Spec:
        Value:
          User Data Secret:
            Name:  windows-user-data
`

test('machines of OpenShift', () => {
  expect(read(machines('windows')).found).toEqual(['distribution-objects 15'])
  expect(read(machines('Windows')).found).toEqual([])
})
