import { acrossLines } from '../../../values/across-lines.ts'

/** “Rolled back”, “undone”: what there was before is there again. */
export const takenBack = acrossLines`
  (?:
    roll(?:ed|ing)?\s?(?:it\s|that\s|this\s|everything\s)?back
    |revert(?:ed)?|und(?:one|id)|zurückgerollt
  )
`
const stopped = String.raw`(?:cancell?ed|aborted|called\soff|abgebrochen)`

/** A change: pulls of images and rollouts are cancelled and rolled back too. */
const change = acrossLines`
  \b(?:
    upgrad|updat|mov(?:e|ing)\b|moved|migrat|switch|chang|downgrad|install|replac|rais|bump
    |introduc|tr(?:y|ied)\b|tested\b|went\b|going\b|go\b|aktualisier|umgestell|umstell|wechsel
    |swap|exchang|rolled\s(?:the|our|all)\b|got\s(?:the|new)\b|gewechsel
  )
`
const changed = new RegExp(change, 'i')

/** “… and was cancelled”, “… and then rolled back”: a change that did not last. */
const undone = new RegExp(
  acrossLines`
    ^["')\s]{0,3}(?:[^.;!?\n]|\.(?=\d)){0,60}?\b(?:
      (?:was|were|is|got|and|then|we|had\sto|but)\s(?:then\s|later\s|again\s|immediately\s){0,2}
        (?:be\s)?(?:${takenBack}|${stopped})
      |went\sback\sto\b
      |took\s(?:it|that|this|them)\sback\b
      |(?:and|then)\sback\s(?:again|to)\b
    )
  `,
  'i',
)

/** Whether a change to what is named between these words was taken back. */
export function isUndone(ahead: string, behind: string): boolean {
  const [found] = undone.exec(behind) ?? []
  return found !== undefined && (changed.test(ahead) || changed.test(found))
}
