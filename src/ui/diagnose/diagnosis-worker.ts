import { diagnosing, type Diagnosis, type SentFile } from '../../core/diagnose.ts'

export {
  answersIn,
  askedOnce,
  commandsFor,
  diagnose,
  diagnosing,
  guideOf,
  nextCheck,
  otherWay,
  questionsText,
  report,
  repro,
  shownFiles,
  symptomGroups,
  withEdits,
} from '../../core/diagnose.ts'

/** The address of this script, for the worker that runs it on large input. */
export const address = import.meta.url

export interface DiagnosisInput {
  readonly files: readonly SentFile[]
  readonly known: { readonly operatingSystem?: 'windows' | 'linux' }
}

export type Answer =
  | { readonly ok: true; readonly diagnosis: Diagnosis }
  | { readonly ok: false; readonly message: string }
  /** Characters read so far; more is to come. */
  | { readonly read: number }

/** The least time between two messages of progress. */
const progressMs = 100

if ('importScripts' in globalThis) {
  // A worker has one listener, and its postMessage takes no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const tell = (answer: Answer) => globalThis.postMessage(answer)
  globalThis.addEventListener('message', ({ data }: MessageEvent<DiagnosisInput>) => {
    try {
      tell({ ok: true, diagnosis: read(data, tell) })
    } catch (error) {
      tell({ ok: false, message: error instanceof Error ? error.message : String(error) })
    }
  })
}

function read({ files, known }: DiagnosisInput, tell: (answer: Answer) => void): Diagnosis {
  const steps = diagnosing(files, known)
  let read = 0
  let lastTold = performance.now()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    read += value
    if (performance.now() - lastTold < progressMs) continue
    tell({ read })
    lastTold = performance.now()
  }
}
