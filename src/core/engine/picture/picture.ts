import { topics, type TopicId } from '../../model/decision.ts'
import { decisionIds, decisionOf } from '../../model/decisions.ts'
import type { Finding } from '../../model/finding.ts'
import { isManaged, isSetByPlatform } from '../../model/managed-plan.ts'
import { initialChoices } from '../../model/presets/define.ts'
import { plainValue } from '../../model/readers.ts'
import type { DecisionId, Scenario } from '../../model/scenario.ts'
import type { Evaluation } from '../evaluate.ts'
import { cellsOf } from './cells.ts'
import type { Cell, Changed, Part, PartId, PictureModel, Verdict } from './model.ts'
import { wordsOf } from './pool.ts'
import { linksOf, podsOf, serviceOf, wireOf } from './wire.ts'

/** The part that stands for the questions of a topic. */
export const partIds: Readonly<Record<TopicId, PartId>> = {
  cluster: 'control-plane',
  host: 'host',
  runtime: 'runtime',
  node: 'services',
  workload: 'workload',
  network: 'network',
  addresses: 'addresses',
}

/** What else is known of a plan than its choices. */
export interface Known {
  /** Parts whose decisions differ from these are marked. */
  readonly before?: Evaluation | undefined
  /** Decisions whose example happens to be right. */
  readonly confirmed?: readonly string[]
}

/** The node that these choices describe. */
export function picture(
  evaluation: Evaluation,
  { before, confirmed = [] }: Known = {},
): PictureModel {
  const { scenario } = evaluation
  const pods = podsOf(scenario)
  const service = serviceOf(scenario)
  const examples = new Set(examplesIn(evaluation).filter((id) => !confirmed.includes(id)))
  const cells = cellsOf(scenario, pods[0]?.address ?? '')
  const changed: Changed = (id) =>
    before !== undefined && plainText(scenario[id]) !== plainText(before.scenario[id])
  return {
    parts: topics.map(({ id: topic, title }, i): Part => {
      const own = ofTopic[topic]
      const findings = evaluation.findings.filter(({ decisions }) =>
        decisions.some((id) => own.includes(id)),
      )
      const id = partIds[topic]
      const said = wordsOf(id, scenario)
      // What follows from the choices of another part differs as well.
      const saysOther =
        before !== undefined &&
        (JSON.stringify(said) !== JSON.stringify(wordsOf(id, before.scenario)) ||
          (id === 'addresses' &&
            exceptionsOf(cells) !== exceptionsOf(cellsOf(before.scenario, ''))))
      return {
        id,
        topic,
        number: i + 1,
        title,
        ...said,
        verdict: verdictOf(findings),
        exampleCount: own.filter((one) => examples.has(one)).length,
        ownCount: own.filter((one) => isOwn(evaluation, one) || confirmed.includes(one)).length,
        findingIds: [...new Set(findings.map((finding) => finding.id))],
        changed: own.some(changed) || saysOther,
      }
    }),
    pods,
    ...(service === undefined ? {} : { service }),
    links: linksOf(scenario),
    wire: wireOf(scenario),
    cells,
  }
}

const exceptionsOf = (cells: readonly Cell[]) =>
  cells.flatMap(({ id, isException }) => (isException ? [id] : [])).join()

const plainText = (value: Scenario[DecisionId]) => JSON.stringify(plainValue(value))

const isOwn = ({ choices }: Evaluation, id: DecisionId) =>
  choices[id] !== initialChoices[id] &&
  JSON.stringify(choices[id]) !== JSON.stringify(initialChoices[id])

/** Decisions that still have the value that stands there as an example. */
export const examplesIn = ({
  choices,
  scenario,
}: Pick<Evaluation, 'choices' | 'scenario'>): readonly DecisionId[] =>
  askedExamples(scenario).filter((id) => choices[id] === initialChoices[id])

/** The decisions whose initial value every real cluster replaces. */
const exampleIds: readonly DecisionId[] = decisionIds.filter(
  (id) => decisionOf(id).example === true,
)

/** The examples among the values that this plan asks for, replaced or not. */
export const askedExamples = (scenario: Scenario): readonly DecisionId[] =>
  exampleIds.filter((id) => isAsked(id, scenario))

/** Whether the plan needs the user's own value: what a platform sets is no example of his. */
const isAsked = (id: DecisionId, scenario: Scenario) =>
  (decisionOf(id).relevant?.(scenario) ?? true) && !(isManaged(scenario) && isSetByPlatform(id))

const inTopic = (topic: TopicId) => decisionIds.filter((id) => decisionOf(id).topic === topic)

const ofTopic: Readonly<Record<TopicId, readonly DecisionId[]>> = {
  cluster: inTopic('cluster'),
  host: inTopic('host'),
  runtime: inTopic('runtime'),
  node: inTopic('node'),
  workload: inTopic('workload'),
  network: inTopic('network'),
  addresses: inTopic('addresses'),
}

/** The gravest of these findings. */
function verdictOf(findings: readonly Finding[]): Verdict {
  const has = (severity: Finding['severity']) =>
    findings.some((finding) => finding.severity === severity)
  return has('error') ? 'error' : has('warning') ? 'warning' : has('unknown') ? 'unknown' : 'ok'
}
