import { namedObjects } from '../../../catalog/workload/named-objects.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt, valueAt, type Node } from '../../../model/nodes.ts'
import { ofKind, type Parsed } from '../../../model/parsed.ts'
import { faultAt } from '../../fault-at.ts'
import { namespaceOf } from '../../of-service.ts'

export const monitorSelectsService = defineLint({
  id: 'monitor-selects-service',
  on: 'setup',
  summary: 'A ServiceMonitor selects the Service that was sent with it, by labels and by port',
  remediation: 'Write the labels and the name of the port of the Service into the ServiceMonitor.',
  decisions: [],

  check({ parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest').filter(({ value }) => value.isPart !== true)
    const services = manifests.filter(({ value }) => value.kind === 'Service')
    const monitors = manifests.filter(({ value }) => value.kind === 'ServiceMonitor')
    // Of several nobody sees which one is meant.
    const [monitor] = monitors
    if (!monitor || monitors.length > 1) return []
    const near = services.filter((one) => reaches(monitor, one))
    const wanted = nodesAt(monitor.value.value, selector, ['*']).slice(0, mostLabels)
    const chosen = near.filter((one) => wanted.every((label) => has(one, label)))
    const [service] = chosen.length > 0 ? chosen : near
    if (!service) return elsewhere(monitor, services, wanted)
    if (chosen.length === 0 && near.length > 1) return []
    const lacking = wanted.find((label) => !has(service, label))
    return [
      ...(lacking
        ? [
            faultAt(
              monitor.placeOf(lacking.path),
              'fails',
              `The ServiceMonitor ${monitor.value.name ?? ''} selects ${String(lacking.path.at(-1))}: ${String(lacking.value)}, and the Service ${service.value.name ?? ''} has no such label in its metadata: Prometheus gets no target of it.`,
              namedObjects.monitored,
              { also: [service.placeOf(['metadata'])] },
            ),
          ]
        : []),
      ...portsWithout(monitor, service),
    ]
  },
})

type Sent = Parsed<'manifest'>

/** Nobody selects by more. */
const mostLabels = 20

const selector = ['spec', 'selector', 'matchLabels']

/** Whether a monitor looks in the namespace of a Service. */
function reaches(monitor: Sent, service: Sent): boolean {
  const spaces = valueAt(monitor.value.value, ['spec', 'namespaceSelector'])
  if (valueAt(spaces, ['any']) === true) return true
  const names = nodesAt(spaces, ['matchNames'], ['*']).map((one) => one.value)
  return (names.length > 0 ? names : [namespaceOf(monitor)]).includes(namespaceOf(service))
}

/** The one Service with its labels stands in a namespace where it does not look. */
function elsewhere(
  monitor: Sent,
  services: readonly Sent[],
  wanted: readonly Node[],
): readonly LintViolation[] {
  const meant = services.filter((one) => wanted.every((label) => has(one, label)))
  const [service, ...others] = meant
  if (!service || others.length > 0 || wanted.length === 0) return []
  return [
    faultAt(
      monitor.placeOf(['spec', 'selector']),
      'fails',
      `The ServiceMonitor ${monitor.value.name ?? ''} looks in its own namespace or those of namespaceSelector, and the Service ${service.value.name ?? ''} with its labels is in ${namespaceOf(service)}: Prometheus gets no target of it.`,
      namedObjects.monitored,
      {
        also: [service.placeOf(['metadata', 'namespace'])],
        remediation: 'Write namespaceSelector: {matchNames: [NAMESPACE]} with that of the Service.',
      },
    ),
  ]
}

const has = (
  service: Sent,
  { path, value }: { readonly path: LintViolation['path']; readonly value: unknown },
) => valueAt(service.value.value, ['metadata', 'labels', path.at(-1) ?? '']) === value

function portsWithout(monitor: Sent, service: Sent): readonly LintViolation[] {
  const names = nodesAt(service.value.value, ['spec'], ['ports', '*', 'name']).map(
    (one) => one.value,
  )
  return nodesAt(monitor.value.value, ['spec'], ['endpoints', '*', 'port'])
    .filter(({ value }) => typeof value === 'string' && !names.includes(value))
    .map(({ path, value }) =>
      faultAt(
        monitor.placeOf(path),
        'fails',
        `The ServiceMonitor ${monitor.value.name ?? ''} takes the port ${String(value)}, and the Service ${service.value.name ?? ''} names ${names.length === 0 ? 'none' : names.map(String).join(', ')}: Prometheus gets no target of it.`,
        namedObjects.monitored,
        { also: [service.placeOf(['spec', 'ports'])] },
      ),
    )
}
