import type { Diagnosis, SentFile } from '../../core/diagnose.ts'
import { ownScript } from '../state/own-script.ts'
import { loadEngine } from './engine.ts'
import type { Answer, Given } from './diagnosis-worker.ts'

/** Up to here the page itself reads; it takes less than starting a worker. */
const small = 1024 * 1024

export const isLarge = (files: readonly SentFile[]) =>
  files.reduce((sum, { text }) => sum + text.length, 0) > small

/** Diagnoses what was given, large input in a worker so that the page stays alive; `signal` ends it. */
export async function runDiagnosis(given: Given, signal: AbortSignal): Promise<Diagnosis> {
  const engine = await loadEngine()
  if (!isLarge(given.files)) return engine.diagnose(given.files, given.known)
  // The one file that is opened from disk has no script beside it: the page reads, once it has said so.
  if (import.meta.env.MODE === 'single') {
    await new Promise((resolve) => setTimeout(resolve, 50))
    return engine.diagnose(given.files, given.known)
  }
  const worker = new Worker(ownScript(engine.address), { type: 'module' })
  try {
    return await new Promise<Diagnosis>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('It was stopped.')))
      worker.addEventListener('error', () => reject(new Error('It could not be read.')))
      worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
        if (data.ok) resolve(data.diagnosis)
        else reject(new Error(data.message))
      })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage(given)
    })
  } finally {
    worker.terminate()
  }
}
