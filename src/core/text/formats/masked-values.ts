import { acrossLines } from '../../values/across-lines.ts'

/** A scalar that somebody covered with asterisks; for YAML it is an alias that nothing made. */
const masked = new RegExp(
  acrossLines`
    (^[ \t]*(?:-[ \t]+)+|:[ \t]+|[,{[][ \t]*)
    (\*(?:[^\s,\]}#*]{0,80}\*)[^\s,\]}#]{0,200}|\*[^\n*:#]{1,60}\*)
    (?=[ \t]*(?:#[^\n]*)?$|[ \t]*[,\]}])
  `,
  'gm',
)

/** One asterisk covers a value as well where others stand in the text; alone it is what somebody meant for all. */
const coveredByOne =
  /^([ \t]*(?:- )?(?!(?:verbs|resources|apiGroups):)[\w./-]{1,80}:[ \t]+)\*(?=[ \t]*$)/gm
const isCovered = (text: string) =>
  /\*{3}/.test(text) || [...text.matchAll(coveredByOne)].length > 1

/** The same text, as long as before, with quotes in the place of the first and the last letter of what was covered. */
export const withMasksQuoted = (text: string): string =>
  (isCovered(text) ? text.replace(coveredByOne, '$1~') : text).replace(
    masked,
    (_, before: string, value: string) => `${before}"${'*'.repeat(value.length - 2)}"`,
  )
