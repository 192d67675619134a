import type { Document } from '../../../model/document.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const node = String.raw`windows\s(?:server\s)?(?:nodes?|workers?|hosts?|machines?|pools?|kubelets?|ones?)`
/** “The Windows nodes follow in May”, “the Windows workers are still to be done”. */
const later = new RegExp(
  acrossLines`
    \b${node}\s(?:
      (?:
        (?:will|shall|should|are\sto|can)\s(?:only\s|then\s|all\s)?
          (?:follow|come|be\s(?:upgraded|updated|moved|done|next))
        |follow
      )\b
      |(?:is|are)\s(?:
        next\b
        |(?:still\s)?to\s(?:be\s(?:done|upgraded|updated|moved)|come|follow)\b
        |(?:not|still\snot|not\syet)\s(?:yet\s)?(?:upgraded|updated|moved|touched|done)\b
        |(?:still\s)?(?:untouched|pending|waiting)\b
      )
      |(?:(?:have|has)\snot|haven['’]t|hasn['’]t)\s(?:yet\s)?been\s
        (?:upgraded|updated|moved|touched|done)\b
      |still\swait\b
      |come\s(?:later|next|last|after)\b
    )
  `,
  'i',
)

/** Whether the nodes of Windows still have another version than the cluster that a text tells about. */
export const isWindowsLater = ({ text }: Document): boolean => later.test(text)
