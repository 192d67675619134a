import { verified } from '../fact.ts'
import { defineCni } from './define.ts'
import { sdnFile, sdnPlugin } from './sdn-plugins.ts'

export const sdnbridge = defineCni({
  ...sdnPlugin,
  id: 'sdnbridge',
  name: 'sdnbridge',
  sentence:
    'Microsoft’s L2Bridge plugin for containerd, as the Windows nodes of Google Cloud use it.',
  modes: [
    {
      id: 'l2bridge',
      binary: 'sdnbridge',
      support: verified('supported', ['gce', 'w-cni']),
      ipam: verified(['hns', 'host-local', 'azure-vnet-ipam'], ['gce', 'w-cni', 'ae-kube']),
      hnsNetworkName: verified('l2bridge', ['gce', 'wcn-0.2.0#L237']),
      hnsNetworkBy: verified('script', ['wcn-0.3.1#L255', 'wcn#57'], {
        note: 'releases differ in where they take the type from; with a network made beforehand all work',
      }),
      exceptions: verified(
        ['clusterCIDR', 'serviceCIDR', 'managementSubnet'],
        ['sdn-helper#L420-L446', 'doc002', 'doc003'],
      ),
      hasExceptionList: true,
      routes: verified(['serviceCIDR', 'nodeIP'], ['sdn-helper#L420-L446', 'gce']),
      podsInNodeNetwork: verified(['hns', 'host-local', 'azure-vnet-ipam'], ['ms-drivers#L73-L76']),
      dualStack: verified(true, ['w-cni']),
    },
  ],
  binaries: ['sdnbridge.exe'],
  networkPolicy: verified(false, ['w-readme'], { note: 'ACL policies in the file only' }),
  ports: verified([], ['w-cni']),
  file: {
    ...sdnFile,
    name: verified('l2bridge.conf', ['gce']),
  },
})
