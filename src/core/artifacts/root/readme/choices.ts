import { poolGuides } from '../../../catalog/platforms/pools/index.ts'
import type { IndexContext } from '../../../model/artifact.ts'
import type { Block } from '../../formats/content.ts'
import { topics } from '../../../model/decision.ts'
import { decisionIds, decisionOf } from '../../../model/decisions.ts'
import { isManaged, isSetByPlatform } from '../../../model/managed-plan.ts'
import { plainValue } from '../../../model/readers.ts'
import { auto, type DecisionId, type Scenario, type Values } from '../../../model/scenario.ts'
import { plainMarkdown as text } from '../../../text/formats/markdown.ts'
import { withoutCredential } from '../../node/prepare/proxy.ts'

/** Every choice that matters here, by topic. */
export function choicesSections(scenario: Scenario, context: IndexContext): readonly Block[] {
  return [
    { text: '## Choices' },
    ...topics.flatMap((topic) => {
      const ids = decisionIds.filter((id) => {
        const decision = decisionOf(id)
        return decision.topic === topic.id && (decision.relevant?.(scenario) ?? true)
      })
      return ids.length === 0
        ? []
        : [
            {
              text: `### ${text(topic.title)}\n\n${ids
                .map((id) => `- ${text(decisionOf(id).label)}: ${valueText(id, scenario, context)}`)
                .join('\n')}`,
              why: { decisions: ids },
            },
          ]
    }),
  ]
}

function valueText(id: DecisionId, scenario: Scenario, { choices }: IndexContext): string {
  if (isManaged(scenario) && isSetByPlatform(id))
    return `Set by the platform: ${text(usedInstead(id, scenario))}`
  const decision = decisionOf(id)
  const value = plainValue(scenario[id])
  const named = decision.kind === 'closed' ? namesOf(id).get(String(value)) : undefined
  const plain = withoutLogins(id, Array.isArray(value) ? value.join(', ') : String(named ?? value))
  const unit = decision.unit === undefined || plain === '' ? '' : ` ${decision.unit}`
  const mark =
    choices[id] === auto ? ' (automatic)' : isUnchangedExample(id, value) ? ' (example value)' : ''
  return `${plain === '' ? '–' : text(plain + unit)}${mark}`
}

/** Names of the values of a closed decision. */
function namesOf(id: DecisionId): ReadonlyMap<string, string> {
  const decision = decisionOf(id)
  const choices = decision.kind === 'closed' ? decision.choices() : []
  return new Map(choices.map(({ value, name }) => [value, name]))
}

/** A login in an address, which belongs in no file. */
const withoutLogins = (id: DecisionId, text: string) =>
  id === 'httpProxy' || id === 'httpsProxy'
    ? withoutCredential(text)
    : text.replace(/:\/\/[^/@\s]*@/g, '://***@')

/** An address or name that every real cluster replaces. */
function isUnchangedExample(id: DecisionId, value: Values[DecisionId]): boolean {
  const { example, initial } = decisionOf(id)
  return example === true && value === initial
}

/** What the platform has in the place of a choice. */
const usedInstead = (id: DecisionId, { platform }: Scenario) =>
  poolGuides[platform]?.instead.find(({ decisions }) => decisions.includes(id))?.uses.value ?? '–'
