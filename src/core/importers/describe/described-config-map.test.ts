import { expect, test } from 'vitest'
import { diagnose } from '../../engine/diagnose/diagnose.ts'

const described = (name: string, namespace: string, data: string) =>
  `$ kubectl describe configmap ${name} -n ${namespace}
Name:         ${name}
Namespace:    ${namespace}
Labels:       <none>
Annotations:  <none>

Data
====
${data}

BinaryData
====

Events:  <none>
`
const faults = (text: string) =>
  diagnose([{ name: 'a.txt', text }])
    .findings.filter(({ severity }) => severity === 'error')
    .map(({ id, line }) => [id, line])

const roles = (groups: string) => `mapRoles:
----
- rolearn: arn:aws:iam::111122223333:role/linux
  username: system:node:{{EC2PrivateDNSName}}
  groups:
    - system:bootstrappers
    - system:nodes
- rolearn: arn:aws:iam::111122223333:role/windows-nodes
  username: system:node:{{EC2PrivateDNSName}}
  groups:
    - system:bootstrappers
${groups}`

test('the roles of nodes', () => {
  const missing = roles('    - system:nodes')
  expect(faults(described('aws-auth', 'kube-system', missing))).toEqual([['eks-windows-role', 16]])
  const whole = roles('    - system:nodes\n    - eks:kube-proxy-windows')
  expect(faults(described('aws-auth', 'kube-system', whole))).toEqual([])
})

test('a setting of one word', () => {
  const data = 'enable-windows-ipam:\n----\nfalse'
  expect(faults(described('amazon-vpc-cni', 'kube-system', data))).toEqual([
    ['eks-windows-ipam', 11],
  ])
})

test('a file, whose lines are those of the output', () => {
  const data =
    'net-conf.json:\n----\n{\n  "Network": "10.244.0.0/16",\n  "Backend": {\n    "Type": "vxlan",\n    "VNI": 4096,\n    "Port": 4789\n  }\n}'
  const { observations, findings } = diagnose([
    { name: 'a.txt', text: described('kube-flannel-cfg', 'kube-flannel', data) },
  ])
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(observations.map(({ name, raw, line }) => [name, raw, line])).toEqual(
    expect.arrayContaining([
      ['clusterCIDR', '10.244.0.0/16', 12],
      ['vni', '4096', 15],
    ]),
  )
})

test('what is cut off ends where the text ends', () => {
  const text = 'Name: a\nNamespace: b\n\nData\n====\nx:\n----\n'
  expect(faults(text)).toEqual([])
})
