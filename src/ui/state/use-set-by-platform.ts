import { useEffect, useState } from 'react'
import type * as ManagedDoor from '../../core/managed.ts'
import { isManaged } from '../../core/plan.ts'
import { useOutcome } from './plan-context.ts'

type Managed = typeof ManagedDoor

let managed: Managed | undefined

async function load(): Promise<Managed> {
  managed ??= await import('../../core/managed.ts')
  return managed
}

/** What the platform uses in the place of each choice that it makes; loaded with the choice of such a platform. */
export function useSetByPlatform(): ReturnType<Managed['setByPlatform']> | undefined {
  const { scenario } = useOutcome().evaluation
  const isPool = isManaged(scenario)
  const [loaded, setLoaded] = useState(managed)
  useEffect(() => {
    if (!loaded && isPool) void load().then(setLoaded)
  }, [loaded, isPool])
  return isPool ? loaded?.setByPlatform(scenario) : undefined
}
