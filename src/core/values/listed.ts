/** `a`, `a and b`, `a, b and c`; what stands behind a comma in a name goes into brackets. */
export function listed(names: readonly string[]): string {
  const plain = names.map((name) => name.replace(/, (.*)$/, ' ($1)'))
  const last = plain.at(-1) ?? ''
  return plain.length < 2 ? last : `${plain.slice(0, -1).join(', ')} and ${last}`
}
