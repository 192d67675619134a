/** Whether a line of a text begins with one of these: far less work than a pattern for the whole line. */
export const hasLineFrom = (text: string, begins: readonly string[]): boolean =>
  begins.some((begin) => text.startsWith(begin) || text.includes(`\n${begin}`))
