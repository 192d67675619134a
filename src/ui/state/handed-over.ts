/** What was dropped or pasted on another page, for Diagnose to read. */
export type HandedOver = { readonly files: readonly File[] } | { readonly text: string }

let waiting: HandedOver | undefined

/** Kept in memory until Diagnose comes and takes it. */
export function handOver(what: HandedOver): void {
  waiting = what
}

/** Gives it once. */
export function takeOver(): HandedOver | undefined {
  const what = waiting
  waiting = undefined
  return what
}
