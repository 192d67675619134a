import { acrossLines } from '../../../values/across-lines.ts'

const spokenOf = new RegExp(
  acrossLines`
    ^\s{0,40}(?:#|\/\/|::|rem\b|<!--|>)
    |\b(?:
      not|never|no longer|instead of|old|former(?:ly)?|was|were|used to|gone|moved|deprecated
      |removed?|replaced?|don['’]t|documentation|docs|page|guide|see|cf|issue|e\.g
    )\b
  `,
  'i',
)

/** Whether the words of a line before a command, an address or a name leave it behind, or only speak of it. */
export const isLeftBehind = (before: string): boolean => spokenOf.test(before)
