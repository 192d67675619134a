import { defineCniArtifact } from './cni-files.ts'
import { cniMode } from '../../catalog/cni/mode.ts'
import { dnsSection, lowerDns, sourced } from './cni-parts.ts'
import { json } from '../formats/content.ts'
import { apiVersion, capabilities, referenceDecisions, referencePolicies } from './cni-reference.ts'

export const cniFlannel = defineCniArtifact({
  id: 'cni-flannel',
  format: 'flannel',
  summary: 'CNI file for Flannel, which delegates to win-bridge or win-overlay',
  decisions: referenceDecisions,
  carries: ['cni', 'networkMode', 'hnsNetworkName', 'clusterDNS', 'serviceCIDR'],

  write(scenario, { file, modes }) {
    const mode = cniMode(scenario) ?? modes[0]
    return json({
      cniVersion: sourced(
        file.cniVersion.value,
        ['cniRelease'],
        file.cniVersion.sources,
        'Flannel hands it to its delegate, which must take it too.',
      ),
      name: sourced(
        scenario.hnsNetworkName,
        ['hnsNetworkName'],
        [...(mode?.hnsNetworkName.sources ?? []), 'vd#759'],
        'The HNS network that flanneld makes, and the network name of kube-proxy.',
      ),
      type: sourced('flannel', ['cni'], ['f-main']),
      capabilities: capabilities(scenario),
      delegate: sourced(
        {
          type: sourced(mode?.binary, ['networkMode'], mode?.support.sources),
          ...apiVersion(scenario),
          dns: dnsSection(lowerDns, scenario, ['p-netconf#L119-L128']),
          ...referencePolicies(scenario),
        },
        ['networkMode'],
        ['f-main', 'f-win#L33-L56'],
        'What Flannel hands to the plugin that makes the endpoint, together with the pod subnet.',
      ),
    })
  },
})
