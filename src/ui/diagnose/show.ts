import { createContext, use } from 'react'
import type { Place } from '../../core/diagnose.ts'

/** Leads to a line of what was sent. */
export const ShowContext = createContext<(place: Place) => void>(() => undefined)

export const useShow = () => use(ShowContext)

/** Leads to something on the page: it is scrolled to, and has the focus. */
export function leadTo(id: string): void {
  const element = document.getElementById(id)
  if (!element) return
  for (
    let box = element.closest('details');
    box;
    box = box.parentElement?.closest('details') ?? null
  )
    box.open = true
  element.scrollIntoView({ block: 'center' })
  element.focus({ preventScroll: true })
}
