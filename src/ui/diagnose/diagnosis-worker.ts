import { diagnose, type Diagnosis, type Given } from '../../core/diagnose.ts'

export { diagnose }

/** Where this script is: large input is read by it in a worker, small input in the page. */
export const address = import.meta.url

export type Answer =
  | { readonly ok: true; readonly diagnosis: Diagnosis }
  | { readonly ok: false; readonly message: string }

if ('importScripts' in globalThis) {
  globalThis.addEventListener('message', ({ data }: MessageEvent<Given>) => {
    globalThis.postMessage(answerTo(data))
  })
}

function answerTo(given: Given): Answer {
  try {
    return { ok: true, diagnosis: diagnose(given.files, given.known) }
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) }
  }
}
