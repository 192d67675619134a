/** A line of a chat: who says it, or when. */
const chat = /^[\s>]*(?:\*\*[^*\n]{1,30}\*\*|\[?\d{1,2}:\d\d\b)/

/** What the next one in a chat says. */
export const answerTo = (lines: readonly string[]): string =>
  lines
    .filter((line) => chat.test(line))
    .map((line) => line.replace(/^[\s>]+/, '').slice(0, 200))
    .join(' ')
