import { testLint } from '../../testing/test-lint.ts'
import { cniCalicoRoute } from './cni-calico-route.ts'

const file = (type: string) =>
  `{"cniVersion": "0.3.1", "name": "Calico", "plugins": [{"type": "calico", "mode": "vxlan", "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "${type}", "DestinationPrefix": "10.96.0.0/12", "NeedEncap": true}}]}]}`
const containerd = { containerRuntime: 'containerd' } as const
const docker = { containerRuntime: 'docker' } as const

testLint(cniCalicoRoute, {
  valid: [
    { name: 'containerd', text: file('SDNROUTE'), known: containerd },
    { name: 'Docker', text: file('ROUTE'), known: docker },
    {
      name: 'another plugin',
      text: file('ROUTE').replace('"calico"', '"azure-vnet"'),
      known: containerd,
    },
  ],
  invalid: [
    {
      name: 'the type of Docker',
      text: file('ROUTE'),
      known: containerd,
      messages: [/type ROUTE; with this runtime it is called SDNROUTE/],
      severity: 'error',
    },
    {
      name: 'the type of containerd',
      text: file('SDNROUTE'),
      known: docker,
      messages: [/called ROUTE/],
      severity: 'error',
    },
  ],
})
