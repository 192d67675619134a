import type { Observation } from '../../../model/observation.ts'
import { named } from '../../../model/observed.ts'
import { isOfNode } from './node-parts.ts'

/**
 * An output that names its host tells of the node of that name alone, where a list has several: the
 * address of one is no other's. Each item holds what one output tells.
 */
export function withListedHosts(
  outputs: readonly (readonly Observation[])[],
): readonly Observation[] {
  const all = outputs.flat()
  const hosts = named(all, 'host.name')
  const nodes = hosts.length === 0 ? new Map<string, string>() : nodesIn(all)
  if (nodes.size < 2) return all
  return outputs.flatMap((own) => {
    const names = new Set(named(own, 'host.name').map(({ value }) => String(value).toLowerCase()))
    const [name = ''] = names
    const subject = names.size === 1 ? nodes.get(name) : undefined
    if (subject === undefined) return own
    return own.map((one) =>
      one.subject === undefined && isOfNode(one) ? { ...one, subject } : one,
    )
  })
}

/** The nodes that were listed, by the name of their host. */
const nodesIn = (all: readonly Observation[]): ReadonlyMap<string, string> =>
  new Map(
    all.flatMap(({ subject }) => {
      const name = subject?.startsWith('node ') === true ? subject.slice('node '.length) : ''
      return /^[\w.-]{1,253}$/.test(name)
        ? [[(name.split('.', 1)[0] ?? name).toLowerCase(), `node ${name}`] as const]
        : []
    }),
  )
