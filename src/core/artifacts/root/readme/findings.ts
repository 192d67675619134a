import { conflictsOf, type Conflict } from '../../../catalog/conflicts/index.ts'
import type { Block } from '../../formats/content.ts'
import type { Finding, Severity } from '../../../model/finding.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { plainMarkdown as text } from '../../../text/formats/markdown.ts'
import type { ReadmeContext } from './cite.ts'

const groups: readonly (readonly [Severity, string])[] = [
  ['error', 'Errors: the node will not work like this'],
  ['warning', 'Warnings'],
  ['unknown', 'Not known'],
  ['info', 'Good to know'],
]

/** What the rules say of the choices, the gravest first. */
export function findingsSections(scenario: Scenario, context: ReadmeContext): readonly Block[] {
  const { findings } = context
  if (findings.length === 0) return [{ text: '## Findings\n\nNone.' }]
  return [
    { text: '## Findings' },
    ...groups.flatMap(([severity, title]) => {
      const some = findings.filter((finding) => finding.severity === severity)
      return some.length === 0
        ? []
        : [{ text: `### ${title}` }, ...some.map((finding) => entry(finding, scenario, context))]
    }),
  ]
}

function entry(finding: Finding, scenario: Scenario, context: ReadmeContext): Block {
  const { id, message, remediation, confidence, decisions, sources } = finding
  const doubt = confidence === 'verified' ? '' : ` (${confidence})`
  const links = context.cite(sources)
  const conflicts = conflictsOf(finding, scenario).map((conflict) =>
    disagreement(conflict, context),
  )
  return {
    text: [
      `- **${text(id)}**${doubt}: ${text(message)} ${text(remediation)}${links === '' ? '' : ` ${links}`}`,
      ...conflicts,
    ].join('\n'),
    why: { decisions, sources },
  }
}

/** What the sources say against each other, below the finding that rests on the decision. */
function disagreement({ topic, positions, decision }: Conflict, context: ReadmeContext): string {
  const sides = positions.map(({ says, sources }) =>
    `${text(says)} ${context.cite(sources)}`.trim(),
  )
  return `  - Sources disagree: ${text(topic)}. ${sides.join(' ')} Gone by here: ${text(decision)}`
}
