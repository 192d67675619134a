import type { SentFile } from '../reading/read.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** A few lines of a log below a complaint are what it is about; a good start prints more. */
export const arePicked = (files: readonly SentFile[]) => {
  let picked = 0
  for (const { text } of files) {
    for (const _ of text.matchAll(logLine)) if (++picked > mostPicked) return false
  }
  if (picked === 0) return false
  return files.some(({ text }) => complaint.test(text.replaceAll(logLine, '')))
}
const logLine = /^[^\n]{0,60}\b[IWEF]\d{4} \d{2}:\d{2}:\d{2}\.\d[^\n]*/gm
const complaint = new RegExp(
  acrossLines`
    \b(?:
      cannot|can(?:'|’)t|can not|do(?:es)?(?: not|n(?:'|’)t)|unable to|fail(?:s|ed|ing)|stuck
      |broken|not working|never
    )\b
    |无法|不能|失败|起不来|しません|できません|エラー
  `,
  'i',
)
const mostPicked = 3
