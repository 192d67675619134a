import { markdownTable, plainMarkdown } from '../../text/markdown.ts'
import type { DecisionRecord, Said } from './model.ts'

/** A record as Markdown that also reads well in an editor. */
export function recordMarkdown(record: DecisionRecord): string {
  const { title, day, context, options, decisions, criteria, consequences, sources } = record
  const table = ({ head, rows }: DecisionRecord['criteria']) =>
    markdownTable(
      head.map(plainMarkdown),
      rows.map((row) => head.map((_, i) => said(row[i]))),
    )
  const parts = [
    `# ${title}`,
    `Date: ${day}`,
    '## Context',
    context
      .map(([label, value]) => `- ${plainMarkdown(label)}: ${plainMarkdown(value)}`)
      .join('\n'),
    '## Options',
    options
      .map(({ name, summary, verdict, why, whyNot }) =>
        [
          `- **${plainMarkdown(name)}**. ${plainMarkdown(summary)}. ${verdict}.`,
          ...(why ? [`  For it: ${said(why)}`] : []),
          ...(whyNot ? [`  Against it: ${said(whyNot)}`] : []),
        ].join('\n'),
      )
      .join('\n'),
    ...(decisions.rows.length > 0 ? ['## What they decide otherwise', table(decisions)] : []),
    ...(criteria.rows.length > 0 ? ['## Criteria that differ', table(criteria)] : []),
    '## Decision',
    plainMarkdown(record.decision),
    ...(record.reason === '' ? [] : [plainMarkdown(record.reason)]),
    '## Consequences',
    consequences.map((one) => `- ${said(one)}`).join('\n'),
    '## Sources',
    plainMarkdown(record.basis),
    sources
      .map((source, i) => `${i + 1}. ${plainMarkdown(source.title)} <${source.url}>`)
      .join('\n'),
    `The comparison again: <${record.link}>`,
  ]
  return `${parts.join('\n\n')}\n`
}

const said = (one: Said | undefined) =>
  one ? `${plainMarkdown(one.text)}${one.refs.length > 0 ? ` (${one.refs.join(', ')})` : ''}` : ''
