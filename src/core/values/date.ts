/** Whether `today` lies more than so many months after `date`; both as `YYYY-MM-DD`. */
export function isMonthsLater(date: string, today: string, count: number): boolean {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const months = year * 12 + month - 1 + count
  const limit = [Math.floor(months / 12), (months % 12) + 1, day]
  // A day that the month does not have, such as 31 June, compares as its end.
  return today > limit.map((part, i) => String(part).padStart(i === 0 ? 4 : 2, '0')).join('-')
}

/** Whether a text is a day of the calendar, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  const [year = 0, month = 0, day = 0] = (match ?? []).slice(1).map(Number)
  return day >= 1 && day <= daysIn(year, month)
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  if (month < 1 || month > 12) return 0
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}
