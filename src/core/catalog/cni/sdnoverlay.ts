import { inferred, verified } from '../fact.ts'
import { defineCni } from './define.ts'
import { sdnFile, sdnPlugin } from './sdn-plugins.ts'
import { scriptedVxlan } from './win-overlay.ts'

export const sdnoverlay = defineCni({
  ...sdnPlugin,
  id: 'sdnoverlay',
  name: 'sdnoverlay',
  sentence:
    'Microsoft’s Overlay plugin for containerd, as Kubernetes’ own tests run it; something else must maintain the network.',
  modes: [
    {
      id: 'overlay',
      binary: 'sdnoverlay',
      support: verified('supported', ['w-cni', 'kep-5100']),
      ipam: verified(['host-local'], ['w-cni', 'kep-5100']),
      hnsNetworkName: inferred('vxlan0', ['sdn-helper#L176-L202'], { note: 'free choice' }),
      hnsNetworkBy: verified('script', ['wcn-0.3.1#L255', 'wcn#57']),
      vxlan: scriptedVxlan,
      exceptions: verified(
        ['clusterCIDR', 'serviceCIDR'],
        ['sdn-helper#L448-L482', 'swt-start#L24-L26'],
      ),
      excluded: inferred(['managementSubnet'], ['sdn-helper#L448-L482', 'swt-start#L24-L26']),
      hasExceptionList: true,
      routes: verified(['serviceCIDR'], ['sdn-helper#L448-L482']),
      dualStack: verified(false, ['web-dual', 'kep-5100']),
    },
  ],
  binaries: ['sdnoverlay.exe', 'host-local.exe'],
  networkPolicy: verified(false, ['w-readme']),
  ports: verified(
    [{ protocol: 'UDP', port: 'vxlanPort', peer: 'all nodes', purpose: 'VXLAN between the nodes' }],
    ['ms-problems#L168-L170'],
  ),
  file: {
    ...sdnFile,
    name: inferred('10-sdnoverlay.conf', ['w-cni'], { note: 'free choice' }),
  },
})
