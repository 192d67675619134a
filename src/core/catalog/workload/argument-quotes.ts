import { inferred } from '../fact.ts'

/** No shell stands between a manifest and its program, so nobody takes quotation marks away. */
export const argumentQuotes = inferred('quotation marks are passed on', [
  'github prometheus-community/windows_exporter/issues/628',
])

/** Programs that take such marks away themselves. */
export const ownShells: readonly string[] = ['cmd', 'powershell', 'pwsh', 'bash', 'sh']

/** Each item of command and args is one argument, blanks and all. */
export const argumentsApart = inferred('an item with a blank is passed on as one argument', [
  'github prometheus-community/windows_exporter/issues/628',
])
