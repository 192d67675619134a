import { isolation } from '../../../catalog/isolation.ts'
import { toldByOutput, type ToldByOutput } from '../../../catalog/told-by-output.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'

export const outputTellsFault = defineLint({
  id: 'output-tells-fault',
  on: 'setup',
  summary: 'Services, features and requests of the node are in the state that they need',
  remediation: 'Bring it into that state.',
  decisions: [],

  check: ({ observations }) =>
    toldByOutput.flatMap(
      ({ name, is, means, remedy, where, unless, isOften }): readonly LintViolation[] => {
        const holds = conditions.every(
          (id) =>
            where?.[id] === undefined ||
            deciding(observations, id).some(({ value }) => value === where[id]) ||
            (where[id] === 'hyperv' && isHypervByDefault(observations)),
        )
        // A class is for whichever nodes can run it.
        const isOfClass = !holds && where?.isolation === 'hyperv' && hasClass(observations)
        if ((!holds && !isOfClass) || isDoneElsewhere(unless, observations)) return []
        return named(observations, name)
          .filter(({ value }) => is.some((one) => one === value))
          .filter((one) => !isOver(one, is, observations))
          .map((one) => ({
            path: [],
            place: placeOf(one),
            basis: isOften || isOfClass ? 'unsupported' : 'fails',
            message: `${one.raw === '' ? String(one.value) : one.raw}: ${means.value}.`,
            remediation: remedy,
            facts: [means],
          }))
      },
    ),
})

const hasClass = (observations: readonly Observation[]) =>
  named(observations, 'runtimeClass.handler').some(
    ({ value }) => value === isolation.hyperv.runtimeClass.handler,
  )

/** What containerd makes of pods that name no RuntimeClass. */
const isHypervByDefault = (observations: readonly Observation[]) =>
  named(observations, 'containerd.defaultRuntime').some(({ value }) =>
    String(value).startsWith(isolation.hyperv.runtimeClass.handler),
  )

/** Whether the same service of the one node that is told runs further below. */
function isOver(
  { name, file, line }: Observation,
  is: readonly string[],
  observations: readonly Observation[],
): boolean {
  if (!name.endsWith('.serviceState')) return false
  const nodes = new Set(
    observations.flatMap(({ subject }) => (subject?.startsWith('node ') ? [subject] : [])),
  )
  return (
    nodes.size < 2 &&
    named(observations, name).some(
      (later) => later.file === file && later.line > line && !is.some((one) => one === later.value),
    )
  )
}

const conditions = ['isolation', 'cni', 'networkMode'] as const

function isDoneElsewhere(
  unless: ToldByOutput['unless'],
  observations: readonly Observation[],
): boolean {
  const { pod, ...decisions } = unless ?? {}
  return (
    (['containerRuntime', 'cni'] as const).some(
      (id) =>
        decisions[id] !== undefined &&
        deciding(observations, id).some(({ value }) => value === decisions[id]),
    ) ||
    (pod !== undefined &&
      named(observations, 'pod.status').some(
        ({ subject = '', value }) => value === 'Running' && subject.includes(pod),
      ))
  )
}
