import { catalog } from '../catalog/catalog.ts'
import type { ExceptionItem } from '../catalog/cni/define.ts'
import { network } from '../catalog/network.ts'
import { compareVersions } from '../values/version.ts'
import { anyOverlap, containsRange, rangeOf, type Cidr } from '../values/address.ts'
import { valuesOf } from '../values/parsed.ts'
import { cniMode } from '../catalog/cni/mode.ts'
import type { DecisionId, Scenario } from '../model/scenario.ts'
import { rangesIn } from './ranges.ts'

/** Every decision that the list and the routes follow from. */
export const exceptionDecisions = [
  'cni',
  'networkMode',
  'ipam',
  'windowsRelease',
  'clusterCIDR',
  'serviceCIDR',
  'managementSubnet',
  'virtualNetworks',
  'extraExceptions',
  'externalTargets',
  'nodeIP',
  'directServerReturn',
] as const satisfies readonly DecisionId[]

export type ExceptionInput = Pick<Scenario, (typeof exceptionDecisions)[number]>

export interface Exception {
  /** The network address with its prefix, as it stands in the file. */
  readonly text: string
  readonly range: Cidr
  /** The decision that it comes from. */
  readonly from: ExceptionItem | 'extraExceptions' | 'nodeIP'
}

/** What the OutBoundNAT policy of the CNI file excepts, in its order; empty where the plugin knows no list. */
export function exceptionList(scenario: ExceptionInput): readonly Exception[] {
  const wanted = wantedExceptions(scenario)
  return comparesBaseOnly(scenario) ? broadestPerBase(wanted) : wanted
}

/** What should be in the list, before the host limits it. */
export function wantedExceptions(scenario: ExceptionInput): readonly Exception[] {
  const mode = cniMode(scenario)
  if (!mode?.hasExceptionList) return []
  const items = mode.exceptions.value
    .filter((item) => item !== 'virtualNetworks' || !isFabricOverlay(scenario))
    .map((item) =>
      item === 'managementSubnet' && hasTargetAmongNodes(scenario) ? ('nodeIP' as const) : item,
    )
  const all = [...items, 'extraExceptions' as const].flatMap((from) =>
    rangesFrom(scenario, from).map((range): Exception => ({ text: range.text, range, from })),
  )
  return all.filter(({ text }, i) => all.findIndex((other) => other.text === text) === i)
}

/**
 * A host in the subnet of the nodes that pods must reach and that cannot answer them: then the
 * nodes alone are excepted, not their subnet.
 */
export const hasTargetAmongNodes = ({
  managementSubnet,
  externalTargets,
}: Pick<Scenario, 'managementSubnet' | 'externalTargets'>): boolean =>
  anyOverlap(valuesOf(externalTargets), rangesIn(managementSubnet))

/** AKS "overlay" and its like: pods have a range of their own on L2Bridge and the fabric routes it. */
export function isFabricOverlay({
  cni,
  ipam,
  clusterCIDR,
  managementSubnet,
  virtualNetworks,
}: Pick<
  Scenario,
  'cni' | 'ipam' | 'clusterCIDR' | 'managementSubnet' | 'virtualNetworks'
>): boolean {
  if (!catalog.cni[cni].fabricOverlayIpam?.value.includes(ipam)) return false
  const pods = clusterCIDR.value
  const around = [...valuesOf(virtualNetworks), ...rangesIn(managementSubnet)]
  return (
    pods !== undefined &&
    !pods.some((range) =>
      around.some((net) => containsRange(net, range) || containsRange(range, net)),
    )
  )
}

function rangesFrom(scenario: ExceptionInput, from: Exception['from']): readonly Cidr[] {
  if (from === 'nodeIP') return (scenario.nodeIP.value ?? []).map(rangeOf)
  return from === 'virtualNetworks' || from === 'extraExceptions'
    ? valuesOf(scenario[from])
    : rangesIn(scenario[from])
}

/** HNS of older builds names an exception by its base address and drops others with the same one. */
const comparesBaseOnly = ({ windowsRelease }: ExceptionInput) =>
  compareVersions(catalog.windows[windowsRelease].build.value, network.sameBase.value) <= 0

const broadestPerBase = (all: readonly Exception[]) =>
  all.filter(
    ({ range }) =>
      !all.some(
        (other) =>
          other.range.family === range.family &&
          other.range.first === range.first &&
          other.range.prefix < range.prefix,
      ),
  )
