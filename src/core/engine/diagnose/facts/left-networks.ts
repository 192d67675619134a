import { catalog } from '../../../catalog/catalog.ts'
import { privateNetworks } from '../../../catalog/cni/private-networks.ts'
import type { Observation } from '../../../model/observation.ts'

/**
 * Some plugins always give their network one name. Where such a plugin is told of, a network of
 * another name is a left one or another agent's, and decides nothing.
 */
export function withoutLeftNetworks(all: readonly Observation[]): readonly Observation[] {
  const observations = withoutGuessed(all)
  const own = namesOf(observations)
  if (own === undefined) return observations
  const left = new Set(
    observations.flatMap((one) =>
      one.decision === 'hnsNetworkName' && !own.has(String(one.value)) ? [placeKey(one)] : [],
    ),
  )
  const listed = new Set(
    observations.flatMap((one) => (one.name === 'hns.network.type' ? [placeKey(one)] : [])),
  )
  return observations.map((one) =>
    (one.decision === 'networkMode' || one.decision === 'hnsNetworkName') &&
    left.has(placeKey(one)) &&
    listed.has(placeKey(one))
      ? { ...one, decision: null, name: `left.${one.name}` }
      : one,
  )
}

/**
 * What a network is called, and a private network that a message names, tell the plugin only where nothing else
 * does: it may be the one that was left.
 */
function withoutGuessed(observations: readonly Observation[]): readonly Observation[] {
  const rows = new Set(
    observations.flatMap((one) => (one.name === 'hns.network.name' ? [placeKey(one)] : [])),
  )
  const isGuessed = (one: Observation) =>
    one.decision === 'cni' &&
    one.inferred === true &&
    one.weight === 'default' &&
    (rows.has(placeKey(one)) || privateNetworks.has(one.value))
  return observations.some((one) => one.decision === 'cni' && !isGuessed(one))
    ? observations.filter((one) => !isGuessed(one))
    : observations
}

const placeKey = ({ file, line }: Observation) => `${file}:${line}`

/** The names that the only plugin told of always gives; undefined where it takes any. */
function namesOf(observations: readonly Observation[]): ReadonlySet<string> | undefined {
  const plugins = new Set(
    observations.flatMap(({ decision, value }) => (decision === 'cni' ? [String(value)] : [])),
  )
  const [id] = plugins
  const plugin = Object.values(catalog.cni).find((one) => one.id === id)
  if (plugins.size !== 1 || !plugin) return undefined
  const fixed = plugin.modes.filter(({ hnsNetworkNameIsFixed }) => hnsNetworkNameIsFixed)
  return fixed.length === 0
    ? undefined
    : new Set(fixed.map(({ hnsNetworkName }) => hnsNetworkName.value))
}
