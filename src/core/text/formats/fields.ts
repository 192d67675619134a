/** One `Key: value` line of an output. */
export interface Field {
  readonly key: string
  readonly value: string
  readonly indent: number
  /** Offset of the value in the text. */
  readonly at: number
  /** The lines without a value that stand above it, further left, the outermost first. */
  readonly under: readonly string[]
}

const form = /^([ \t]*)([^\s:][^:\n]{0,80}?)[ \t]*:(?:[ \t]+(.*))?$/

/** The `Key: value` lines of an output, with what they stand under. Lines without a colon are passed by. */
export function fieldsOf(text: string): readonly Field[] {
  const fields: Field[] = []
  let open: { readonly key: string; readonly indent: number }[] = []
  let offset = 0
  for (const line of text.split('\n')) {
    const found = line.length > 2_000 ? null : form.exec(line)
    if (found) {
      const [, space = '', key = '', rest = ''] = found
      const indent = space.length
      open = open.filter((one) => one.indent < indent)
      const value = rest.trim()
      const at =
        offset + (value === '' ? line.length : line.lastIndexOf(rest) + rest.indexOf(value))
      fields.push({ key, value, indent, at, under: open.map((one) => one.key) })
      if (value === '') open = [...open, { key, indent }]
    }
    offset += line.length + 1
  }
  return fields
}
