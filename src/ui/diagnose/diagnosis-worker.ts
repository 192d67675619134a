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

if ('importScripts' in globalThis) {
  globalThis.addEventListener('message', ({ data }: MessageEvent<Given>) => {
    // Of a worker, which has one listener and no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    globalThis.postMessage(answerTo(data))
  })
}

function answerTo({ files, known }: Given): Answer {
  try {
    return { ok: true, diagnosis: diagnose(files, known) }
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) }
  }
}
