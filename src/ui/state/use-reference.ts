import { useEffect, useState } from 'react'
import type * as ReferenceDoor from '../../core/reference.ts'

type Reference = typeof ReferenceDoor

let reference: Reference | undefined

async function load(): Promise<Reference> {
  reference ??= await import('../../core/reference.ts')
  return reference
}

/** Source titles and help texts; undefined until they are loaded, and never loaded before they are wanted. */
export function useReference(isWanted: boolean): Reference | undefined {
  const [loaded, setLoaded] = useState(reference)
  useEffect(() => {
    if (!loaded && isWanted) void load().then(setLoaded)
  }, [loaded, isWanted])
  return loaded
}
