import type { SentFile } from '../../core/diagnose.ts'
import { readScenarioFile, type Choices, type Finding } from '../../core/plan.ts'

/** What was dropped, picked or pasted, as bytes under a name. */
export interface BytesFile {
  readonly name: string
  readonly bytes: Uint8Array
}

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

/** More than this is refused, all files together and unpacked; of texts it counts characters. */
export const maxBytes = 10 * 1024 * 1024
const scenarioName = /(?:^|\/)scenario\.json$/

const refuse = (message: string): Opened => ({ kind: 'refused', message })

/** Why texts cannot be read together; undefined where they can. */
export function tooMuchIn(files: readonly SentFile[]): string | undefined {
  const size = files.reduce((sum, { text }) => sum + text.length, 0)
  return size > maxBytes ? tooMuch('Together with what is there that is', size) : undefined
}

/** Opens a plan where that is all that was given, else texts to diagnose. */
export async function openFiles(given: readonly BytesFile[]): Promise<Opened> {
  const size = given.reduce((sum, { bytes }) => sum + bytes.length, 0)
  if (size > maxBytes) return refuse(tooMuch('That is', size))
  const unpacked: BytesFile[] = []
  for (const file of given) {
    if (!isZip(file.bytes)) unpacked.push(file)
    else {
      const content = await unzip(file)
      if (typeof content === 'string') return refuse(content)
      for (const one of content) unpacked.push(one)
    }
  }
  const unpackedSize = unpacked.reduce((sum, { bytes }) => sum + bytes.length, 0)
  if (unpackedSize > maxBytes) return refuse(tooMuch('Unpacked that is', unpackedSize))
  const files = unpacked.map(asText)
  if (files.length === 0) return refuse('There was nothing to read.')
  // Beside other evidence a plan is one document among them.
  return given.length === 1 ? openOne(files) : { kind: 'sent', files }
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

const asText = ({ name, bytes }: BytesFile): SentFile => ({
  name,
  text: new TextDecoder(encodingOf(bytes)).decode(bytes),
})

/** UTF-16 where the first bytes say so. */
const encodingOf = ([first, second]: Uint8Array) =>
  first === 0xff && second === 0xfe
    ? 'utf-16le'
    : first === 0xfe && second === 0xff
      ? 'utf-16be'
      : 'utf-8'

async function unzip({ name, bytes }: BytesFile): Promise<readonly BytesFile[] | string> {
  const { unzipSync } = await import('fflate')
  let size = 0
  try {
    const files = unzipSync(bytes, {
      filter: ({ originalSize }) => (size += originalSize) <= maxBytes,
    })
    if (size > maxBytes) return tooMuch(`${name} holds`, size)
    return Object.entries(files)
      .filter(([path]) => !path.endsWith('/'))
      .map(([path, content]) => ({ name: path, bytes: content }))
  } catch {
    return `${name} is a damaged zip: it could not be unpacked.`
  }
}

/** A zip is told by its first bytes, whatever its name. */
const isZip = ([p, k, a, b]: Uint8Array) =>
  p === 0x50 && k === 0x4b && ((a === 3 && b === 4) || (a === 5 && b === 6))

/** Why this many bytes are not read, and what to send instead. */
export const tooMuch = (what: string, size: number) =>
  `${what} ${megabytes(size)}; at most 10 MB can be read at once. Send the part around the first fault, or the last lines of each log.`

/** `1.5 MB` for a number of bytes. */
export const megabytes = (size: number) => `${(size / 1024 / 1024).toFixed(1)} MB`
