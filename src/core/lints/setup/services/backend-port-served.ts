import { objectRelations } from '../../../catalog/workload/object-relations.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import type { Place } from '../../../model/finding.ts'
import { ofKind, type Parsed } from '../../../model/parsed.ts'
import { grouped } from '../../../values/grouped.ts'
import { memoizeByObject } from '../../../values/memoize.ts'
import { faultAt } from '../../fault-at.ts'
import { namedByReference, type Reference } from '../../named-references.ts'
import { namespaceOf } from '../../of-service.ts'

export const backendPortServed = defineLint({
  id: 'backend-port-served',
  on: 'setup',
  summary: 'The port that an Ingress, a route or a webhook asks of a Service is one of its ports',
  remediation: 'Write a port of the Service (spec.ports[].port), not one of the pods behind it.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest').filter(({ value }) => value.isPart !== true)
    const services = grouped(
      manifests.filter(({ value }) => value.kind === 'Service' && portsIn(value.value).length > 0),
      (one) => keyOf(namespaceOf(one), one.value.name ?? ''),
    )
    return manifests.flatMap((by) =>
      namedByReference(by.value).flatMap((one): readonly LintViolation[] => {
        const { port, kind, name } = one
        if (kind !== 'Service' || !port) return []
        const isNumber = /^\d+$/.test(String(port.value))
        const key = keyOf(spaceOf(by, one), name)
        const [sent, ...others] = services.get(key) ?? []
        const served =
          sent && others.length === 0
            ? { ports: portsIn(sent.value.value), at: sent.placeOf(['spec', 'ports']) }
            : sent
              ? undefined
              : isNumber
                ? listedOf(observations, key)
                : undefined
        if (!served || served.ports.some((own) => own.includes(String(port.value)))) return []
        const shown = served.ports
          .map(([number, ownName]) => (isNumber ? number : (ownName ?? number)))
          .slice(0, 10)
        return [
          faultAt(
            by.placeOf(port.path),
            'fails',
            `${by.value.kind} ${by.value.name ?? ''} sends to port ${String(port.value)} of the Service ${name}, which has ${shown.join(', ')} alone: ${consequence(by.value.kind)}.`,
            objectRelations.servicePort,
            { also: [served.at] },
          ),
        ]
      }),
    )
  },
})

type Sent = Parsed<'manifest'>

const consequence = (kind: string) =>
  kind.endsWith('WebhookConfiguration')
    ? 'the API server does not reach the webhook'
    : 'requests get an error (503) and reach none of its pods'

const keyOf = (namespace: string, name: string) => `${namespace}/${name}`

const spaceOf = (by: Sent, { space }: Reference): string =>
  typeof space === 'object' ? (space.told ?? '') : namespaceOf(by)

/** Of each port what it may be asked for by: its number, and its name. */
const portsIn = (service: unknown): readonly (readonly string[])[] =>
  nodesAt(service, ['spec'], ['ports', '*']).map(({ value }) =>
    ['port', 'name'].flatMap((key) => {
      const own = valueAt(value, [key])
      return typeof own === 'string' || typeof own === 'number' ? [String(own)] : []
    }),
  )

/** The list of services tells the numbers alone; by a name it cannot be judged. */
function listedOf(
  observations: readonly Observation[],
  key: string,
): { readonly ports: readonly (readonly string[])[]; readonly at: Place } | undefined {
  const [listed] = bySubject(named(observations, 'listed.servicePorts')).get(`service ${key}`) ?? []
  return listed
    ? {
        ports: String(listed.value)
          .split(',')
          .map((one) => [one]),
        at: placeOf(listed),
      }
    : undefined
}

const bySubject = memoizeByObject((all: readonly Observation[]) =>
  grouped(all, ({ subject = '' }) => subject),
)
