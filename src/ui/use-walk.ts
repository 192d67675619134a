import { useEffect } from 'react'

const steps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
}

/**
 * Moves the focus by arrow keys, Home and End among the links or buttons of an element with
 * `data-walk`, which are one stop of Tab: one of them has a `tabIndex` of 0, the others of -1.
 */
export function useWalk(): void {
  useEffect(() => {
    document.addEventListener('keydown', walk)
    return () => document.removeEventListener('keydown', walk)
  }, [])
}

function walk(event: KeyboardEvent): void {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
  if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return
  const group = target instanceof Element ? target.closest('[data-walk]') : null
  const items = [...(group?.querySelectorAll<HTMLElement>('a[href], button:enabled') ?? [])]
  const at = items.findIndex((item) => item === target)
  const step = steps[key]
  if (at < 0 || (step === undefined && key !== 'Home' && key !== 'End')) return
  event.preventDefault()
  const to = step === undefined ? (key === 'Home' ? 0 : -1) : (at + step) % items.length
  items.at(to)?.focus()
}
