/** The text of a string of JSON, with its quotes; undefined for what is none. */
export function textOfJson(quoted: string): string | undefined {
  try {
    const value: unknown = JSON.parse(quoted)
    return typeof value === 'string' ? value : undefined
  } catch {
    return undefined
  }
}
