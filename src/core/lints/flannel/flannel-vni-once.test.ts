import { testLint } from '../../testing/test-lint.ts'
import { flannelVniOnce } from './flannel-vni-once.ts'

const node = (name: string, vni: number, os = 'windows') => `---
apiVersion: v1
kind: Node
metadata:
  name: ${name}
  annotations:
    flannel.alpha.coreos.com/backend-data: '{"VNI":${vni},"VtepMAC":"00:15:5d:33:4a:11"}'
status: {nodeInfo: {kubeletVersion: v1.28.1, operatingSystem: ${os}}}
`

testLint(flannelVniOnce, {
  valid: [
    { name: 'one identifier', text: node('a', 4096) + node('b', 4096, 'linux') },
    { name: 'one node', text: node('a', 4096) },
  ],
  invalid: [
    {
      name: 'that of Linux by default beside that of Windows',
      text: node('lin', 1, 'linux') + node('win', 4096),
      messages: [/has the VNI 1 and another 4096/],
      severity: 'error',
    },
    {
      name: 'what somebody writes of it',
      text: 'Linux nodes have flannel.alpha.coreos.com/backend-data: {"VNI":**1**,"VtepMAC":"aa"}\nand Windows has flannel.alpha.coreos.com/backend-data: {"VNI":4096}\n',
      messages: [/has the VNI 1 and another 4096/],
      severity: 'error',
    },
  ],
})
