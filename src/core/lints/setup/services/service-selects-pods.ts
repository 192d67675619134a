import type { AnyFact } from '../../../catalog/fact.ts'
import { serviceFeatures } from '../../../catalog/workload/service-features.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import { ofKind, type AnyParsed, type Parsed } from '../../../model/parsed.ts'
import { grouped } from '../../../values/grouped.ts'
import { nearest } from '../../../values/nearest.ts'
import { hasPortOf, portsOf } from '../../declared-ports.ts'
import { namespaceOf, podsBehind, podsSelectedBy } from '../../of-service.ts'

export const serviceSelectsPods = defineLint({
  id: 'service-selects-pods',
  on: 'setup',
  summary: 'A Service selects the pods that were sent with it, by labels and by port',
  remediation: 'Write the labels of the pods into spec.selector of the Service.',
  decisions: [],

  check({ parsed }) {
    const manifests = ofKind(parsed, 'manifest').filter(({ value }) => value.isPart !== true)
    const services = manifests
      .filter((one) => one.value.kind === 'Service' && asked(one).length > 0)
      .map((service) => ({
        service,
        own: podsBehind(service, parsed),
      }))
    if (services.length === 0) return []
    const selected = new Set(services.flatMap(({ own }) => own))
    const left = manifests.filter((one) => one.value.pod !== undefined && !selected.has(one))
    const others = grouped(left, fileOf)
    return services.slice(0, mostServices).flatMap(({ service, own }): readonly LintViolation[] => {
      if (own.some(({ value }) => value.isPart === true)) return []
      if (own.length > 0) return portsWithout(service, own)
      const stray = podsElsewhere(service, parsed, manifests)
      if (stray) return [stray]
      const beside = others.get(fileOf(service))
      const meant = (beside ?? left)
        .slice(0, mostServices)
        .filter((pod) => (beside ? isMeant(service, pod) : isNamesake(service, pod)))
      const [pod] = meant
      if (!pod || meant.length > 1) return []
      const [wanted] = asked(service).filter(({ key, value }) => {
        const has = labelOf(pod, key)
        return has !== value && !isFilledIn.test(`${value}${String(has)}`)
      })
      if (!wanted) return []
      const has = labelOf(pod, wanted.key)
      return [
        {
          path: [],
          place: service.placeOf(wanted.path),
          also: [pod.placeOf([])],
          basis: 'fails',
          message: `The Service ${service.value.name ?? ''} selects ${wanted.key}: ${wanted.value}; the pods of ${pod.value.kind} ${pod.value.name ?? ''} have ${typeof has === 'string' ? `${wanted.key}: ${has}` : 'no such label'}: it has no endpoints, and connections to it are refused or time out.`,
          facts: [serviceFeatures.selector],
        },
        // Which pods are meant is a conclusion, and so is what they lack.
        ...portsWithout(service, meant, serviceFeatures.selector),
      ]
    })
  },
})

type Sent = Parsed<'manifest'>

/** Nobody reads more of them. */
const mostServices = 200

