/** One line of comma-separated values; text that a spreadsheet would take for a formula is disarmed. */
export const csvLine = (fields: readonly string[]) => fields.map(field).join(',')

function field(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
