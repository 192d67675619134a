import { testLint } from '../../../testing/test-lint.ts'
import { flannelNodeRange } from './flannel-node-range.ts'

const nodes = (
  range: string,
) => `$ kubectl get nodes -o custom-columns=NAME:.metadata.name,OS:.status.nodeInfo.osImage,CIDR:.spec.podCIDR
NAME   OS                               CIDR
win1   Windows Server 2022 Datacenter   ${range}
=== net-conf.json ===
{"Network": "10.244.0.0/16", "Backend": {"Type": "host-gw"}}
`

testLint(flannelNodeRange, {
  valid: [{ name: 'a part of the network', text: nodes('10.244.3.0/24') }],
  invalid: [
    {
      name: 'a range of another network',
      text: nodes('10.250.1.0/24'),
      messages: [/10\.250\.1\.0\/24 of a node is outside of 10\.244\.0\.0\/16/],
      severity: 'error',
    },
  ],
})
