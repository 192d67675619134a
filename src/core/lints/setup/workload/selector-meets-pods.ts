import type { AnyFact } from '../../../catalog/fact.ts'
import { objectRelations } from '../../../catalog/workload/object-relations.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt } from '../../../model/nodes.ts'
import { ofKind, type Parsed } from '../../../model/parsed.ts'
import { faultAt } from '../../fault-at.ts'
import { namespaceOf } from '../../of-service.ts'
import {
  isSelected,
  labelOfPods,
  labelsAsked,
  missedLabel,
  workloadsOf,
} from '../../selected-workloads.ts'

export const selectorMeetsPods = defineLint({
  id: 'selector-meets-pods',
  on: 'setup',
  summary: 'A budget, a policy or a monitor selects the pods that were sent with it',
  remediation: 'Write the labels of the pods (of the template) into the selector.',
  decisions: [],

  check({ parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest').filter(({ value }) => value.isPart !== true)
    return manifests
      .filter(({ value }) => Object.hasOwn(selectors, value.kind))
      .slice(0, mostSelectors)
      .flatMap((by): readonly LintViolation[] => {
        const known = selectors[by.value.kind]
        const asked = known && labelsAsked(by, known.path)
        if (!known || !asked) return []
        const near = workloadsOf(manifests, namespaceOf(by)).slice(0, mostSelectors)
        const chosen = near.filter((one) => isSelected(asked, one))
        if (chosen.length > 0) return by.value.kind === 'PodMonitor' ? portsWithout(by, chosen) : []
        const meant = near.flatMap((pods) => {
          const missed = missedLabel(by, asked, pods)
          return missed ? [{ pods, missed }] : []
        })
        const [one] = meant
        if (!one || meant.length > 1) return []
        const { pods, missed } = one
        const has = labelOfPods(pods, missed.key)
        return [
          faultAt(
            by.placeOf(missed.path),
            'fails',
            `The ${by.value.kind} ${by.value.name ?? ''} selects ${missed.key}: ${missed.value}; the pods of ${pods.value.kind} ${pods.value.name ?? ''} have ${has === undefined ? 'no such label' : `${missed.key}: ${has}`}: ${known.so}.`,
            known.fact,
            {
              also: [
                pods.placeOf([...(pods.value.pod?.path ?? []), 'metadata', 'labels', missed.key]),
              ],
            },
          ),
        ]
      })
  },
})

/** The ports of a PodMonitor that no container of its pods names. */
function portsWithout(by: Sent, chosen: readonly Sent[]): readonly LintViolation[] {
  const names = new Set(
    chosen.flatMap(({ value: { value, pod } }) =>
      ['containers', 'initContainers'].flatMap((list) =>
        nodesAt(value, [...(pod?.path ?? []), 'spec'], [list, '*', 'ports', '*', 'name']).map(
          (one) => String(one.value),
        ),
      ),
    ),
  )
  return nodesAt(by.value.value, ['spec'], ['podMetricsEndpoints', '*', 'port'])
    .filter(({ value }) => typeof value === 'string' && /^[a-z\d-]{1,63}$/.test(value))
    .filter(({ value }) => !names.has(String(value)))
    .map(({ path, value }) =>
      faultAt(
        by.placeOf(path),
        'fails',
        `The PodMonitor ${by.value.name ?? ''} asks for the port ${String(value)}, and its pods name ${names.size === 0 ? 'no port' : [...names].join(', ')}: Prometheus gets no target of it.`,
        objectRelations.monitorPort,
        {
          also: chosen.slice(0, 1).map((pods) => pods.placeOf(pods.value.pod?.path ?? [])),
          remediation: 'Write the name of the port of the container.',
        },
      ),
    )
}

type Sent = Parsed<'manifest'>

const mostSelectors = 100

interface Selector {
  readonly path: readonly string[]
  readonly so: string
  readonly fact: AnyFact
}

const selectors: Readonly<Record<string, Selector | undefined>> = {
  PodDisruptionBudget: {
    path: ['spec', 'selector'],
    so: 'it protects none of them',
    fact: objectRelations.budgetSelector,
  },
  NetworkPolicy: {
    path: ['spec', 'podSelector'],
    so: 'it does not hold for them',
    fact: objectRelations.policySelector,
  },
  PodMonitor: {
    path: ['spec', 'selector'],
    so: 'Prometheus gets no target of it',
    fact: objectRelations.monitorSelector,
  },
}
