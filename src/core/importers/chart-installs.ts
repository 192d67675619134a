import { secretsStoreChart } from '../catalog/workload/chart-values.ts'
import type { Document } from '../model/document.ts'
import type { Observation } from '../model/observation.ts'
import { stated } from '../model/observe.ts'
import { mentions } from '../text/may-match.ts'
import { matchesOf } from './text-of.ts'

/** A command that installs the driver for secrets or a provider that brings it, up to its end on a later line. */
const install =
  /\bhelm[ \t]+(?:upgrade|install)\b[^\n]{0,300}[ \t/](secrets-store-csi-driver|csi-secrets-store-provider-azure)(?=[ \t\n]|$)(?:[^\n\\`^]|[\\`^](?!\r?\n)|[\\`^]\r?\n){0,2000}/g

const { value } = secretsStoreChart.value

/** Installations of the driver for secrets that leave Windows nodes out, as far as the command tells. */
export const chartInstallsIn = (doc: Document): readonly Observation[] =>
  mentions(doc, 'secrets-store') && !enabled.test(doc.text)
    ? matchesOf(doc, install)
        .filter(({ raw, place }) => !tellsMore(doc, raw, place.line))
        .map(({ raw, place }) => stated('chart.withoutWindows', value, raw, place))
    : []

/** Where one command sets it, another one may have come before. */
const enabled = /\bwindows\.enabled["']?[=:][ \t]?["']?true\b/

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
