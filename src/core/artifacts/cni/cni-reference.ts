import {
  apiVersionField,
  hcnPolicyKeys,
  overlayOnContainerd,
  portMappingReleases,
} from '../../catalog/cni/reference-plugins.ts'
import { includesRelease, isAtLeast } from '../../values/version.ts'
import { defineCniArtifact, usesHcn } from './cni-files.ts'
import { cniMode } from '../../catalog/cni/mode.ts'
import {
  dnsSection,
  firstPart,
  lowerDns,
  podAddress,
  podSubnet,
  podSubnetText,
  sourced,
} from './cni-parts.ts'
import { namePolicies, namePoliciesInLowerCase, policies } from './cni-policies.ts'
import { json } from '../formats/content.ts'
import { exceptionDecisions } from '../../derived/exception-list.ts'
import type { DecisionId, Scenario } from '../../model/scenario.ts'

/** What the binaries win-bridge and win-overlay read, also as Flannel's delegate. */
export const referenceDecisions = [
  ...exceptionDecisions,
  'containerRuntime',
  'cniRelease',
  'hnsNetworkName',
  'clusterDNS',
  'clusterDomain',
  'podCIDR',
] as const satisfies readonly DecisionId[]

export type ReferenceInput = Pick<Scenario, (typeof referenceDecisions)[number]>

export const cniReference = defineCniArtifact({
  id: 'cni-reference',
  format: 'reference',
  summary: 'CNI file for win-bridge or win-overlay',
  decisions: referenceDecisions,
  carries: ['networkMode', 'hnsNetworkName', 'serviceCIDR', 'podCIDR'],

  write(scenario, { file, modes }) {
    const mode = cniMode(scenario) ?? modes[0]
    return json({
      cniVersion: sourced(file.cniVersion.value, ['cniRelease'], file.cniVersion.sources),
      name: sourced(
        scenario.hnsNetworkName,
        ['hnsNetworkName'],
        mode?.hnsNetworkName.sources,
        'The name of the HNS network, which must exist.',
      ),
      type: sourced(mode?.binary, ['cni', 'networkMode']),
      ...apiVersion(scenario),
      capabilities: capabilities(scenario),
      ipam: addressManagement(scenario),
      dns: file.installer ? undefined : dnsSection(lowerDns, scenario, ['p-netconf#L119-L128']),
      ...referencePolicies(scenario),
    })
  },
})

const policySources = ['p-netconf#L39', 'p-netconf#L85-L116'] as const

/** Whether the binary of this release takes HCN policies from this file. */
function takesHcn(scenario: ReferenceInput): boolean {
  if (!usesHcn(scenario)) return false
  const isOverlay = cniMode(scenario)?.binary === 'win-overlay'
  return !isOverlay || includesRelease(overlayOnContainerd.value, scenario.cniRelease)
}

/** 2 makes the plugin call HCN, which containerd's network namespaces need. */
export const apiVersion = (scenario: ReferenceInput) =>
  takesHcn(scenario)
    ? { apiVersion: sourced(2, ['containerRuntime', 'cniRelease'], apiVersionField.sources) }
    : {}

/** What the plugin takes from the runtime: DNS, and port mappings where its release has them. */
export function capabilities(scenario: ReferenceInput) {
  const since = portMappingReleases[takesHcn(scenario) ? 'hcn' : 'hns']
  const maps =
    cniMode(scenario)?.binary === 'win-bridge' && includesRelease(since.value, scenario.cniRelease)
  return sourced(
    maps ? { portMappings: true, dns: true } : { dns: true },
    ['cniRelease'],
    maps ? since.sources : ['cni-caps#L60-L71'],
    'What the runtime hands over for each pod.',
  )
}

/** The policies under the key and in the form of the API that the release calls, HNS or HCN. */
export function referencePolicies(scenario: ReferenceInput) {
  if (!takesHcn(scenario)) {
    return {
      policies: namePolicies(policies(scenario, { api: 'hns', route: 'ROUTE' }), policySources),
    }
  }
  const isOverlay = cniMode(scenario)?.binary === 'win-overlay'
  const list = policies(scenario, {
    api: 'hcn',
    route: 'SDNRoute',
    providerAddress: isOverlay ? firstPart(scenario.nodeIP.text) : undefined,
  })
  const key = hcnPolicyKeys.value.findLast(({ from }) => isAtLeast(scenario.cniRelease, from))
  return key?.key === 'HcnPolicyArgs'
    ? { HcnPolicyArgs: sourced(list, ['cniRelease'], hcnPolicyKeys.sources) }
    : { policies: namePoliciesInLowerCase(list, policySources) }
}

function addressManagement(scenario: ReferenceInput) {
  if (scenario.ipam === 'hns') return undefined
  const rangeStart =
    scenario.networkMode === 'overlay' ? undefined : podAddress(scenario, firstFreeAddress)
  return sourced(
    {
      type: sourced(scenario.ipam, ['ipam']),
      subnet: sourced(podSubnet(scenario).text, ['podCIDR'], [], podSubnetText),
      ...(rangeStart === undefined
        ? {}
        : {
            rangeStart: sourced(
              rangeStart,
              ['podCIDR'],
              ['sdn#333', 'k8s#74836', 'p-bridge#L79-L82'],
              'The address before it is the gateway of the pods.',
            ),
          }),
    },
    ['ipam', 'podCIDR'],
    ['p-bridge#L58-L94', 'p-overlay'],
  )
}

/** .1 is the gateway of the HNS subnet, .2 that of the pods. */
const firstFreeAddress = 3
