import type { SourceRef } from '../../catalog/fact.ts'
import { nthAddress, type Cidr } from '../../values/address.ts'
import { because } from '../formats/explained.ts'
import type { DecisionId, Scenario } from '../../model/scenario.ts'

/** A value of a CNI file with what it follows from. */
export const sourced = <T>(
  value: T,
  decisions: readonly DecisionId[],
  sources: readonly SourceRef[] = [],
  text?: string,
) => because(value, { decisions, sources, ...(text === undefined ? {} : { text }) })

/** The entries of a text with commas between. */
export const parts = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** The first of a dual-stack pair. */
export const firstPart = (text: string) => parts(text)[0] ?? text

/** DNS of pods, for a runtime that hands none over. */
export const dnsSection = (
  names: { readonly servers: string; readonly search: string },
  scenario: Pick<Scenario, 'clusterDNS' | 'clusterDomain'>,
  sources: readonly SourceRef[],
) =>
  sourced(
    { [names.servers]: dnsServers(scenario), [names.search]: dnsSearch(scenario) },
    ['clusterDNS', 'clusterDomain'],
    sources,
    'What pods get as DNS when the runtime hands none over.',
  )

export const lowerDns = { servers: 'nameservers', search: 'search' } as const
export const upperDns = { servers: 'Nameservers', search: 'Search' } as const

/** What the runtime hands over for each pod. */
export const capabilitySection = (names: readonly ('portMappings' | 'dns')[]) =>
  sourced(
    Object.fromEntries(names.map((name) => [name, true])),
    [],
    ['cni-caps#L60-L71'],
    'What the runtime hands over for each pod.',
  )

const dnsServers = ({ clusterDNS }: Pick<Scenario, 'clusterDNS'>) =>
  sourced(
    parts(clusterDNS.text),
    ['clusterDNS'],
    [],
    'The DNS Service of the cluster, as the kubelet has it too.',
  )

export const dnsSearch = ({ clusterDomain }: Pick<Scenario, 'clusterDomain'>) =>
  sourced([`svc.${clusterDomain}`], ['clusterDomain'])

/** The IPv4 pod subnet of the node as text, and read where it can be. */
export function podSubnet({ podCIDR }: Pick<Scenario, 'podCIDR'>): {
  readonly text: string
  readonly range: Cidr | undefined
} {
  const ranges = podCIDR.value
  const range = ranges?.find(({ family }) => family === 'ipv4') ?? ranges?.[0]
  return { text: range?.text ?? firstPart(podCIDR.text), range }
}

/** An address of the pod subnet by number, if there is one. */
export const podAddress = (scenario: Pick<Scenario, 'podCIDR'>, n: number): string | undefined => {
  const { range } = podSubnet(scenario)
  return range && nthAddress(range, n)?.text
}

export const podSubnetText =
  'The pod subnet that the cluster assigned to this node: kubectl get node NAME -o jsonpath={.spec.podCIDR}'
