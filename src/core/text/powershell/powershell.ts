/** PowerShell ends a single-quoted string at any of these, U+2018 to U+201B included. */
const singleQuotes = /['\u2018-\u201b]/g
const holdsSingleQuote = /['\u2018-\u201b]/

/**
 * The one quoting function for Windows PowerShell 5.1: a single-quoted literal that holds `text` exactly.
 * @internal for tests
 */
export const quotePowerShell = (text: string) =>
  holdsSingleQuote.test(text) ? `'${text.replace(singleQuotes, '$&$&')}'` : `'${text}'`

/** PowerShell code, made only by `ps` and `psRaw`, so that plain text cannot pass for code. */
export interface PowerShellCode {
  readonly code: string
}

export type PowerShellValue = string | number | boolean | readonly string[] | PowerShellCode

/** Marks a constant of ours as code; never call it with text from a scenario. */
export const psRaw = (code: string): PowerShellCode => ({ code })

/** Joins statements, one a line. */
export function psLines(lines: readonly (PowerShellCode | undefined)[]): PowerShellCode {
  let all: string | undefined
  for (const line of lines) {
    if (line) all = all === undefined ? line.code : `${all}\n${line.code}`
  }
  return psRaw(all ?? '')
}

/** PowerShell code in which every interpolated value is a quoted literal. */
export function ps(
  parts: TemplateStringsArray,
  ...values: readonly PowerShellValue[]
): PowerShellCode {
  return psRaw(
    values.reduce<string>(
      (code, value, i) => code + literal(value) + (parts.raw[i + 1] ?? ''),
      parts.raw[0] ?? '',
    ),
  )
}

function literal(value: PowerShellValue): string {
  if (typeof value === 'string') return quotePowerShell(value)
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? '$true' : '$false'
  if ('code' in value) return value.code
  return `@(${value.map(quotePowerShell).join(', ')})`
}
