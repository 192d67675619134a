import { inferred, verified } from '../fact.ts'
import { defineMode } from './define.ts'

export const overlay = defineMode({
  id: 'overlay',
  name: 'Overlay',
  sentence: 'Pods live in a range of their own; between nodes their packets travel in VXLAN.',
  needs: 'UDP 4789 between the nodes, and a source VIP for kube-proxy.',
  hnsType: verified('Overlay', ['web-net-b', 'fl-vxlandev']),
  vSwitch: verified('external', ['web-net-b']),
  encapsulation: verified('VXLAN', ['flannel', 'web-net-b']),
  packets: verified('The frame is wrapped into UDP between node addresses.', ['web-net-b']),
  drawing: {
    changes: [],
    isWrapped: true,
    does: 'wraps packets in VXLAN',
    caption: 'The wire sees nodes only: pod packets travel inside.',
  },
  kubernetes: verified(true, ['web-net-b', 'doc004']),
  gate: verified({ name: 'WinOverlay', onFrom: '1.20', lockedFrom: '1.34' }, [
    'k8s-feat120#L820-L821',
    'ca-1.14 pkg/proxy/winkernel/proxier.go#L547-L548',
    'kep-5100',
    'rn-1.34#L164',
  ]),
  sourceVip: verified(true, ['doc002', 'ca-1.14 pkg/proxy/winkernel/proxier.go#L556', 'kep-5100']),
  dualStack: verified(false, ['web-dual', 'kep-5100', 'p-overlay']),
  dsr: verified(true, ['kep-5100']),
  performance: inferred('Medium: 50 bytes more per packet, and wrapping work.', ['ms-hcn']),
  isolation: inferred('Medium to high: the network around the nodes sees node addresses only.', [
    'web-net-b',
  ]),
  nodeToPod: verified('A node reaches its own pods only (Flannel: from 0.12.0 on).', [
    'web-net-b',
    'fl-vxlandev#L159-L178',
  ]),
  requirements: [
    verified('UDP 4789 must be open between all nodes; VMware NSX uses that port itself.', [
      'ms-problems#L168-L170',
    ]),
    verified('All nodes, Linux too, use one VNI from 4096 on and port 4789.', [
      'flannel#L109-L114',
      'fl-vxlannet#L105-L108',
    ]),
    verified('kube-proxy needs the name of the HNS network and a source VIP.', [
      'kep-5100',
      'doc002',
    ]),
  ],
})
