import { scheduling } from '../../../catalog/workload/scheduling.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { systemOfPod, type Manifest } from '../../../model/manifest.ts'
import { nodesAt, valueAt, type Node } from '../../../model/nodes.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { isTolerated } from '../../tolerated.ts'

export const tolerationOfEvent = defineLint({
  id: 'toleration-of-event',
  on: 'setup',
  summary: 'The toleration of a pod is that of the taint which the scheduler names',
  remediation: 'Write key and value of the toleration as the taint has them.',
  decisions: [],

  check({ observations, parsed }) {
    const taints = named(observations, 'scheduler.untoleratedTaint')
    const pods = ofKind(parsed, 'manifest').filter(
      ({ value }) => value.pod !== undefined && systemOfPod(value) === 'windows',
    )
    return pods.flatMap(({ value, placeOf }) =>
      taints.flatMap((taint): readonly LintViolation[] => {
        const text = String(taint.value)
        const meant = tolerationsOf(value).find((one) => isMisspelt(one.value, text))
        if (!meant || effects.some((effect) => isTolerated(value, `${text}:${effect}`))) return []
        return [
          {
            path: [],
            place: placeOf(meant.path),
            also: [observedAt(taint)],
            basis: 'fails',
            message: `The toleration ${textOf(meant.value)} is not that of the taint ${text}: key and value are compared letter by letter, so that the pod stays Pending.`,
            facts: [scheduling.untolerated],
          },
        ]
      }),
    )
  },
})

const effects = ['NoSchedule', 'NoExecute'] as const

const tolerationsOf = ({ value, pod }: Manifest): readonly Node[] =>
  nodesAt(value, [...(pod?.path ?? []), 'spec', 'tolerations'], ['*'])

const textOf = (toleration: unknown): string => {
  const own = valueAt(toleration, ['value'])
  return `${String(valueAt(toleration, ['key']))}${typeof own === 'string' ? `=${own}` : ''}`
}

/** It differs in the case of its letters alone; of pools with values of their own the taint may be that of another one. */
function isMisspelt(toleration: unknown, taint: string): boolean {
  const textAt = (field: string) => {
    const text = valueAt(toleration, [field])
    return typeof text === 'string' ? text.toLowerCase() : ''
  }
  // Where key and value are those of the taint, its effect is not.
  if (textOf(toleration) === taint) return false
  const key = textAt('key')
  const meant = taint.toLowerCase()
  return (
    `${key}=${textAt('value')}` === meant || (ofSystem.test(meant) && meant.startsWith(`${key}=`))
  )
}

const ofSystem = /^(?:[\w.-]+\/)?os=win(?:dows)?$/
