import { namespaceBounds } from '../../../catalog/workload/namespace-bounds.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Place } from '../../../model/finding.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind, type Parsed } from '../../../model/parsed.ts'
import { grouped } from '../../../values/grouped.ts'
import { parseQuantity } from '../../../values/quantity.ts'
import { mainContainersOf, resourcesAt } from '../../containers.ts'
import { faultAt } from '../../fault-at.ts'
import { namespaceOf } from '../../of-service.ts'

export const quotaAdmits = defineLint({
  id: 'quota-admits',
  on: 'setup',
  summary: 'A ResourceQuota of the namespace admits the pods of a workload',
  remediation: 'State what the quota counts, ask for less, or raise the quota.',
  decisions: [],

  check({ parsed, observations }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest')
    const quotas = [
      ...manifests
        .filter(({ value }) => value.kind === 'ResourceQuota' && !isScoped(value.value))
        .map(asObject),
      ...describedIn(observations),
    ].slice(0, mostQuotas)
    if (quotas.length === 0) return []
    const ranges = manifests.filter(({ value }) => value.kind === 'LimitRange')
    return manifests.flatMap((workload) =>
      workload.value.pod && workload.value.isPart !== true
        ? quotas
            .filter(({ namespace }) => namespace === namespaceOf(workload))
            .flatMap((quota) => [
              ...(ranges.some((one) => namespaceOf(one) === namespaceOf(workload))
                ? []
                : unstated(workload, quota)),
              ...tooMuch(workload, quota),
            ])
        : [],
    )
  },
})

type Sent = Parsed<'manifest'>

/** Nobody has more in a namespace, nor counts more. */
const mostQuotas = 20

/** One that counts some pods alone. */
const isScoped = (value: unknown) =>
  ['scopes', 'scopeSelector'].some((key) => valueAt(value, ['spec', key]) !== undefined)

interface Quota {
  readonly name: string
  readonly namespace: string
  readonly bounds: readonly Bound[]
}

interface Bound {
  readonly key: string
  readonly text: string
  readonly number: number
  readonly place: Place
}

const asObject = (quota: Sent): Quota => ({
  name: quota.value.name ?? '',
  namespace: namespaceOf(quota),
  bounds: nodesAt(quota.value.value, ['spec'], ['hard', '*'])
    .slice(0, mostQuotas)
    .flatMap(({ path, value }) => boundOf(String(path.at(-1)), String(value), quota.placeOf(path))),
})

function boundOf(key: string, text: string, place: Place): readonly Bound[] {
  const number = parseQuantity(text)
  return number === undefined ? [] : [{ key, text, number, place }]
}

/** `quota NAMESPACE/NAME`, as `kubectl describe quota` shows it. */
const describedIn = (observations: readonly Observation[]): readonly Quota[] =>
  [...grouped(named(observations, 'quota.hard'), ({ subject = '' }) => subject)].map(
    ([subject, rows]) => {
      const [namespace = '', name = ''] = subject.replace('quota ', '').split('/')
      const bounds = rows.flatMap((row) => {
        const [key = '', text = ''] = String(row.value).split('=')
        return boundOf(key, text, placeOf(row))
      })
      return { name, namespace, bounds }
    },
  )

/** `limits.memory`; `cpu` is the same as `requests.cpu`. */
const partsOf = (key: string) => {
  const [, way = 'requests', resource] = /^(?:(requests|limits)\.)?(cpu|memory)$/.exec(key) ?? []
  return resource === undefined ? undefined : { way, resource }
}

const statedIn = (container: unknown, way: string, resource: string): unknown =>
  valueAt(container, ['resources', way, resource]) ??
  // A limit stands for a request that is not there.
  (way === 'requests' ? valueAt(container, ['resources', 'limits', resource]) : undefined)

/** A container that does not say what the quota counts. */
function unstated(workload: Sent, quota: Quota): readonly LintViolation[] {
  return quota.bounds.flatMap(({ key, place }): readonly LintViolation[] => {
    const parts = partsOf(key)
    const lacking =
      parts &&
      mainContainersOf(workload.value).find(
        (one) => statedIn(one.value, parts.way, parts.resource) === undefined,
      )
    return lacking
      ? [
          faultAt(
            workload.placeOf(resourcesAt(lacking)),
            'refused',
            `The ResourceQuota ${quota.name} counts ${key}, and a container of ${workload.value.name ?? ''} does not state it: the API server refuses its pods (“failed quota: … must specify ${key}”).`,
            namespaceBounds.quota,
            { also: [place] },
          ),
        ]
      : []
  })
}

/** More pods, or more for all of them, than the quota has. */
function tooMuch(workload: Sent, quota: Quota): readonly LintViolation[] {
  const replicas = valueAt(workload.value.value, ['spec', 'replicas'])
  const count = typeof replicas === 'number' ? replicas : 1
  return quota.bounds.flatMap(({ key, text, number, place }): readonly LintViolation[] => {
    const parts = partsOf(key)
    const asked = parts
      ? count *
        mainContainersOf(workload.value)
          .map((one) => statedIn(one.value, parts.way, parts.resource))
          .reduce<number>(
            (sum, own) =>
              sum +
              (typeof own === 'string' || typeof own === 'number'
                ? (parseQuantity(String(own)) ?? 0)
                : 0),
            0,
          )
      : key === 'pods' || key === 'count/pods'
        ? count
        : 0
    if (asked <= number) return []
    const at = typeof replicas === 'number' ? ['spec', 'replicas'] : []
    return [
      faultAt(
        workload.placeOf(at),
        'refused',
        `The ${count} ${count === 1 ? 'pod' : 'pods'} of ${workload.value.name ?? ''} ask for more ${key} than the ResourceQuota ${quota.name} has, ${text}: the API server refuses the rest (“exceeded quota”).`,
        namespaceBounds.quota,
        { also: [place] },
      ),
    ]
  })
}
