const truths: ReadonlySet<string> = new Set(['1', 't', 'T', 'true', 'TRUE', 'True'])
const falsehoods: ReadonlySet<string> = new Set(['0', 'f', 'F', 'false', 'FALSE', 'False'])

/** A boolean as Go’s `strconv.ParseBool` reads it; undefined for any other spelling, such as `tRue`. */
export function parseGoBoolean(text: string): boolean | undefined {
  if (truths.has(text)) return true
  return falsehoods.has(text) ? false : undefined
}
