import type { SentFile } from '../../core/diagnose.ts'
import type { Choices, Finding } from '../../core/plan.ts'
import { readScenarioFile } from '../../core/scenario-file.ts'
import { isPacked, mostBytes, tooMuch, unpack, type BytesFile } from '../../sent/unpack.ts'

/** A plan of this app, alone or in its zip. */
export interface OpenedPlan {
  readonly name: string
  readonly choices: Choices
  readonly findings: readonly Finding[]
  /** Itself, and what came along in its zip. */
  readonly files: readonly SentFile[]
}

export type Opened =
  | { readonly kind: 'plan'; readonly plan: OpenedPlan }
  | { readonly kind: 'sent'; readonly files: readonly SentFile[] }
  | { readonly kind: 'refused'; readonly message: string }

const scenarioName = /(?:^|\/)scenario\.json$/

const refuse = (message: string): Opened => ({ kind: 'refused', message })

/** Why texts cannot be read together, by their characters; undefined where they can. */
export function tooMuchIn(files: readonly SentFile[]): string | undefined {
  const size = files.reduce((sum, { text }) => sum + text.length, 0)
  return size > mostBytes ? tooMuch('Together with what is there that is', size) : undefined
}

/** Opens a plan where that is all that was given, else texts to diagnose. */
export async function openFiles(given: readonly BytesFile[]): Promise<Opened> {
  const by = given.some(isPacked) ? await unpackers() : undefined
  const files = unpack(given, by)
  if (typeof files === 'string') return refuse(files)
  if (files.length === 0) return refuse('There was nothing to read.')
  // Beside other evidence a plan is one document among them.
  return given.length === 1 ? openOne(files) : { kind: 'sent', files }
}

async function unpackers() {
  const { unzipSync, Gunzip } = await import('fflate')
  return { unzipSync, Gunzip }
}

function openOne(files: readonly SentFile[]): Opened {
  const [named, second] = files.filter(({ name }) => scenarioName.test(name))
  if (second) return { kind: 'sent', files }
  const file = named ?? (files.length === 1 ? files[0] : undefined)
  // A log is long, and no plan.
  if (!file || (!named && !/^\uFEFF?\s{0,100}\{/.test(file.text))) return { kind: 'sent', files }
  const read = readScenarioFile(file.text)
  if (!read.ok) {
    if (!named || files.length > 1) return { kind: 'sent', files }
    return refuse(`${file.name} is no plan of this app. ${read.message}`)
  }
  if (read.named === 0 || isOther(file.text)) return { kind: 'sent', files }
  return {
    kind: 'plan',
    plan: {
      name: file.name,
      choices: read.choices,
      findings: read.findings,
      files,
    },
  }
}

/** Objects of Kubernetes and CNI files may share a key with a plan. */
const isOther = (text: string) => /"(?:kind|apiVersion|cniVersion)"\s*:/.test(text)
