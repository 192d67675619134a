import { useEffect, useState } from 'react'

type Reference = typeof import('../../core/reference.ts')

let reference: Reference | undefined

/** Source titles and help texts; undefined until they are loaded, and never loaded before they are wanted. */
export function useReference(isWanted: boolean): Reference | undefined {
  const [loaded, setLoaded] = useState(reference)
  useEffect(() => {
    if (loaded || !isWanted) return
    void import('../../core/reference.ts').then((module) => {
      reference = module
      setLoaded(module)
    })
  }, [loaded, isWanted])
  return loaded
}
