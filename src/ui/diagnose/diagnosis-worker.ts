import {
  commandsFor,
  diagnose,
  diagnosing,
  nextCheck,
  questionsText,
  report,
  shownFiles,
  symptomTrees,
  type Diagnosis,
  type SentFile,
} from '../../core/diagnose.ts'

export {
  commandsFor,
  diagnose,
  diagnosing,
  nextCheck,
  questionsText,
  report,
  shownFiles,
  symptomTrees,
}

/** Where this script is: small input is read by it in the page, large input in a worker. */
export const address = import.meta.url

export interface Given {
  readonly files: readonly SentFile[]
  readonly known: { readonly operatingSystem?: 'windows' | 'linux' }
}

export type Answer =
  | { readonly ok: true; readonly diagnosis: Diagnosis }
  | { readonly ok: false; readonly message: string }
  /** So many characters were read; more is to come. */
  | { readonly read: number }

/** Milliseconds between two words of how far it is. */
const silence = 100

if ('importScripts' in globalThis) {
  // Of a worker, which has one listener and no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const tell = (answer: Answer) => globalThis.postMessage(answer)
  globalThis.addEventListener('message', ({ data }: MessageEvent<Given>) => {
    try {
      tell({ ok: true, diagnosis: read(data, tell) })
    } catch (error) {
      tell({ ok: false, message: error instanceof Error ? error.message : String(error) })
    }
  })
}

function read({ files, known }: Given, tell: (answer: Answer) => void): Diagnosis {
  const steps = diagnosing(files, known)
  let read = 0
  let told = performance.now()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    read += value
    if (performance.now() - told < silence) continue
    tell({ read })
    told = performance.now()
  }
}
