import { useEffect, useRef } from 'react'
import { focusHeading } from './focus-heading.ts'
import { useOutcome } from './plan-context.ts'

/** When a change of the plan takes away what had the focus, the heading of the page gets it. */
export function useKeptFocus(): void {
  // Looks again after every change of the plan, as this draws the component anew.
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
    focusHeading()
  })
}
