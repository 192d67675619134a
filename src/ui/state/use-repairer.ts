import { useEffect, useState } from 'react'
import type { Repairer } from '../../core/repair.ts'

let repairer: Repairer | undefined

async function load(): Promise<Repairer> {
  const { createRepairer } = await import('../../core/repair.ts')
  repairer ??= createRepairer()
  return repairer
}

/** What searches for nearby plans without errors; it loads when it is wanted, and remembers verdicts. */
export function useRepairer(isWanted: boolean): Repairer | undefined {
  const [loaded, setLoaded] = useState(repairer)
  useEffect(() => {
    if (!loaded && isWanted) void load().then((next) => setLoaded(() => next))
  }, [loaded, isWanted])
  return loaded
}
