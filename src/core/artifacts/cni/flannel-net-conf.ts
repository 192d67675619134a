import { cniMode } from '../../catalog/cni/mode.ts'
import { defineCniArtifact } from './cni-files.ts'
import { firstPart, sourced } from './cni-parts.ts'
import { json } from '../formats/content.ts'

export const flannelNetConf = defineCniArtifact({
  id: 'flannel-net-conf',
  format: 'flannel',
  path: 'cni/net-conf.json',
  summary: 'Flannel backend settings, shared by Linux and Windows nodes',
  decisions: ['cni', 'networkMode', 'clusterCIDR', 'hnsNetworkName', 'vni', 'vxlanPort'],
  carries: ['networkMode', 'clusterCIDR', 'vni', 'vxlanPort'],

  write(scenario) {
    const { networkMode, clusterCIDR, hnsNetworkName, vni, vxlanPort } = scenario
    const mode = cniMode(scenario)
    const sources = mode?.support.sources ?? []
    const ownName = mode?.hnsNetworkName.value.replace('{vni}', String(vni))
    const name =
      hnsNetworkName === ownName
        ? {}
        : { Name: sourced(hnsNetworkName, ['hnsNetworkName'], ['fl-hostgw', 'flannel']) }
    return json({
      Network: sourced(
        clusterCIDR.value?.[0]?.text ?? firstPart(clusterCIDR.text),
        ['clusterCIDR', 'networkMode'],
        networkMode === 'overlay' ? ['p-overlay', 'f-win#L42-L43'] : ['f-win#L42-L43'],
        networkMode === 'overlay'
          ? 'win-overlay adds an address translation policy of its own with this pod subnet, beside the one of the file; nobody says what HNS makes of two.'
          : 'The same text stands in the exception list, else win-bridge adds a second policy.',
      ),
      Backend: sourced(
        networkMode === 'overlay'
          ? {
              Type: sourced('vxlan', ['networkMode'], sources),
              ...name,
              VNI: sourced(vni, ['vni'], mode?.vxlan?.minVni.sources),
              Port: sourced(vxlanPort, ['vxlanPort'], mode?.vxlan?.port.sources),
            }
          : { Type: sourced('host-gw', ['networkMode'], sources), ...name },
        ['networkMode'],
        ['fl-backends'],
      ),
    })
  },
})
