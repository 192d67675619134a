import { secretsStore } from '../../../catalog/workload/chart-values.ts'
import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { keptByText } from '../../../values/kept-by-text.ts'
import { mentions } from '../../../text/patterns/may-match.ts'
import { matchesOf } from '../../text-of.ts'

const charts: Readonly<Record<string, readonly string[]>> = secretsStore.value.charts

/** A command that installs one of the charts. */
const install = new RegExp(
  String.raw`\bhelm[ \t]+(?:upgrade|install)\b[^\n]{0,300}[ \t/](${Object.keys(charts).join('|')})(?=[ \t\n]|$)`,
  'g',
)

/** Values that installations of the driver for secrets leave at what they are without Windows nodes. */
export function chartInstallsIn(doc: Document): readonly Observation[] {
  if (!mentions(doc, 'secrets-store')) return []
  const lines = doc.text.split('\n')
  const left = keptByText<readonly string[]>()
  return matchesOf(doc, install)
    .filter(({ raw, place }) => !tellsMore(lines, raw, place.line - doc.first))
    .flatMap(({ raw, place }) => {
      const values = left(raw, () => (charts[raw] ?? []).filter((value) => !isSet(doc, value)))
      return values.length > 0 ? [stated('chart.withoutWindows', values.join(' '), raw, place)] : []
    })
}

/** Anywhere: where one command sets it, another one may have come before. */
const isSet = (doc: Document, value: string) =>
  new RegExp(
    String.raw`(?<![\w.-])${value.replaceAll('.', String.raw`\.`)}["']?[=:][ \t]?["']?true\b`,
  ).test(doc.text)

/** What stands in a file of values is not seen. */
function tellsMore(lines: readonly string[], chart: string, from: number): boolean {
  let end = Math.max(from, 0)
  while (end - from < mostLines && /[\\`^]\s*$/.test(lines[end] ?? '')) end++
  const command = lines.slice(Math.max(from, 0), end + 1).join('\n')
  return (
    command.includes(chart) &&
    /\s-f[ =]|--(?:values|reuse-values|reset-then-reuse-values)\b/.test(command)
  )
}

/** Nobody writes a longer command. */
const mostLines = 200
