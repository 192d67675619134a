import { useEffect, useRef } from 'react'
import { useOutcome } from './plan-context.ts'

/** When a change of the plan takes away what had the focus, the heading of the page gets it. */
export function useKeptFocus(): void {
  // Drawn again, and looked after, whenever something follows from the choices anew.
  useOutcome()
  const last = useRef<Element>(undefined)

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) last.current = target
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])

  useEffect(() => {
    if (document.activeElement !== document.body || last.current?.isConnected !== false) return
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  })
}
