import type { IndexContext } from '../../model/artifact.ts'
import type { Block } from '../../model/content.ts'
import { topics } from '../../model/decision.ts'
import { decisionIds, decisionOf } from '../../model/decisions.ts'
import { auto, type Choices, type DecisionId, type Scenario } from '../../model/scenario.ts'
import { markdownTable, markdownText as text } from '../../text/markdown.ts'

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
              text: `### ${text(topic.title)}\n\n${markdownTable(
                ['Choice', 'Value'],
                ids.map((id) => [text(decisionOf(id).label), shown(id, scenario, context)]),
              )}`,
              why: { decisions: ids },
            },
          ]
    }),
  ]
}

function shown(id: DecisionId, scenario: Scenario, { catalog, choices }: IndexContext): string {
  const decision = decisionOf(id)
  const value = scenario[id]
  const named =
    decision.kind === 'closed'
      ? decision.choices(catalog).find((choice) => choice.value === String(value))?.name
      : undefined
  const plain = withoutLogins(Array.isArray(value) ? value.join(', ') : String(named ?? value))
  const unit = decision.unit === undefined || plain === '' ? '' : ` ${decision.unit}`
  const mark =
    choices[id] === auto
      ? ' (automatic)'
      : isUnchangedExample(id, choices)
        ? ' (example value)'
        : ''
  return `${plain === '' ? '–' : text(plain + unit)}${mark}`
}

/** A login in an address, which belongs in no file. */
const withoutLogins = (text: string) => text.replace(/:\/\/[^/@\s]*@/g, '://***@')

/** An address or name that every real cluster replaces. */
function isUnchangedExample(id: DecisionId, choices: Choices): boolean {
  const { example, initial } = decisionOf(id)
  return example === true && choices[id] === initial
}
