import { evictionThresholds } from '../../catalog/flags/eviction-signals.ts'
import { parseQuantity } from '../../values/quantity.ts'

const { hard, soft } = evictionThresholds.value

/** The fields and the flags with thresholds of eviction. */
export const thresholdFields: readonly string[] = [hard.field, soft.field]
export const thresholdFlags: ReadonlySet<string> = new Set([hard.flag, soft.flag])

const signals: ReadonlySet<string> = new Set(evictionThresholds.value.signals)
/** What a template or a shell puts in later. */
const isOpen = (text: string) => /[${}<>]|%\w+%/.test(text)

/** Why the kubelet does not read a threshold, or nothing. */
export function thresholdFault(signal: string, value: string): string | undefined {
  if (isOpen(signal) || isOpen(value)) return undefined
  if (!signals.has(signal)) return 'the kubelet knows no such signal, and stops'
  const isRead = value.endsWith('%')
    ? /^[+-]?\d{0,9}\.?\d{0,9}%$/.test(value) && /\d/.test(value)
    : parseQuantity(value.replace(/^-/, '')) !== undefined
  return isRead
    ? undefined
    : 'that is no quantity such as 500Mi and no share such as 10%, and the kubelet stops'
}
