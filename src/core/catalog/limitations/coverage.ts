import { limitations, type Coverage } from './index.ts'

/** Every limitation with its basis and what covers it, as a Markdown table. */
export function coverageTable(): string {
  const rows = limitations.map(({ id, from, through, statement, basis, reason, coveredBy }) => [
    id,
    through === undefined ? `${from} on` : from === through ? from : `${from} to ${through}`,
    statement.value,
    reason === undefined ? basis : `${basis}: ${reason}`,
    statement.confidence,
    described(coveredBy),
  ])
  const head = ['Limitation', 'Kubernetes', 'Statement', 'Basis', 'Confidence', 'Covered by']
  return [head, head.map(() => '---'), ...rows].map(line).join('')
}

const line = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`

function described(coverage: Coverage): string {
  if ('rules' in coverage) return `rule ${coverage.rules.join(', ')}`
  if ('lint' in coverage) return `lint ${coverage.lint}`
  if ('artifact' in coverage) return `file ${coverage.artifact}: ${coverage.reason}`
  return `known limitation: ${coverage.reason}`
}
