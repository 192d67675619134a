const months =
  'January February March April May June July August September October November December'.split(' ')

/** `31 August 2026` for `2026-08-31`, the same in every browser language. */
export function dateText(iso: string): string {
  const [year = '', month = '', day = ''] = iso.split('-')
  return `${Number(day)} ${months[Number(month) - 1] ?? month} ${year}`
}
