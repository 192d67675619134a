import { defineImporter } from '../model/importer.ts'
import type { Document } from '../model/document.ts'
import { matches } from '../text/patterns/may-match.ts'

/** What a benchmark such as kube-bench asks of any node, and tells to be set, is no setting of one. */
export const benchmarkChecks = defineImporter({
  id: 'benchmark-checks',
  summary: 'Checks of a benchmark',
  recognizes: (doc) => isOfControls(doc) || matches(doc, verdicts),
  read(doc) {
    if (isOfControls(doc)) return {}
    const rest = withoutReport(doc.text)
    return /\S/.test(rest) ? { inner: [{ ...doc, text: rest }] } : {}
  },
})

/** The file of what is checked. */
const isOfControls = (doc: Document) =>
  matches(doc, /^controls:/m) &&
  matches(doc, /^[ \t]{1,12}checks:[ \t]*$/m) &&
  matches(doc, /^[ \t]{1,16}remediation:/m)

/** Two lines of a report on the kubelet, one below the other. */
const verdicts = /^\[(?:PASS|FAIL|WARN|INFO)\] \d[^\n]{0,300}\n\[(?:PASS|FAIL|WARN|INFO)\] \d/m
const ofReport =
  /^\[(?:PASS|FAIL|WARN|INFO)\] \d|^== (?:Remediations|Summary) |^\d{1,4} checks [A-Z]{4}$/

/** The text with blanks for the report, so that the rest stands where it stood. */
function withoutReport(text: string): string {
  let isAdvice = false
  return text
    .split('\n')
    .map((line) => {
      if (line.startsWith('== ')) isAdvice = line.startsWith('== Remediations')
      return isAdvice || ofReport.test(line) ? ' '.repeat(line.length) : line
    })
    .join('\n')
}
