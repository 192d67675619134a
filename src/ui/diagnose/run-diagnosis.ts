import type { Diagnosis, SentFile } from '../../core/diagnose.ts'
import { ownScript } from '../state/own-script.ts'
import { loadEngine } from './engine.ts'
import type { Answer, DiagnosisInput } from './diagnosis-worker.ts'

/** Characters that the page itself reads; starting a worker would take longer. */
const maxPageLength = 1024 * 1024

/** Whether reading takes so long that a worker does it. */
export const isLarge = (files: readonly SentFile[]) =>
  files.reduce((sum, { text }) => sum + text.length, 0) > maxPageLength

/**
 * Diagnoses what was given; of large input the page stays alive meanwhile. `signal` ends it, and
 * `onProgress` hears which share is done, from 0 to 1. Rejects where it was ended or has failed.
 */
export async function runDiagnosis(
  given: DiagnosisInput,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Diagnosis> {
  const engine = await loadEngine()
  if (!isLarge(given.files)) return engine.diagnose(given.files, given.known)
  const size = given.files.reduce((sum, { text }) => sum + text.length, 0)
  // To judge what was read takes about as long as to read it.
  const onRead = (read: number) => onProgress(read / (2 * size))
  // The one file that is opened from disk has no script beside it.
  if (import.meta.env.MODE === 'single') {
    return inSlices(engine.diagnosing(given.files, given.known), signal, onRead)
  }
  const worker = new Worker(ownScript(engine.address), { type: 'module' })
  try {
    return await new Promise<Diagnosis>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(stopped()))
      worker.addEventListener('error', () => reject(new Error('It could not be read.')))
      worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
        if ('read' in data) onRead(data.read)
        else if (data.ok) resolve(data.diagnosis)
        else reject(new Error(data.message))
      })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage(given)
    })
  } finally {
    worker.terminate()
  }
}

/** Milliseconds of work after which the page may draw and answer. */
const sliceMs = 30

/** Takes the steps in slices of time, between which the page answers; `onProgress` hears how many characters were read. */
async function inSlices<T>(
  steps: Generator<number, T, undefined>,
  signal: AbortSignal,
  onProgress: (read: number) => void,
): Promise<T> {
  let read = 0
  for (;;) {
    onProgress(read)
    await answered(signal)
    const end = performance.now() + sliceMs
    do {
      const { done, value } = steps.next()
      if (done) {
        // Who stopped it during the last slice has not been heard yet.
        await answered(signal)
        return value
      }
      read += value
    } while (performance.now() < end)
  }
}

/** Lets the page draw and hear; throws where it hears that nobody waits any more. */
async function answered(signal: AbortSignal): Promise<void> {
  await drawn()
  if (signal.aborted) throw stopped()
}

/** After the next frame; a page that nobody sees draws none. */
const drawn = () =>
  new Promise<void>((resolve) => {
    const late = setTimeout(resolve, 100)
    requestAnimationFrame(() => {
      clearTimeout(late)
      setTimeout(resolve)
    })
  })

const stopped = () => new Error('It was stopped.')
