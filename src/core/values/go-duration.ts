const units: Readonly<Record<string, number>> = {
  ns: 1e-9,
  us: 1e-6,
  µs: 1e-6,
  ms: 1e-3,
  s: 1,
  m: 60,
  h: 3600,
}

/** The seconds of what Go reads as a duration, such as `1m30s`. */
export function secondsOf(text: string): number | undefined {
  if (text === '0') return 0
  if (!/^(?:\d{1,9}(?:\.\d{1,9})?(?:ns|us|µs|ms|s|m|h)){1,6}$/.test(text)) return undefined
  return [...text.matchAll(/([\d.]+)([a-zµ]+)/g)].reduce(
    (sum, [, number = '', unit = '']) => sum + Number(number) * (units[unit] ?? 0),
    0,
  )
}
