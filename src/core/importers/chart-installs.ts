import { secretsStore } from '../catalog/workload/chart-values.ts'
import type { Document } from '../model/document.ts'
import type { Observation } from '../model/observation.ts'
import { stated } from '../model/observe.ts'
import { mentions } from '../text/may-match.ts'
import { matchesOf } from './text-of.ts'

const charts: Readonly<Record<string, readonly string[]>> = secretsStore.value.charts

/** A command that installs one of the charts. */
const install = new RegExp(
  String.raw`\bhelm[ \t]+(?:upgrade|install)\b[^\n]{0,300}[ \t/](${Object.keys(charts).join('|')})(?=[ \t\n]|$)`,
  'g',
)

/** Values that installations of the driver for secrets leave at what they are without Windows nodes. */
export const chartInstallsIn = (doc: Document): readonly Observation[] =>
  mentions(doc, 'secrets-store')
    ? matchesOf(doc, install)
        .filter(({ raw, place }) => !tellsMore(doc, raw, place.line))
        .flatMap(({ raw, place }) => {
          const left = (charts[raw] ?? []).filter((value) => !isSet(doc, value))
          return left.length > 0 ? [stated('chart.withoutWindows', left.join(' '), raw, place)] : []
        })
    : []

/** Anywhere: where one command sets it, another one may have come before. */
const isSet = (doc: Document, value: string) =>
  new RegExp(
    String.raw`(?<![\w.-])${value.replaceAll('.', String.raw`\.`)}["']?[=:][ \t]?["']?true\b`,
  ).test(doc.text)

/** What stands in a file of values is not seen. */
function tellsMore(doc: Document, chart: string, line: number): boolean {
  const lines = doc.text.split('\n').slice(Math.max(line - doc.first, 0))
  const end = lines.findIndex((one) => !/[\\`^]\s*$/.test(one))
  const command = lines.slice(0, end < 0 ? lines.length : end + 1).join('\n')
  return (
    command.includes(chart) &&
    /\s-f[ =]|--(?:values|reuse-values|reset-then-reuse-values)\b/.test(command)
  )
}
