import { useEffect, useRef } from 'react'
import { decisionIds } from '../../core/plan.ts'
import { useOutcome, useSession } from '../state/plan-context.ts'

const litMs = 1_500

/** More fields than this are another plan, not a change to this one. */
const maxLitFields = 8

/** Lights the fields that a fix, a repair or an undo has just changed, for a moment. */
export function Lit() {
  const { choices } = useOutcome().evaluation
  const { applied, before } = useSession()
  const last = useRef(choices)
  useEffect(() => {
    const old = last.current
    last.current = choices
    // A value that was chosen at its own field needs no light.
    if (applied === undefined && before !== undefined) return undefined
    const changed = decisionIds.filter(
      (id) => JSON.stringify(old[id]) !== JSON.stringify(choices[id]),
    )
    if (changed.length === 0 || changed.length > maxLitFields) return undefined
    const fields = changed.flatMap((id) => [
      ...document.querySelectorAll<HTMLElement>(`[data-decision="${id}"], [data-row="${id}"]`),
    ])
    for (const field of fields) field.dataset['lit'] = 'true'
    const end = () => {
      for (const field of fields) delete field.dataset['lit']
    }
    const timer = setTimeout(end, litMs)
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [choices, applied, before])
  return null
}
