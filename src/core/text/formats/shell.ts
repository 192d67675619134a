/**
 * The one quoting function for POSIX shells: a single-quoted word that holds `text` exactly.
 * @internal for tests
 */
export const quoteShell = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Shell code, made only by `sh` and `shRaw`. */
export interface ShellCode {
  readonly shell: string
}

/** Marks a constant of ours as code; never call it with text from a scenario. */
export const shRaw = (code: string): ShellCode => ({ shell: code })

/** Shell code in which every interpolated value is a quoted word. */
export function sh(
  parts: TemplateStringsArray,
  ...values: readonly (string | number | ShellCode)[]
): ShellCode {
  return shRaw(
    parts.raw.reduce((code, part, i) => {
      const value = values[i - 1] ?? ''
      return code + (typeof value === 'object' ? value.shell : quoteShell(String(value))) + part
    }),
  )
}
