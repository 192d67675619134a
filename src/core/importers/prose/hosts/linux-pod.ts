import { linuxWords } from '../../../catalog/workload/linux-words.ts'
import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import type { Match } from '../../text-of.ts'
import { lineOf, wordsAround } from '../lines.ts'

const linux = new RegExp(String.raw`\b(?:${linuxWords.value.join('|')})\b`, 'i')

/** What is said of a pod of Linux keeps its words, and is no matter of a Windows node. */
export function ofLinuxPod(
  doc: Document,
  { raw, place }: Match,
  read: readonly Observation[],
): readonly Observation[] {
  if (!read.some(isOfPod)) return read
  const around = wordsAround(doc, place, raw)
  const ahead = /[^.;!?]*$/.exec(around.ahead)?.[0] ?? ''
  const behind = /^[^.;!?]*/.exec(around.behind)?.[0] ?? ''
  // The one before it, where the sentence began there.
  const before =
    ahead === around.ahead
      ? (/[^.;!?:]*$/.exec(lineOf(doc, { ...place, line: place.line - 1 }))?.[0] ?? '')
      : ''
  return linux.test(`${before} ${ahead} ${behind}`)
    ? read.map((one) => ({ ...one, subject: 'linux workload' }))
    : read
}

const isOfPod = ({ name }: Observation) => name.startsWith('workload.')
