import { useEffect, useMemo, useState } from 'react'
import type { Diagnosis, SentFile, ShownFile } from '../../core/diagnose.ts'
import { useEngine, type Engine } from './engine.ts'
import type { DiagnosisInput } from './diagnosis-worker.ts'
import { runDiagnosis } from './run-diagnosis.ts'
import type { Session } from './session.ts'

/** What a diagnosis says, and the texts it speaks of as they may be shown. */
export interface Diagnosed {
  readonly diagnosis: Diagnosis
  readonly texts: readonly ShownFile[]
  /** The session that it was made from. */
  readonly of: Session
}

export type Running =
  | { readonly state: 'idle' }
  | {
      readonly state: 'running'
      readonly stop: () => void
      /** How much is done, from 0 to 1, where that is known. */
      readonly share?: number
    }
  | { readonly state: 'failed'; readonly message: string }

export const answersName = 'Your answers'

/** What is diagnosed: the texts with their fixes, and the answers as a document of their own. */
export function inputOf(
  { files, fixes, answers }: Pick<Session, 'files' | 'fixes' | 'answers'>,
  withEdits: Engine['withEdits'],
): DiagnosisInput {
  const { operatingSystem, ...decisions } = answers
  // Each was made in the text that those before it had left.
  const texts: readonly SentFile[] = fixes.reduce(
    (mended: readonly SentFile[], { edits }) => withEdits(mended, edits),
    files,
  )
  return {
    files:
      Object.keys(decisions).length === 0
        ? texts
        : [...texts, { name: answersName, text: JSON.stringify(decisions, null, 2) }],
    known: operatingSystem === 'windows' || operatingSystem === 'linux' ? { operatingSystem } : {},
  }
}

/** Diagnoses whenever what was sent, mended or answered changes; the last result stays until then. */
export function useDiagnosis(session: Session): {
  readonly result: Diagnosed | undefined
  readonly running: Running
} {
  const { files, fixes, answers } = session
  const { shownFiles, withEdits } = useEngine()
  const [result, setResult] = useState<Diagnosed>()
  const [running, setRunning] = useState<Running>({ state: 'idle' })
  const input = useMemo(
    () => inputOf({ files, fixes, answers }, withEdits),
    [files, fixes, answers, withEdits],
  )
  useEffect(() => {
    if (files.length === 0) return
    const controller = new AbortController()
    let isCurrent = true
    const finish = (done: Running, next?: Diagnosed) => {
      if (!isCurrent) return
      setRunning(done)
      if (next) setResult(next)
    }
    const stop = () => controller.abort()
    setRunning({ state: 'running', stop })
    runDiagnosis(input, controller.signal, (share) =>
      finish({ state: 'running', stop, share }),
    ).then(
      (diagnosis) =>
        finish(
          { state: 'idle' },
          { diagnosis, texts: shownFiles(input.files, diagnosis.observations), of: session },
        ),
      (error: unknown) =>
        finish({ state: 'failed', message: error instanceof Error ? error.message : '' }),
    )
    return () => {
      isCurrent = false
      controller.abort()
    }
    // What else the session holds changes nothing here.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [input])
  return { result: files.length === 0 ? undefined : result, running }
}
