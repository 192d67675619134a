import { useEffect, useMemo, useState } from 'react'
import type { GeneratedFile } from '../../core/files.ts'
import type { Evaluation } from '../../core/plan.ts'

type Generate = (evaluation: Evaluation) => readonly GeneratedFile[]

let generator: Generate | undefined

/** Loads what writes the files, once; the generator keeps what did not change between two calls. */
async function loadGenerator(): Promise<Generate> {
  const { createGenerator } = await import('../../core/files.ts')
  generator ??= createGenerator()
  return generator
}

/**
 * The files of this evaluation; undefined until their writers are loaded, and while nobody wants to
 * see a file, for then a choice need not wait for them.
 */
export function useFiles(
  evaluation: Evaluation,
  isWanted = true,
): readonly GeneratedFile[] | undefined {
  const [generate, setGenerate] = useState(() => generator)
  useEffect(() => {
    if (generate) return
    return whenIdle(() => void loadGenerator().then((loaded) => setGenerate(() => loaded)))
  }, [generate])
  return useMemo(
    () => (isWanted ? generate?.(evaluation) : undefined),
    [generate, evaluation, isWanted],
  )
}

/** After the question is on the screen; Safari has no idle callback. */
function whenIdle(run: () => void): () => void {
  const timer = setTimeout(run, 50)
  return () => clearTimeout(timer)
}
