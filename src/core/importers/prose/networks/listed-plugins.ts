import type { Document } from '../../../model/document.ts'
import { matchesOf, type Match } from '../../text-of.ts'
import { listed, wordsAround } from '../lines.ts'
import { isOfOthers, isSaid } from '../meant/said.ts'
import { ofOneValue } from '../once.ts'
import { ofAnother } from './network-words.ts'

/** Plugins in a list of what a setup has. */
export function listedPluginsIn(doc: Document): readonly Match[] {
  const all = matchesOf(doc, listed(String.raw`(flannel|calico|antrea)(?!\s*,\s*etc\b)`)).filter(
    (one) => !isOfOthers(doc, one) && !isOfChoice(doc, one),
  )
  const isInBracket = ({ raw, place }: Match) => wordsAround(doc, place, raw).behind.startsWith(')')
  return [
    ...all.filter((one) => !isInBracket(one)),
    // Brackets with several of them are a choice.
    ...ofOneValue(all.filter(isInBracket)).filter(
      ({ raw, place }) =>
        isSaid(doc, raw, place) && !ofAnother.test(wordsAround(doc, place, raw).ahead),
    ),
  ]
}

/** “Choose the plugin (cilium, calico, contiv or flannel)” */
function isOfChoice(doc: Document, { place, raw }: Match): boolean {
  const { ahead, behind } = wordsAround(doc, place, raw)
  const open = /\([^()]*$/.exec(ahead)?.[0]
  const close = /^[^()]*\)/.exec(behind)?.[0]
  return open !== undefined && close !== undefined && /\b(?:x?or|oder|ou)\b/i.test(open + close)
}
