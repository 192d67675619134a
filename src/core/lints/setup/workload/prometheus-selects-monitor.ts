import { namedObjects } from '../../../catalog/workload/named-objects.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { ofKind } from '../../../model/parsed.ts'
import { faultAt } from '../../fault-at.ts'
import { labelsAsked } from '../../selected-workloads.ts'

export const prometheusSelectsMonitor = defineLint({
  id: 'prometheus-selects-monitor',
  on: 'setup',
  summary:
    'The Prometheus that was sent selects the monitors and rules that were sent, by their labels',
  remediation: 'Give the object the label that Prometheus selects.',
  decisions: [],

  check({ parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest').filter(({ value }) => value.isPart !== true)
    const [prometheus, ...others] = manifests.filter(({ value }) => value.kind === 'Prometheus')
    // Of several each may select its own.
    if (!prometheus || others.length > 0) return []
    return manifests.slice(0, mostObjects).flatMap((sent): readonly LintViolation[] => {
      const field = selectors[sent.value.kind]
      const asked = field === undefined ? undefined : labelsAsked(prometheus, ['spec', field])
      const missed = asked?.find(
        ({ key, value }) => valueAt(sent.value.value, ['metadata', 'labels', key]) !== value,
      )
      if (!missed) return []
      const path = ['metadata', 'labels', missed.key]
      const has = valueAt(sent.value.value, path)
      return [
        faultAt(
          sent.placeOf(has === undefined ? ['metadata'] : path),
          'fails',
          `The ${sent.value.kind} ${sent.value.name ?? ''} has ${typeof has === 'string' ? `the label ${missed.key}: ${has}` : `no label ${missed.key}`}, and Prometheus ${prometheus.value.name ?? ''} selects ${missed.key}: ${missed.value}: it is not read.`,
          namedObjects.monitored,
          { also: [prometheus.placeOf(missed.path)] },
        ),
      ]
    })
  },
})

const mostObjects = 500

const selectors: Readonly<Record<string, string | undefined>> = {
  ServiceMonitor: 'serviceMonitorSelector',
  PodMonitor: 'podMonitorSelector',
  PrometheusRule: 'ruleSelector',
  Probe: 'probeSelector',
}
