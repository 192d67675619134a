import { loopbackReleases, overlayIpamModes, wireServer } from '../../catalog/cni/azure-parts.ts'
import { azureIpamReleases } from '../../catalog/cni/release-gates.ts'
import { includesRelease } from '../../values/version.ts'
import { defineCniArtifact } from './cni-files.ts'
import { capabilitySection, dnsSearch, parts, sourced } from './cni-parts.ts'
import { namePolicies, policies } from './cni-policies.ts'
import { json } from '../formats/content.ts'
import { exceptionDecisions, isFabricOverlay } from '../../derived/exception-list.ts'
import type { DecisionId, Scenario } from '../../model/scenario.ts'

const decisions = [
  ...exceptionDecisions,
  'cniRelease',
  'clusterDNS',
  'clusterDomain',
  'hnsNetworkName',
  'ipFamily',
] as const satisfies readonly DecisionId[]

type Input = Pick<Scenario, (typeof decisions)[number]>

export const cniAzureVnet = defineCniArtifact({
  id: 'cni-azure-vnet',
  format: 'azure-vnet',
  summary: 'CNI file for Azure CNI',
  decisions,
  carries: ['cni', 'networkMode', 'ipam'],

  write(scenario, { file }) {
    return json({
      cniVersion: sourced(file.cniVersion.value, ['cniRelease'], file.cniVersion.sources),
      name: sourced(scenario.hnsNetworkName, ['hnsNetworkName'], ['a-netconf#L56']),
      plugins: sourced(
        [
          {
            type: sourced('azure-vnet', ['cni'], ['a-netconf#L57']),
            mode: sourced(
              scenario.networkMode === 'l2tunnel' ? 'tunnel' : 'bridge',
              ['networkMode'],
              ['acn-1.6.15#L291-L298', 'acn#3113'],
            ),
            bridge: sourced('azure0', [], ['a-netconf#L61', 'aks-cni-default']),
            ...(scenario.ipam === 'azure-cns' && knows('v4swift', scenario)
              ? {
                  executionMode: sourced(
                    'v4swift',
                    ['ipam', 'cniRelease'],
                    ['a-netconf#L77', 'ab-cni'],
                  ),
                }
              : {}),
            capabilities: capabilitySection(['portMappings', 'dns']),
            ipam: sourced(addressManagement(scenario), ['ipam'], ['a-netconf#L43-L51']),
            dns: sourced(
              {
                Nameservers: sourced(
                  [...parts(scenario.clusterDNS.text), wireServer.value],
                  ['clusterDNS'],
                  wireServer.sources,
                  'The DNS Service of the cluster, then that of Azure.',
                ),
                Search: dnsSearch(scenario),
              },
              ['clusterDNS', 'clusterDomain'],
              ['a-netconf#L79'],
              'Servers and search list are set together, or neither.',
            ),
            AdditionalArgs: namePolicies(policies(scenario, { api: 'hns', route: 'ROUTE' }), [
              'a-netconf#L19-L22',
              'a-netconf#L131-L143',
            ]),
            ...windowsSettings(scenario),
          },
        ],
        ['cni'],
        ['aks-cni-default'],
      ),
    })
  },
})

/** Older releases refuse or ignore the word. */
const knows = (word: keyof typeof azureIpamReleases, { cniRelease }: Input) =>
  includesRelease(azureIpamReleases[word].value, cniRelease)

function addressManagement(scenario: Input) {
  const type = sourced(scenario.ipam, ['ipam'], ['a-netconf#L43-L51'])
  const overlayMode = overlayIpamModes.value[scenario.ipFamily]
  if (!isFabricOverlay(scenario) || !knows(overlayMode, scenario)) return { type }
  return {
    type,
    mode: sourced(
      overlayMode,
      ['ipFamily', 'clusterCIDR', 'virtualNetworks'],
      overlayIpamModes.sources,
      'Pods have a range of their own, which the Azure fabric routes.',
    ),
  }
}

const windowsSettings = ({ directServerReturn, cniRelease }: Input) =>
  directServerReturn && includesRelease(loopbackReleases.value, cniRelease)
    ? {
        windowsSettings: sourced(
          { enableLoopbackDSR: true },
          ['directServerReturn', 'cniRelease'],
          loopbackReleases.sources,
        ),
      }
    : {}
