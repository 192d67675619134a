import { indexAt } from '../../../text/starts.ts'
import type { Normalized } from './normalize.ts'

/** A message, with the reason that the status of an object tells in the line behind it. */
export function messageOf({ text, starts }: Normalized, index: number): string {
  const end = starts[index + 1] ?? text.length
  const isReasoned = text.startsWith('reason:', end) || text.startsWith('"reason":', end)
  return text.slice(starts[index], isReasoned ? starts[index + 2] : end)
}

/** Index of the message in which a place of the original lies. */
export const messageAt = ({ originalStarts }: Normalized, offset: number): number =>
  indexAt(originalStarts, offset)

/** How often Kubernetes counted an event, as in `2m (x12 over 9m)`. */
export const timesOf = (message: string) => Number(/\(x(\d{1,6})over/.exec(message)?.[1] ?? 1)

/** Where words begin in a message, or the message itself where they go over lines. */
export function startOf(
  text: string,
  { originalStarts }: Normalized,
  index: number,
  words: string,
): number {
  const start = originalStarts[index] ?? 0
  const message = text.slice(start, originalStarts[index + 1])
  return start + Math.max(message.toLowerCase().indexOf(words.toLowerCase().replace(/\.$/, '')), 0)
}
