import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'

/** Fields of a pod with a row for each of their values, of which the first stands beside the name. */
const names: Readonly<Record<string, string>> = {
  Tolerations: 'workload.toleration',
  'Node-Selectors': 'workload.nodeSelector',
}
const head = /^\s{0,40}(Tolerations|Node-Selectors):[ \t]+\S/
const row = /^[ \t]{4,}([\w./-]{1,253}(?:[=:]\S{1,253})?(?: (?:op=\w{1,12}|for \d{1,9}s)){0,2})\s*$/
/** The API server gives them to every pod. */
const ofEveryPod = /^node\.kubernetes\.io\/(?:not-ready|unreachable):NoExecute /

/** The further rows of what a pod tolerates and selects, of one subject. */
export function furtherRowsOf(doc: Document, subject: string): readonly Observation[] {
  const found: Observation[] = []
  let name: string | undefined
  let offset = 0
  for (const line of doc.text.split('\n')) {
    const key = head.exec(line)?.[1]
    const value = key === undefined ? row.exec(line)?.[1] : undefined
    if (key !== undefined) name = names[key]
    else if (value === undefined) name = undefined
    else if (name !== undefined && !ofEveryPod.test(value)) {
      const place = doc.placeAt(offset + line.indexOf(value))
      found.push(stated(name, value, value, place, { subject }))
    }
    offset += line.length + 1
  }
  return found
}
