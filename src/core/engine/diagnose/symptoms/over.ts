import { withoutOtherMachines } from '../of-container.ts'
import type { ReadDocument } from '../read.ts'
import type { SymptomFinding } from './finding.ts'

/** Words behind a message that say it is over; what comes back, or fails elsewhere, is not. */
const over =
  /\b(?:is|are|was|were|works?|runs?|got|has been)\b[^.\n]{0,24}\b(?:fine|ok(?:ay)?|well|fixed|resolved|solved|gone|working)\b[^.\n]{0,16}\b(?:now|again|since then|meanwhile)\b|\bno longer (?:happens|appears|occurs)\b|\b(?:has been|is|was) (?:already |meanwhile |since )?(?:fixed|resolved|solved)\b|\b(?:that|this|it|which) is (?:gone|over|history)\b/i
const butNot = /\b(?:but|however|sometimes|until|still|came? back|comes back)\b/i
const ofOthers = /\b(?:nothing|not|never|none|linux|others?|elsewhere)\b|n['’]t\b/i

/** Words before a message: that somebody else had it, or had it before, or where somebody read it. */
const ofBefore =
  /\b(?:old|former|previous)\s(?:cluster|nodes?|setup|environment|installation|version|release)\s(?:had|showed|printed|said|logged|reported|gave|failed with)\b[^.;]{0,40}$/i
const ofPages =
  /\b(?:(?:we|I) read|documentation|docs|article|blog|guide|wiki|handbook|kubernetes\.io|learn\.microsoft\.com)\b[^.;"“]{0,60}\b(?:that|says?|explains?|mentions?|means?|means that|calls it)\b[^.;"“]{0,30}["“'`]?$/i
const alsoNow = /\b(?:too|also|as well|still|again|same|here|our|new)\b/i

function isOver(said: string): boolean {
  const { index = 0, 0: words } = over.exec(said) ?? {}
  return (
    words !== undefined &&
    !ofOthers.test(said.slice(Math.max(index - 30, 0), index) + words) &&
    !butNot.test(said.slice(index + words.length))
  )
}

/**
 * Messages of the host as it is: without those of commands in containers, and those that people quote in a
 * sentence which says that they are over as information.
 */
export function messagesOfNow(
  matched: readonly SymptomFinding[],
  documents: readonly ReadDocument[],
): readonly SymptomFinding[] {
  const found = withoutOtherMachines(matched, documents)
  const prose = documents.flatMap(({ doc, importer }) => (importer?.id === 'prose' ? [doc] : []))
  return found.map((one) => {
    if (one.severity === 'info' || one.also) return one
    const doc = prose.find(
      ({ file, first, last }) => file === one.file && first <= one.line && one.line <= last,
    )
    const line = doc?.text.split('\n')[one.line - doc.first] ?? ''
    const before = line.slice(0, one.column - 1)
    // The words of the message itself tell nothing of it.
    const behind = line.slice(one.column - 1).replace(/^[^"”'`]{0,300}["”'`]/, '')
    const [, said = ''] = /^(.{0,300}?)(?:$|\.\s+[A-Z][^.]*\?)/.exec(behind) ?? []
    const isOfBefore = ofBefore.test(before) && !alsoNow.test(said)
    return isOver(said) || isOfBefore || ofPages.test(before)
      ? {
          ...one,
          severity: 'info' as const,
          basis: 'advice' as const,
          message: `${one.message} ${ofPages.test(before) ? 'It stands in what somebody read.' : 'It is said to be over.'}`,
        }
      : one
  })
}
