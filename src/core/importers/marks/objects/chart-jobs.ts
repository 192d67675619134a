import { jobsOfCharts } from '../../../catalog/workload/chart-values.ts'
import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { mentions } from '../../../text/patterns/may-match.ts'
import { compareVersions } from '../../../values/version.ts'
import { matchesOf } from '../../text-of.ts'

const install = /\b(helm)[ \t]+(?:upgrade|install)\b/g

/** Nobody writes more of them, or a longer one. */
const mostCommands = 50
const mostLines = 40

/** Charts that are kept to Linux nodes and whose jobs are not. */
export function chartJobsIn(doc: Document): readonly Observation[] {
  if (!mentions(doc, 'nodeSelector')) return []
  const lines = doc.text.split('\n')
  return matchesOf(doc, install)
    .slice(0, mostCommands)
    .flatMap(({ place }) => {
      const command = commandAt(lines, place.line - doc.first)
      return jobsOfCharts.value.flatMap((one) =>
        isLeftOut(command, one) ? [stated('chart.jobsAnywhere', one.jobs, one.chart, place)] : [],
      )
    })
}

/** A command over the lines that go on. */
function commandAt(lines: readonly string[], from: number): string {
  let end = Math.max(from, 0)
  while (end - from < mostLines && /[\\`^][ \t]*$/.test(lines[end] ?? '')) end++
  return lines.slice(Math.max(from, 0), end + 1).join('\n')
}

function isLeftOut(
  command: string,
  { chart, own, jobs, switch: off, through }: (typeof jobsOfCharts.value)[number],
): boolean {
  if (!new RegExp(String.raw`[\s/]${chart}(?=\s)`).test(command) || command.includes(jobs))
    return false
  const selector = new RegExp(
    String.raw`(?<![\w.])${asText(own)}\.["']?([\w.\\/-]{1,60})["']?=["']?linux\b`,
  ).exec(command)
  return (
    selector !== null &&
    !moreValues.test(command) &&
    !new RegExp(String.raw`${asText(off)}=["']?false`).test(command) &&
    isOld(command, selector[1] ?? '', through)
  )
}

const asText = (key: string) => key.replaceAll('.', String.raw`\.`)

/** What stands in a file of values is not seen. */
const moreValues = /\s-f[ =]|--(?:values|reuse-values|reset-then-reuse-values)\b/

/** Where no release is told, only the label of that time tells it. */
function isOld(command: string, label: string, through: string | undefined): boolean {
  if (through === undefined) return true
  const version = /--version[ =]["']?v?(\d{1,3}\.\d{1,3}\.\d{1,3})/.exec(command)?.[1]
  return version === undefined ? label.startsWith('beta') : compareVersions(version, through) <= 0
}
