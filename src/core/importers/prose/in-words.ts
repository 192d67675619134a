import { isNumberAlone } from './versions/version-forms.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** Whether anything of a text can be words. */
export const hasWords = (text: string): boolean =>
  /\p{L}{2}|\bk8s\b/iu.test(text) || isNumberAlone(text)

/** A paragraph that somebody wrote, however long it is; logs and objects have few words for their length. */
export function isInWords(line: string): boolean {
  if (line.length > 3_000) return false
  const words = line.match(/(?<=[\s(“"'])\p{L}{2,20}(?=[\s,.;:!?)”"'])/gu)?.length ?? 0
  return words * 9 > line.length || (words * 15 > line.length && !ofLog.test(line))
}
/** Dates, levels and pairs of a log, and errors that wrap others. */
const ofLog = new RegExp(
  acrossLines`
    \b\w{1,20}="
    |\b(?:level|msg|err|error|time|ts|caller|logger)=
    |\\"|\b(?:desc|code) = |\d\d:\d\d:\d\d|^\W{0,4}[IWEF]\d{4}\b|[{}<>]
    |: [^:]{1,80}: [^:]{1,80}: 
  `,
)
