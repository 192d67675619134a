import { inferred, unknown, verified } from '../fact.ts'
import { defineMode } from './define.ts'

export const transparent = defineMode({
  id: 'transparent',
  name: 'Transparent',
  sentence:
    'Pods sit on the physical network with their own MAC address; in Kubernetes with Open vSwitch (Antrea).',
  needs: 'Antrea with its Open vSwitch driver; not on Azure.',
  hnsType: verified('Transparent', ['ms-drivers', 'an-design']),
  vSwitch: verified('external', ['ms-drivers']),
  encapsulation: inferred('Geneve, VXLAN or STT by Open vSwitch', ['an-doc', 'web-net-b']),
  packets: verified('HNS changes nothing; Open vSwitch adds tunnels and translates addresses.', [
    'web-net-b',
    'an-design',
  ]),
  drawing: {
    changes: [],
    isWrapped: false,
    does: 'leaves packets to Open vSwitch',
    caption: 'HNS changes nothing; Open vSwitch does.',
  },
  kubernetes: verified(true, ['an-doc', 'web-net-b']),
  unsupportedPlatforms: verified(['azure', 'aks'], ['ms-drivers', 'ms-arch'], {
    note: 'written for Docker networks; Antrea does not repeat it',
  }),
  dualStack: verified(null, ['ms-arch'], {
    note: 'self-assigned addresses from Windows Server 2022 on, without load balancing or ACLs',
  }),
  dsr: inferred(null, ['an-doc'], { note: 'Open vSwitch balances the load' }),
  performance: unknown('Depends on Open vSwitch and the tunnel; nobody published figures.'),
  isolation: inferred('High with Antrea’s policies, none without.', ['an-design']),
  nodeToPod: verified('Through antrea-gw0, the first address of the pod subnet.', ['an-design']),
  requirements: [
    verified('MAC address spoofing must be allowed where the node is a virtual machine.', [
      'ms-drivers',
    ]),
    verified('The Open vSwitch driver must be signed, or test signing be on.', [
      'an-doc#L185-L201',
    ]),
    verified('The guide of Antrea switches the Windows firewall off.', ['an-doc']),
    verified('Antrea takes the place of kube-proxy from 1.13 on.', ['an-doc']),
  ],
})
