import { memoizeByObject } from './memoize.ts'

/** What stands between the values of a template is the same object whenever it is evaluated. */
const onOneLine = memoizeByObject(({ raw }: TemplateStringsArray) => ({
  raw: raw.map((text) => text.replaceAll(/\n */g, '')),
}))

/**
 * The source of a pattern that is written on several lines, as `String.raw` would give it on one:
 * a line break and the indent behind it are no part of it. A blank at the start of a line would be
 * lost with them; it stands behind a `|` or is written `\s`.
 */
export const acrossLines = (
  strings: TemplateStringsArray,
  ...parts: readonly (string | number)[]
): string => String.raw(onOneLine(strings), ...parts)
