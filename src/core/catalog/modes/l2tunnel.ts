import { inferred, unknown, verified } from '../fact.ts'
import { defineMode } from './define.ts'

export const l2tunnel = defineMode({
  id: 'l2tunnel',
  name: 'L2Tunnel',
  sentence:
    'L2Bridge for Azure: every packet goes up to the physical host, where network policy applies.',
  needs: 'Azure, and Azure CNI up to 1.6.15.',
  hnsType: verified('L2Tunnel', ['ms-drivers']),
  vSwitch: verified('external', ['ms-drivers']),
  encapsulation: inferred(null, ['ms-drivers'], {
    note: 'what the fabric does lies outside the VM',
  }),
  packets: verified('The MAC address changes; the pod address stays visible.', ['web-net-b']),
  drawing: {
    changes: ['mac'],
    isWrapped: false,
    does: 'sends every packet up to the host',
    caption: 'The Azure host sees every packet first.',
    via: 'Physical host of Azure',
  },
  kubernetes: verified(true, ['web-net-b', 'doc004']),
  platforms: verified(['azure', 'aks'], ['ms-drivers', 'web-net-b', 'doc004']),
  dualStack: unknown(null),
  dsr: unknown(null),
  performance: inferred('Medium: also traffic between pods of one node leaves the VM.', [
    'ms-drivers',
  ]),
  isolation: verified('High: the fabric applies policy outside the VM.', ['ms-drivers']),
  nodeToPod: inferred('As L2Bridge.', ['web-net-b']),
  requirements: [
    verified('Only on Azure.', ['ms-drivers']),
    inferred('Pod addresses are secondary addresses of the node’s adapter.', ['ms-drivers']),
  ],
})
