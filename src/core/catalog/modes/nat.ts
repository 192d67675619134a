import { inferred, unknown, verified } from '../fact.ts'
import { defineMode } from './define.ts'

export const nat = defineMode({
  id: 'nat',
  name: 'NAT',
  sentence: 'A private network behind the host, for development; Kubernetes does not use it.',
  needs: 'Nothing, but it is no cluster network.',
  hnsType: verified('NAT', ['ms-drivers', 'w-cni']),
  vSwitch: verified('internal', ['ms-drivers']),
  encapsulation: verified(null, ['web-net-b']),
  packets: verified('MAC and IP address become those of the host.', ['web-net-b']),
  drawing: {
    changes: ['mac', 'ip'],
    isWrapped: false,
    does: 'hides pods behind the host',
    caption: 'The wire sees the host only.',
  },
  kubernetes: verified(false, ['web-net-b', 'doc004', 'doc002']),
  dualStack: verified(false, ['ms-arch']),
  dsr: inferred(false, ['web-net-b']),
  performance: inferred('Low to medium: all traffic is translated.', ['ms-drivers']),
  isolation: inferred('Medium: hidden behind the address of the host.', ['ms-drivers']),
  nodeToPod: verified('Not directly: ports are published through the host.', ['ms-drivers']),
  requirements: [
    verified(
      'One internal prefix per host; it is not kept over a restart from Windows Server 2019 on.',
      ['ms-drivers'],
    ),
    unknown('Whether ICMP passes is not written anywhere.'),
  ],
})
