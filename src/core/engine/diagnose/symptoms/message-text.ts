import { sentText } from '../../../text/sections/quoted-printable.ts'
import { windowsInEnglish } from '../../../text/windows-in-english.ts'
import { withoutAskedServices } from './asked-services.ts'
import { withoutCode } from './code-lines.ts'

/** A text as messages are looked for in it: in English, without what only looks like one. */
export const messageText = (text: string): string =>
  windowsInEnglish(withoutAskedServices(withoutCode(sentText(text))))
