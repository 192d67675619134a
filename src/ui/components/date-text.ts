const months =
  'January February March April May June July August September October November December'.split(' ')

/** `31 August 2026` for `2026-08-31`, the same in every browser language. */
export function dateText(iso: string): string {
  const [year = '', month = '', day = ''] = iso.split('-')
  return `${Number(day)} ${months[Number(month) - 1] ?? month} ${year}`
}

/** Whether `today` lies more than so many months after `date`; both as `YYYY-MM-DD`. */
export function isOlderThan(date: string, today: string, count: number): boolean {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + count + 1, 0)).getUTCDate()
  const limit = new Date(Date.UTC(year, month - 1 + count, Math.min(day, last)))
  return today > limit.toISOString().slice(0, 10)
}
