const ofOther =
  /\b(?:had|removed|replaced|no longer|former(?:ly)?|previous(?:ly)?|used to|until|before|old|examples?|sample|templates?|documentation|docs?|guide|tutorial|blog|propos\w+|suggest\w*|recommend\w*|plan(?:ned|s)?|same as|compar\w+|(?:another|different) \w+|(?:do|does|did|must|should|is|are)(?: not|n['’]t)|never|wanted? to|would|could|should we)\b/i

/** “We copied it from the docs”: it is our own since. */
const taken =
  /\b(?:copied|took|taken|adapted|applied|used?|using|based on|follow\w{0,3})\b[^.:]{0,40}\b(?:docs?|documentation|guide|tutorial|examples?|sample)\b/gi

/** Whether the words that lead to a piece of a file tell it as one of the past, of a guide, or of another place. */
export const leadsToOther = (words: string): boolean =>
  ofOther.test(words.slice(-300).replaceAll(taken, ''))
