import type { Normalized } from './normalize.ts'

/** How logs begin an entry. */
const entry =
  /^\s*(?:[IWEF]\d{4} \d|(?:time|ts|level)=|\[?\d{4}[-/]\d\d[-/]\d\d[T ]\d|\{"(?:ts|time|level)")/

/** From which message on a text has no entry of a log but those that are asked for. */
export function lastEntries(
  { original, originalStarts }: Normalized,
  isAsked: (index: number) => boolean,
): number {
  let index = originalStarts.length - 1
  const isOther = (at: number) =>
    !isAsked(at) && entry.test(original.slice(originalStarts[at], (originalStarts[at] ?? 0) + 60))
  while (index >= 0 && !isOther(index)) index--
  return index + 1
}
