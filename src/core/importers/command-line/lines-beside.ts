import type { Document } from '../../model/document.ts'
import type { Reading } from '../../model/importer.ts'
import { commandLinesIn } from './lines.ts'
import { readLine } from './observe.ts'

/** Who copies from screens puts the start of a component next to its node. */
export const linesBeside = (doc: Document): readonly Reading[] =>
  startsComponent.test(doc.text) ? commandLinesIn(doc).map((line) => readLine(line, doc)) : []

const startsComponent =
  /^[ \t]{0,4}["']?(?:[A-Za-z]:)?[^\s"'|:]{0,200}(?:kubelet|kube-proxy|flanneld)(?:\.exe)?["']?[ \t]+--[a-z]/im
