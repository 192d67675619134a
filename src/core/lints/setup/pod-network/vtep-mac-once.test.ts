import { expect, test } from 'vitest'
import { diagnose } from '../../../engine/diagnose/diagnose.ts'
import { testLint } from '../../../testing/test-lint.ts'
import { vtepMacOnce } from './vtep-mac-once.ts'

const node = (name: string, mac: string, address: string) => `apiVersion: v1
kind: Node
metadata:
  annotations:
    flannel.alpha.coreos.com/backend-data: '{"VNI":4096,"VtepMAC":"${mac}"}'
    flannel.alpha.coreos.com/backend-type: vxlan
    flannel.alpha.coreos.com/kube-subnet-manager: "true"
    flannel.alpha.coreos.com/public-ip: ${address}
  labels:
    kubernetes.io/os: windows
  name: ${name}
status:
  addresses:
  - address: ${address}
    type: InternalIP
  nodeInfo:
    operatingSystem: windows
`
const described = (mac: string, address: string) =>
  `Name: w\nAnnotations:        flannel.alpha.coreos.com/backend-data: {"VNI":4096,"VtepMAC":"${mac}"}\n                    flannel.alpha.coreos.com/backend-type: vxlan\n                    flannel.alpha.coreos.com/public-ip: ${address}\n`

const [one, other] = ['00:15:5d:01:02:03', '00:15:5d:01:02:04']

testLint(vtepMacOnce, {
  valid: [
    {
      name: 'each its own',
      text: `${node('w1', one, '10.0.0.4')}---\n${node('w2', other, '10.0.0.5')}`,
    },
    {
      name: 'one node twice',
      text: `${node('w1', one, '10.0.0.4')}---\n${node('w1', one, '10.0.0.4')}`,
    },
    {
      name: 'one node that got another address',
      text: `${node('w1', one, '10.0.0.4')}---\n${node('w1', one, '10.0.0.5')}`,
    },
  ],
  invalid: [
    {
      name: 'one MAC for two',
      text: `${node('w1', one, '10.0.0.4')}---\n${node('w2', one, '10.0.0.5')}`,
      messages: [/w2 and w1 have the VTEP MAC 00:15:5d:01:02:03/],
      severity: 'error',
    },
    {
      name: 'the same of descriptions',
      text: `$ kubectl describe nodes\n${described(one, '10.0.0.4')}\n${described(one, '10.0.0.5')}`,
      messages: [/10\.0\.0\.5 and 10\.0\.0\.4 have the VTEP MAC/],
    },
  ],
})

const hns = (mac: string, subnet: number) =>
  `PS C:\\> Get-HnsNetwork | ConvertTo-Json\n[{"Name":"vxlan0","Type":"Overlay","Policies":[{"Type":"DrMacAddress","Address":"${mac}"}],"Subnets":[{"AddressPrefix":"10.244.${subnet}.0/24"}]}]`

test('what HNS says on nodes that were sent apart', () => {
  const found = (first: string, second: string) =>
    diagnose([
      { name: 'win-1/hns.txt', text: hns(first, 3) },
      { name: 'win-2/hns.txt', text: hns(second, 4) },
    ]).findings.map(({ id }) => id)

  expect(found('00-15-5D-01-02-03', '00-15-5D-01-02-03')).toEqual(['vtep-mac-once'])
  expect(found('00-15-5D-01-02-03', '00-15-5D-01-02-04')).toEqual([])
})
