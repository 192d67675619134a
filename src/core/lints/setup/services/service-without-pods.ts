import { serviceFeatures } from '../../../catalog/workload/service-features.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt } from '../../../model/nodes.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { faultAt } from '../../fault-at.ts'

export const serviceWithoutPods = defineLint({
  id: 'service-without-pods',
  on: 'setup',
  summary: 'A Service without endpoints selects labels that some listed pod has',
  remediation: 'Write labels into spec.selector of the Service that its pods have.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const without = named(observations, 'service.withoutEndpoints')
    const pods = named(observations, 'pod.labels')
    const [pod] = pods
    if (!pod || without.length === 0 || pods.length > most) return []
    const labels = pods.map(({ raw }) => new Set(raw.split(',')))
    return ofKind(parsed, 'manifest')
      .filter(({ value }) => value.kind === 'Service')
      .slice(0, most)
      .flatMap(({ value: { value, name = '' }, placeOf }): readonly LintViolation[] => {
        const told = without.find((one) => one.value === name)
        const asked = nodesAt(value, ['spec', 'selector'], ['*']).map((one) => ({
          path: one.path,
          label: `${String(one.path.at(-1))}=${String(one.value)}`,
        }))
        if (!told || asked.length === 0) return []
        if (labels.some((own) => asked.every(({ label }) => own.has(label)))) return []
        const missed = asked.find(({ label }) => !labels.some((own) => own.has(label))) ?? asked[0]
        if (!missed) return []
        const has = [...(labels[0] ?? [])].filter((one) => !made.test(one)).slice(0, 4)
        return [
          faultAt(
            placeOf(missed.path),
            'fails',
            `The Service ${name} has no endpoints: it selects ${missed.label}, and no pod that was listed has ${asked.length > 1 ? 'all labels of its selector' : 'that label'}${has.length > 0 ? `; the first one has ${has.join(', ')}` : ''}.`,
            serviceFeatures.selector,
            { also: [observedAt(told), observedAt(pod)] },
          ),
        ]
      })
  },
})

/** Nobody reads more of them. */
const most = 300

/** What controllers add. */
const made = /^(?:pod-template-hash|controller-revision-hash|pod-template-generation)=/
