import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { networkModeAt } from '../../names.ts'
import { matchesOf } from '../../text-of.ts'
import { systemBehind, wordsAround } from '../lines.ts'
import { isInQuestion, isOfOthers, isReported } from '../meant/said.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** “Unable to reach Services when using vxlan”: what fails is what they have. */
export const failingModesIn = (doc: Document): readonly Observation[] =>
  matchesOf(doc, failing).flatMap(({ raw, place }) => {
    const { ahead, behind } = wordsAround(doc, place, raw)
    return isOfOthers(doc, { raw, place }) ||
      isReported(ahead, behind) ||
      isInQuestion(ahead, behind) ||
      systemBehind(doc, place, raw) === 'linux'
      ? []
      : networkModeAt(raw, place)
  })

const failing = new RegExp(
  acrossLines`
    \b(?:
      unable|can['’]t|cannot|can\snot|could\snot|do(?:es)?\snot|do(?:es)?n['’]t
      |fail(?:s|ed|ing)?|never|not\sable
    )\b
    (?:
      (?!
        \b(?:
          but|while|whereas|although|only|works?|fine|supported|used|expected|should|if|host-?gw
          |vxlan|l2bridge|overlay
        )\b
      )
      (?:[^.;:?!\n]|\.(?=\d))
    ){1,120}?
    \bwhen\s(?:using|running|in|on)\s(?:(?:the|flannel|calico|with|in)\s){0,2}
    (vxlan|host-gw|l2bridge|overlay)
    (?:\s(?:mode|backend|network))?(?=\s?(?:[,)]|\.(?:\s|$)|$))
  `,
  'gim',
)
