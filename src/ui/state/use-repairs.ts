import { useEffect, useState } from 'react'
import type { DecisionId, Evaluation } from '../../core/plan.ts'
import type { Repairs } from '../../core/repair.ts'
import { useOutcome } from './plan-context.ts'
import { loadRepairer } from './repairer.ts'

/** How long the choices have to rest before a search begins. */
const debounceMs = 150

interface Found {
  readonly repairs: Repairs
  /** What they were searched for. */
  readonly evaluation: Evaluation
  readonly pinned: readonly DecisionId[]
}

/**
 * The nearest plans without errors; the search begins once the choices have come to rest. What was
 * found before stays on the page meanwhile, so that nothing jumps, but is no offer any more.
 */
export function useRepairs(isWanted: boolean, pinned: readonly DecisionId[]) {
  const { evaluation } = useOutcome()
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    if (!isWanted) return
    let isStale = false
    const search = async () => {
      const { repairs } = await loadRepairer()
      if (!isStale) setFound({ repairs: repairs(evaluation, pinned), evaluation, pinned })
    }
    const timer = setTimeout(() => void search(), debounceMs)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [isWanted, evaluation, pinned])
  return {
    found: found?.repairs,
    isCurrent: found?.evaluation === evaluation && found.pinned === pinned,
  }
}
