import { namespaceBounds } from '../../../catalog/workload/namespace-bounds.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import { ofKind, type Parsed } from '../../../model/parsed.ts'
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

  check({ parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest')
    const quotas = manifests
      .filter(({ value }) => value.kind === 'ResourceQuota' && !isScoped(value.value))
      .slice(0, mostQuotas)
    if (quotas.length === 0) return []
    const ranges = manifests.filter(({ value }) => value.kind === 'LimitRange')
    return manifests.flatMap((workload) =>
      workload.value.pod && workload.value.isPart !== true
        ? quotas
            .filter((quota) => namespaceOf(quota) === namespaceOf(workload))
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

const hard = (quota: Sent) =>
  nodesAt(quota.value.value, ['spec'], ['hard', '*'])
    .slice(0, mostQuotas)
    .flatMap(({ path, value }) => {
      const number = parseQuantity(String(value))
      return number === undefined
        ? []
        : [{ key: String(path.at(-1)), text: String(value), number, path }]
    })

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
function unstated(workload: Sent, quota: Sent): readonly LintViolation[] {
  return hard(quota).flatMap(({ key, path }): readonly LintViolation[] => {
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
            `The ResourceQuota ${quota.value.name ?? ''} counts ${key}, and a container of ${workload.value.name ?? ''} does not state it: the API server refuses its pods (“failed quota: … must specify ${key}”).`,
            namespaceBounds.quota,
            { also: [quota.placeOf(path)] },
          ),
        ]
      : []
  })
}

/** More pods, or more for all of them, than the quota has. */
function tooMuch(workload: Sent, quota: Sent): readonly LintViolation[] {
  const replicas = valueAt(workload.value.value, ['spec', 'replicas'])
  const count = typeof replicas === 'number' ? replicas : 1
  return hard(quota).flatMap(({ key, text, number, path }): readonly LintViolation[] => {
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
        `The ${count} ${count === 1 ? 'pod' : 'pods'} of ${workload.value.name ?? ''} ask for more ${key} than the ResourceQuota ${quota.value.name ?? ''} has, ${text}: the API server refuses the rest (“exceeded quota”).`,
        namespaceBounds.quota,
        { also: [quota.placeOf(path)] },
      ),
    ]
  })
}
