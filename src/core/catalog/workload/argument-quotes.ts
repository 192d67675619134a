import { inferred } from '../fact.ts'

/** No shell stands between a manifest and its program, so nobody takes quotation marks away. */
export const argumentQuotes = inferred('quotation marks are passed on', [
  'github prometheus-community/windows_exporter/issues/628',
])

/** Programs that take such marks away themselves. */
export const ownShells: readonly string[] = ['cmd', 'powershell', 'pwsh', 'bash', 'sh']
