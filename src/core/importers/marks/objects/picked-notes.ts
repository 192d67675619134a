import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { annotationFacts } from '../../describe/node-facts.ts'
import { matchesOf } from '../../text-of.ts'

/** `kubectl get node win-1 -o yaml | grep IPv4Address` */
const picking =
  /\bget[ \t]+no(?:des?)?[ \t/]+(?=[^-])([\w.-]{1,253})[ \t][^|]{0,120}\|[ \t]{0,4}(?:grep|egrep|findstr|sls|Select-String)\b/i
const note =
  /^[ \t]*"?((?:flannel\.alpha\.coreos\.com|projectcalico\.org)\/[\w-]{1,40})"?:[ \t]{1,4}["']?([\w{][^\n]{0,200}?)["']?,?[ \t]*$/gm

/** Notes of network agents at a node of which somebody picked the lines; a whole object is read as one. */
export function pickedNotesIn(doc: Document): readonly Observation[] {
  const node = picking.exec(doc.command ?? '')?.[1]
  return node === undefined
    ? []
    : matchesOf(doc, note).flatMap(({ groups: [key = '', raw = ''], placeOf }) =>
        annotationFacts(key, { raw, place: placeOf(1) }, `node ${node}`),
      )
}
