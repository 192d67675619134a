import { podAddresses } from '../../../catalog/endpoint-addresses.ts'
import type { Place } from '../../../model/finding.ts'
import { defineLint } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind, type AnyParsed } from '../../../model/parsed.ts'
import { grouped } from '../../../values/grouped.ts'

export const podAddressOnce = defineLint({
  id: 'pod-address-once',
  on: 'setup',
  summary: 'Each pod that runs has an address of its own',
  remediation:
    'Compare the pod subnets of both nodes (kubectl get nodes with spec.podCIDR), and what their CNI files have; then create one of the pods again.',
  decisions: [],

  check({ observations, parsed }) {
    const byFile = grouped(
      [...rowsIn(observations), ...objectsIn(parsed)],
      ({ place }) => place.file,
    )
    return [...byFile.values()].flatMap((pods) => {
      // What is there twice was listed at two times, and a later pod may have the address of an earlier one.
      if (new Set(pods.map(({ name }) => name)).size < pods.length) return []
      return [...grouped(pods, ({ address }) => address).values()].flatMap(([first, ...others]) => {
        const other = others.find(({ node }) => node !== first?.node)
        return first && other
          ? [
              {
                path: [],
                place: other.place,
                also: [first.place],
                basis: 'fails' as const,
                message: `${first.name} on ${first.node} and ${other.name} on ${other.node} both run with the address ${first.address}: packets for one reach the other, or neither.`,
                facts: [podAddresses],
              },
            ]
          : []
      })
    })
  },
})

interface Pod {
  readonly name: string
  readonly node: string
  readonly address: string
  readonly place: Place
}

/** Pods that run, of the rows of `kubectl get pods -o wide`. */
function rowsIn(observations: readonly Observation[]): readonly Pod[] {
  const nodes = bySubject(named(observations, 'pod.node'))
  const states = bySubject(named(observations, 'pod.status'))
  return named(observations, 'pod.ip').flatMap((one): readonly Pod[] => {
    const key = keyOf(one)
    const node = nodes.get(key)
    if (node === undefined || !one.subject?.startsWith('pod ')) return []
    if (states.get(key)?.value !== 'Running') return []
    const name = one.subject.slice('pod '.length)
    return [{ name, node: String(node.value), address: String(one.value), place: observedAt(one) }]
  })
}

const keyOf = ({ file, line, subject = '' }: Observation) => `${file}:${line} ${subject}`
const bySubject = (all: readonly Observation[]) => new Map(all.map((one) => [keyOf(one), one]))

/** The same of manifests; a pod of the network of its host has the address of that. */
const objectsIn = (parsed: readonly AnyParsed[]): readonly Pod[] =>
  ofKind(parsed, 'manifest').flatMap(({ value: { kind, name, value }, placeOf }) => {
    const at = (...path: readonly string[]) => valueAt(value, path)
    const [address, node] = [at('status', 'podIP'), at('spec', 'nodeName')]
    return kind === 'Pod' &&
      name !== undefined &&
      typeof address === 'string' &&
      typeof node === 'string' &&
      at('status', 'phase') === 'Running' &&
      at('status', 'hostIP') !== address
      ? [{ name, node, address, place: placeOf(['status', 'podIP']) }]
      : []
  })
