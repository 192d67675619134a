import { acrossLines } from '../../values/across-lines.ts'

const ofOther = new RegExp(
  acrossLines`
    \b(?:
      had(?! to)|removed|replaced|no longer|former(?:ly)?|previous(?:ly)?|used to|until
      |before (?:the|that|this|we|it|our|v?\d)
      |old|examples?|sample|documentation|docs?
      |(?:release|upgrade|migration) notes
      |guide|tutorial|blog|propos\w+|suggest\w*|recommend\w*|plan(?:ned| to)|same as|compar\w+
      |(?:the|our) other (?:cluster|environment|setup)
      |(?:another|their) (?:cluster|nodes?|pool|environment|machine|setup|team)
      |(?:must|should) (?:not|never)
      |(?<!\b(?:what|how|where|why|which)\s)(?:should|could|would) (?:we|I|this|it)
      |not (?:ours|in use|used)
      |linux[- ]only (?:cluster|environment|setup)
      |(?:cluster|environment|setup) (?:with|of) (?:only )?linux(?: nodes)? (?:only|alone)
    )\b
    |(?:^|[.!?,]\s{1,3}|\bplease\s)(?:do not|don['’]t|never)\s
    |(?:^|\n)\W{0,6}(?:before|vorher)(?:\s\([^()]{1,30}\))?\s?:$
    |\b(?:we|I)\s(?:do not|don['’]t|never)\s(?:use|have|set|run|ran|applied|typed)\b
  `,
  'i',
)

/** “We copied it from the docs”: it is our own since. */
const taken = new RegExp(
  acrossLines`
    \b(?:copied|took|taken|adapted|applied|used?|using|based on|follow\w{0,3})\b[^.:]{0,40}\b
    (?:docs?|documentation|guide|tutorial|examples?|sample)\b
  `,
  'gi',
)

/** Whether the words that lead to a piece of a file tell it as one of the past, of a guide, or of another place. */
export const leadsToOther = (words: string): boolean =>
  ofOther.test(words.trim().slice(-300).replaceAll(taken, ''))

const linuxNodes = new RegExp(
  acrossLines`
    \blinux[ -](?:worker |master |control[ -]plane )?
      (?:nodes?|workers?|hosts?|machines?|masters?|servers?|pools?|agents?|side)\b
    |^\W{0,6}(?:(?:on|for) )?linux\W{0,3}$
  `,
  'i',
)

/** Whether they tell it as a part of a file of Linux nodes alone. */
export const leadsToLinux = (words: string): boolean =>
  linuxNodes.test(words.slice(-300)) && !/\bwin(?:dows\b|[\d-])/i.test(words)
