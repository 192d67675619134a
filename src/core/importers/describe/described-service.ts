import { decided, stated } from '../../model/observe.ts'
import type { Observation } from '../../model/observation.ts'
import type { DecisionId } from '../../model/scenario.ts'
import type { Leaf } from '../tree.ts'

type Cell = (key: string, under?: string) => Pick<Leaf, 'raw' | 'place'> | undefined

const ofService: readonly (readonly [string, DecisionId])[] = [
  ['Session Affinity', 'sessionAffinity'],
  ['External Traffic Policy', 'externalTrafficPolicy'],
]
const ofClass = [
  ['API Version', 'runtimeClass.apiVersion'],
  ['Name', 'runtimeClass.name'],
  ['Handler', 'runtimeClass.handler'],
  ['node.kubernetes.io/windows-build', 'runtimeClass.windowsBuild'],
] as const

/** What `kubectl describe` prints of a Service or a RuntimeClass; nothing of anything else. */
export function describedFacts(cell: Cell): readonly Observation[] | undefined {
  const subject = (kind: string) => ({ subject: `${kind} ${cell('Name')?.raw ?? ''}` })
  if (cell('Kind')?.raw === 'RuntimeClass') {
    return ofClass.flatMap(([key, name]) => {
      const found = cell(key)
      return found ? [stated(name, found.raw, found.raw, found.place, subject('runtimeclass'))] : []
    })
  }
  if (!cell('Session Affinity')) return undefined
  const [name, endpoints] = [cell('Name'), cell('Endpoints')]
  return [
    ...(name && endpoints?.raw === '<none>'
      ? [stated('service.withoutEndpoints', name.raw, endpoints.raw, endpoints.place)]
      : []),
    ...ofService.flatMap(([key, id]) => {
      const found = cell(key)
      return found ? [decided(id, found.raw, found.raw, found.place, subject('service'))] : []
    }),
  ]
}
