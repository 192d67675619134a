import { useEffect, useRef } from 'react'
import { decisionIds } from '../../core/plan.ts'
import { useOutcome, useSession } from '../state/plan-context.ts'
import { light } from './light.ts'

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
    return light(fields)
  }, [choices, applied, before])
  return null
}
