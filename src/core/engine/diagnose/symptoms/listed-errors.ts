import { acrossLines } from '../../../values/across-lines.ts'

/** What people call a text that tells what to do about errors which somebody may get. */
const title = new RegExp(
  acrossLines`
    ^\W{0,6}(?:[\w-]{1,20}\s){0,4}(?:runbook|playbook|cheat ?sheet|troubleshooting guide|FAQ)\b
      [^\n.?!]{0,60}$
    |^\W{0,6}known (?:issues|limitations|problems)(?!.*\b(?:our|we|my|I)\b)[^\n.?!]{0,40}$
  `,
  'i',
)
const item = /^\s{0,4}(?:\d{1,2}[.)]|[-*•])\s/
const goesOn = /^\s{2,}\S/
const fewest = 3

/** Whether the first line of a text is the title of a list of errors. */
export const isTitleOfErrors = (text: string): boolean =>
  title.test(/\S[^\n]*/.exec(text.slice(0, 400))?.[0] ?? '')

/** The items of such a list, but for those in which somebody speaks of what he has. */
export function listedErrors(lines: readonly string[], ofSomebody: RegExp): readonly number[] {
  const items: number[][] = []
  let isOpen = false
  for (const [i, line] of lines.entries()) {
    if (item.test(line)) items.push([i])
    else if (isOpen && goesOn.test(line)) items.at(-1)?.push(i)
    isOpen = item.test(line) || (isOpen && goesOn.test(line))
  }
  const isOfOthers = (own: readonly number[]) =>
    !own.some((i) => ofSomebody.test((lines[i] ?? '').replace(item, '').slice(0, 400)))
  return items.length < fewest ? [] : items.filter(isOfOthers).flat()
}