/** The pods that it asks for stand in another namespace, where no Service has them. */
function podsElsewhere(
  service: Sent,
  parsed: readonly AnyParsed[],
  manifests: readonly Sent[],
): LintViolation | undefined {
  const path = ['metadata', 'namespace']
  const told = (one: Sent) => valueAt(one.value.value, path)
  const space = told(service)
  const [pods, ...others] = podsSelectedBy(service.value.value, parsed)
  const where = pods && told(pods)
  if (!pods || others.length > 0 || typeof space !== 'string' || typeof where !== 'string')
    return undefined
  if (space === where || /[<{$]/.test(space + where)) return undefined
  // Several environments have the same labels, and what is sent of each of them is told apart.
  const isOfOther = ({ value }: Sent) => value.pod !== undefined && value !== pods.value
  if (manifests.some((one) => isOfOther(one) && told(one) === space)) return undefined
  const wanted = JSON.stringify(valueAt(service.value.value, ['spec', 'selector']))
  const isServed = manifests.some(
    (one) =>
      one.value.kind === 'Service' &&
      told(one) === where &&
      JSON.stringify(valueAt(one.value.value, ['spec', 'selector'])) === wanted,
  )
  return isServed
    ? undefined
    : {
        path: [],
        place: service.placeOf(path),
        also: [pods.placeOf(path)],
        basis: 'fails',
        message: `The Service ${service.value.name ?? ''} is in the namespace ${space}, and the pods of ${pods.value.kind} ${pods.value.name ?? ''} that it selects are in ${where}: a Service has pods of its own namespace alone, so it has no endpoints.`,
        remediation: `Write namespace: ${where} for the Service; others reach it as ${service.value.name ?? 'NAME'}.${where}.`,
        facts: [serviceFeatures.selector],
      }
}

/** A reference or a template, of which nobody knows what it becomes. */
const isFilledIn = /\$\{|\{\{|[<>]/

const fileOf = (one: Sent) => one.placeOf([]).file

const asked = ({ value: { value } }: Sent) =>
  nodesAt(value, ['spec', 'selector'], ['*']).flatMap((one) =>
    typeof one.value === 'string'
      ? [{ key: String(one.path.at(-1)), value: one.value, path: one.path }]
      : [],
  )

const labelOf = ({ value: { value, pod } }: Sent, key: string) =>
  valueAt(value, [...(pod?.path ?? []), 'metadata', 'labels', key])

/**
 * Their names go together, or a label and what is asked of it do. Where one is only longer, as
 * `web-cache` beside `web`, it is of a part of its own unless the port agrees too.
 */
function isMeant(service: Sent, pod: Sent): boolean {
  if (namespaceOf(service) !== namespaceOf(pod)) return false
  const pairs: readonly (readonly [unknown, unknown])[] = [
    [service.value.name, pod.value.name],
    ...asked(service).map(({ key, value }) => [value, labelOf(pod, key)] as const),
  ]
  return (
    pairs.some(([a, b]) => areAlike(a, b)) ||
    (pairs.some(([a, b]) => isPart(a, b)) && hasPortOf(service, pod))
  )
}

/** In another file the name alone tells that it is the one, where nothing else bears it. */
const isNamesake = (service: Sent, pod: Sent) =>
  namespaceOf(service) === namespaceOf(pod) &&
  service.value.name !== undefined &&
  service.value.name === pod.value.name

/** The same, or one letter wrong. */
const areAlike = (a: unknown, b: unknown): boolean =>
  typeof a === 'string' &&
  typeof b === 'string' &&
  Math.min(a.length, b.length) > 2 &&
  (a === b || nearest(a, [b]) !== undefined)

/** `web` and `web-frontend`. */
const isPart = (a: unknown, b: unknown): boolean =>
  typeof a === 'string' &&
  typeof b === 'string' &&
  Math.min(a.length, b.length) > 2 &&
  (a.includes(b) || b.includes(a))

/** The names in `targetPort` that no container of the pods declares. */
function portsWithout(
  service: Sent,
  pods: readonly Sent[],
  ...more: readonly AnyFact[]
): readonly LintViolation[] {
  const declared = new Set(portsOf(pods).map((one) => valueAt(one, ['name'])))
  return nodesAt(service.value.value, ['spec'], ['ports', '*'])
    .map((one) => ({
      path: [...one.path, 'targetPort'],
      name: valueAt(one.value, ['targetPort']),
    }))
    .flatMap(({ path, name }) =>
      typeof name !== 'string' || /^\d+$/.test(name) || declared.has(name)
        ? []
        : [
            {
              path: [],
              place: service.placeOf(path),
              also: pods.slice(0, 1).map((pod) => pod.placeOf([])),
              basis: 'fails' as const,
              message: `targetPort of the Service ${service.value.name ?? ''} is ${name}, and no container of its pods names a port so: the port has no endpoints.`,
              remediation: `Give the port of the container name: ${name}, or write its number.`,
              facts: [serviceFeatures.namedPort, ...more],
            },
          ],
    )
}
