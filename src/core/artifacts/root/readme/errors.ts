import type { IndexContext } from '../../../model/artifact.ts'
import type { Block } from '../../formats/content.ts'
import { plainMarkdown as text } from '../../../text/formats/markdown.ts'

type Given = Pick<IndexContext, 'findings'>

const errorsOf = ({ findings }: Given) => findings.filter(({ severity }) => severity === 'error')

/** One line at the top, so that nobody starts a runbook that cannot end well. */
export function errorsLine(context: Given): readonly Block[] {
  const ids = [...new Set(errorsOf(context).map(({ id }) => id))]
  return ids.length === 0
    ? []
    : [
        {
          text: `This plan has errors, and the node will not work like this: ${text(ids.join(', '))}. What is wrong stands at the end of this page.`,
        },
      ]
}

/** What the plan does not have yet, for whoever has the files alone. */
export function openLine({ findings }: Given): readonly Block[] {
  const examples = findings.find(({ id }) => id === 'example-values')
  const unknown = new Set(
    findings.flatMap(({ id, severity }) => (severity === 'unknown' ? id : [])),
  )
  const lines = [
    ...(examples ? [`${examples.message} ${examples.remediation}`] : []),
    ...(unknown.size > 0
      ? [`Not known yet: ${[...unknown].join(', ')}. DETAILS.md says what to find out.`]
      : []),
  ]
  return lines.length === 0 ? [] : [{ text: text(lines.join(' ')) }]
}

/** What is wrong with the plan and what to do; sources stand with the other findings. */
export const errorSections = (context: Given): readonly Block[] => {
  const errors = errorsOf(context)
  return errors.length === 0
    ? []
    : [
        {
          text: `## Errors of this plan\n\n${errors
            .map(({ id, message, remediation }) => `- ${id}: ${text(`${message} ${remediation}`)}`)
            .join('\n')}`,
          why: {
            decisions: errors.flatMap(({ decisions }) => decisions),
            sources: errors.flatMap(({ sources }) => sources),
          },
        },
      ]
}
