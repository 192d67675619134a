import { markdownTable, markdownText, plainMarkdown } from '../../text/formats/markdown.ts'
import type { Block, DecisionRecord } from './model.ts'

/** The record as Markdown. */
export const recordMarkdown = ({ title, about, sections }: DecisionRecord): string =>
  [
    `# ${plainMarkdown(title)}`,
    about.map((line) => `- ${plainMarkdown(line)}`).join('\n'),
    ...sections.flatMap((section) => [
      `## ${plainMarkdown(section.title)}`,
      ...section.blocks.map(blockText),
    ]),
    '',
  ].join('\n\n')

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text
        .split(/\n+/)
        .map((line) => markdownText(line))
        .join('\n\n')
    case 'list':
      return block.items
        .map((item, i) => `${block.isOrdered ? `${i + 1}.` : '-'} ${markdownText(item)}`)
        .join('\n')
    case 'table':
      return markdownTable(
        block.head.map(markdownText),
        block.rows.map((row) => row.map(markdownText)),
      )
    case 'sources':
      return block.items
        .map(({ number, title, url }) => `${number}. [${markdownText(title)}](<${url}>)`)
        .join('\n')
  }
}
