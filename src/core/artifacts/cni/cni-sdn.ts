import { sdnOptionalFlags } from '../../catalog/cni/sdn-plugins.ts'
import { includesRelease } from '../../values/version.ts'
import { nthAddress } from '../../values/address.ts'
import { defineCniArtifact } from './cni-files.ts'
import { cniMode } from '../../catalog/cni/mode.ts'
import {
  capabilitySection,
  dnsSection,
  firstPart,
  podAddress,
  podSubnet,
  podSubnetText,
  sourced,
  upperDns,
} from './cni-parts.ts'
import { namePolicies, policies } from './cni-policies.ts'
import { json } from '../formats/content.ts'
import { exceptionDecisions } from '../../derived/exception-list.ts'
import type { DecisionId, Scenario } from '../../model/scenario.ts'

const decisions = [
  ...exceptionDecisions,
  'cniRelease',
  'hnsNetworkName',
  'clusterDNS',
  'clusterDomain',
  'podCIDR',
  'ipFamily',
] as const satisfies readonly DecisionId[]

type Input = Pick<Scenario, (typeof decisions)[number]>

export const cniSdn = defineCniArtifact({
  id: 'cni-sdn',
  format: 'sdn',
  summary: 'CNI file for sdnbridge, sdnoverlay or nat',
  decisions,
  carries: ['cni', 'networkMode', 'hnsNetworkName', 'podCIDR'],

  write(scenario, { file, modes }) {
    const mode = cniMode(scenario) ?? modes[0]
    const isCluster = mode?.hasExceptionList === true
    const flags = optionalFlags(scenario)
    const isDual = scenario.ipFamily === 'dual-stack' && isCluster
    return json({
      cniVersion: sourced(file.cniVersion.value, ['cniRelease'], file.cniVersion.sources),
      name: sourced(
        scenario.hnsNetworkName,
        ['hnsNetworkName'],
        ['w-cni', 'wcn#57'],
        'The HNS network; some releases also take its type from here.',
      ),
      type: sourced(mode?.binary, ['cni'], ['w-cni']),
      capabilities: capabilitySection(['portMappings', 'dns']),
      ...(Object.keys(flags).length > 0
        ? {
            optionalFlags: sourced(
              flags,
              ['cniRelease', 'ipam', 'ipFamily'],
              sdnOptionalFlags.sources,
            ),
          }
        : {}),
      ipam: sourced(addressManagement(scenario), ['ipam', 'podCIDR'], ['w-cni']),
      ...(isDual && scenario.ipam !== 'host-local' ? additionalRoutes(scenario) : {}),
      ...(isCluster
        ? {
            dns: dnsSection(upperDns, scenario, ['w-cni']),
            AdditionalArgs: namePolicies(
              policies(scenario, {
                api: 'hcn',
                route: 'SDNRoute',
                providerAddress:
                  scenario.networkMode === 'overlay' ? firstPart(scenario.nodeIP.text) : undefined,
              }),
              ['w-cni#L87-L97', 'w-ep#L207-L216'],
            ),
          }
        : {}),
    })
  },
})

function optionalFlags({ cniRelease, ipam, ipFamily, networkMode }: Input) {
  if (!includesRelease(sdnOptionalFlags.value, cniRelease) || networkMode !== 'l2bridge') return {}
  return {
    ...(ipam === 'host-local' ? { forceBridgeGateway: true } : {}),
    ...(ipFamily === 'dual-stack' ? { enableDualStack: true } : {}),
    ...(ipFamily === 'dual-stack' && ipam !== 'host-local'
      ? { gatewayFromAdditionalRoutes: true }
      : {}),
  }
}

function addressManagement(scenario: Input) {
  const { ipam, podCIDR, networkMode } = scenario
  if (ipam === 'azure-vnet-ipam') {
    return { type: sourced(ipam, ['ipam']), environment: 'azure' }
  }
  if (ipam === 'host-local' && scenario.ipFamily === 'dual-stack' && networkMode === 'l2bridge') {
    const ranges = podCIDR.value ?? []
    return {
      type: sourced(ipam, ['ipam']),
      ranges: sourced(
        ranges.map((range) => [
          { subnet: range.text, rangeStart: nthAddress(range, firstFreeAddress)?.text },
        ]),
        ['podCIDR'],
        ['sdn#333', 'k8s#74836', 'w-cni'],
        `${podSubnetText}. The addresses before the first one are the gateway’s and the node’s.`,
      ),
    }
  }
  const subnet = sourced(podSubnet(scenario).text, ['podCIDR'], [], podSubnetText)
  if (ipam === 'host-local') return { type: sourced(ipam, ['ipam']), subnet }
  const gateway = podAddress(scenario, networkMode === 'nat' ? 1 : 2)
  return {
    subnet,
    ...(gateway === undefined
      ? {}
      : { routes: [{ GW: sourced(gateway, ['podCIDR'], ['gce', 'w-cni']) }] }),
  }
}

/** .1 is the gateway, .2 the endpoint of the node. */
const firstFreeAddress = 3

/** The gateway of the second family, which `ipam` of these plugins cannot hold. */
function additionalRoutes({ podCIDR }: Input) {
  const range = podCIDR.value?.find(({ family }) => family === 'ipv6')
  const gateway = range && nthAddress(range, 2)?.text
  return gateway === undefined
    ? {}
    : { additionalRoutes: sourced([{ GW: gateway, Dst: '::/0' }], ['podCIDR', 'ipFamily']) }
}
