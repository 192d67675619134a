import { namespaceBounds } from '../../../catalog/workload/namespace-bounds.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import { ofKind } from '../../../model/parsed.ts'
import { parseQuantity } from '../../../values/quantity.ts'
import { faultAt } from '../../fault-at.ts'
import { namespaceOf } from '../../of-service.ts'

export const limitRangeAdmits = defineLint({
  id: 'limit-range-admits',
  on: 'setup',
  summary: 'A LimitRange of the namespace admits what containers ask for',
  remediation:
    'Ask for what the LimitRange allows, or change it: kubectl edit limitrange -n NAMESPACE.',
  decisions: [],

  check({ parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest').filter(({ value }) => value.isPart !== true)
    const ranges = manifests.filter(({ value }) => value.kind === 'LimitRange').slice(0, mostRanges)
    if (ranges.length === 0) return []
    return manifests.flatMap((workload) => {
      const { value, pod, name = '' } = workload.value
      if (!pod) return []
      const containers = nodesAt(value, [...pod.path, 'spec'], ['containers', '*'])
      return ranges
        .filter((range) => namespaceOf(range) === namespaceOf(workload))
        .flatMap((range) =>
          boundsOf(range.value.value)
            .slice(0, mostRanges)
            .map((bound) => ({ range, ...bound })),
        )
        .flatMap(({ range, path: at, resource, kind, text, number }) =>
          containers.flatMap((container): readonly LintViolation[] => {
            const own = asked(container.value, kind, resource)
            if (!own || (kind === 'max' ? own.number <= number : own.number >= number)) return []
            return [
              faultAt(
                workload.placeOf([...container.path, ...own.path]),
                'refused',
                `${name} has ${own.text} of ${resource}, and the LimitRange ${range.value.name ?? ''} of its namespace allows ${kind === 'max' ? 'at most' : 'at least'} ${text} for a container: the API server refuses its pods (“${kind === 'max' ? 'maximum' : 'minimum'} ${resource} usage per Container is ${text}”).`,
                namespaceBounds.limitRange,
                { also: [range.placeOf(at)] },
              ),
            ]
          }),
        )
    })
  },
})

/** Nobody has more in a namespace. */
const mostRanges = 20

const boundsOf = (value: unknown) =>
  nodesAt(value, ['spec'], ['limits', '*']).flatMap((item) =>
    valueAt(item.value, ['type']) === 'Container'
      ? (['max', 'min'] as const).flatMap((kind) =>
          nodesAt(item.value, [kind], ['*']).flatMap((one) => {
            const number = parseQuantity(String(one.value))
            const resource = String(one.path.at(-1))
            return number === undefined
              ? []
              : [
                  {
                    kind,
                    resource,
                    number,
                    text: String(one.value),
                    path: [...item.path, ...one.path],
                  },
                ]
          }),
        )
      : [],
  )

/** The limit counts against the maximum, the request against the minimum; each stands for the other where it is alone. */
function asked(container: unknown, kind: 'max' | 'min', resource: string) {
  const ways = kind === 'max' ? ['limits', 'requests'] : ['requests', 'limits']
  for (const way of ways) {
    const path = ['resources', way, resource]
    const value = valueAt(container, path)
    if (typeof value !== 'string' && typeof value !== 'number') continue
    const number = parseQuantity(String(value))
    if (number !== undefined) return { number, text: String(value), path }
  }
  return undefined
}
