import { useEffect, useState } from 'react'
import type { DecisionId, Evaluation } from '../../core/plan.ts'
import type { Repairer } from '../../core/repair.ts'
import { distinctRepairs, type Repairs } from './distinct-repairs.ts'
import { useOutcome } from './plan-context.ts'

let repairer: Repairer | undefined

/** What searches for nearby plans without errors; it remembers verdicts. */
export async function loadRepairer(): Promise<Repairer> {
  const { createRepairer } = await import('../../core/repair.ts')
  repairer ??= createRepairer()
  return repairer
}

/** The same, loaded when it is wanted. */
function useRepairer(isWanted: boolean): Repairer | undefined {
  const [loaded, setLoaded] = useState(repairer)
  useEffect(() => {
    if (!loaded && isWanted) void loadRepairer().then((next) => setLoaded(() => next))
  }, [loaded, isWanted])
  return loaded
}

const calm = 150
/** More alternatives are not worth more of the user's time. */
const longest = 600

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
  const loaded = useRepairer(isWanted)
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    if (!isWanted || !loaded) return
    const search = distinctRepairs(loaded, evaluation, pinned)
    let spent = 0
    let timer: ReturnType<typeof setTimeout>
    const step = () => {
      const start = performance.now()
      const { value, done } = search.next()
      if (value) setFound({ repairs: value, evaluation, pinned })
      spent += performance.now() - start
      if (!done && spent < longest) timer = setTimeout(step)
    }
    timer = setTimeout(step, calm)
    return () => clearTimeout(timer)
  }, [isWanted, loaded, evaluation, pinned])
  return {
    found: found?.repairs,
    isCurrent: found?.evaluation === evaluation && found.pinned === pinned,
  }
}
