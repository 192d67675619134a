/** A value of YAML in quotes that goes on in the next line. */
export interface OpenQuote {
  readonly mark: string
  /** Of its key; what goes on is indented more. */
  readonly indent: number
}

const opening = /^[ \t]*(?:- )?[\w./-]{1,80}:[ \t]+(?=(['"]))/
const longestHead = 200

/** Whether a line can belong to a value that is open. */
export const goesOn = (text: string, start: number, { indent }: OpenQuote): boolean =>
  indentAt(text, start) > indent

/** What is open behind a line: a value that it begins, or the one of the lines before. */
export function openBehind(
  text: string,
  start: number,
  end: number,
  before: OpenQuote | undefined,
): OpenQuote | undefined {
  if (before) return isOdd(text, start, end, before.mark) ? undefined : before
  const [head = '', mark] =
    opening.exec(text.slice(start, Math.min(end, start + longestHead))) ?? []
  return mark !== undefined && isOdd(text, start + head.length, end, mark)
    ? { mark, indent: indentAt(text, start) }
    : undefined
}

/** Whether a mark stands in a line an odd number of times; twice in a row it is a letter. */
const isOdd = (text: string, start: number, end: number, mark: string): boolean =>
  text.slice(start, end).split(mark).length % 2 === 0

function indentAt(text: string, start: number): number {
  let at = start
  while (text[at] === ' ') at++
  return at - start
}
