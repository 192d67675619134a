import type { SourceFile } from '../../core/diagnose.ts'
import { readScenarioFile, type Choices, type Finding } from '../../core/plan.ts'

/** What was dropped, picked or pasted, as text or bytes under a name. */
export interface Given {
  readonly name: string
  readonly bytes: Uint8Array
}

export type Opened =
  | {
      readonly ok: true
      readonly kind: 'plan'
      readonly name: string
      readonly choices: Choices
      readonly findings: readonly Finding[]
      /** Files that came along and were not read. */
      readonly unread: readonly string[]
    }
  | {
      readonly ok: true
      readonly kind: 'manifests'
      readonly files: readonly SourceFile[]
      readonly unread: readonly string[]
    }
  | { readonly ok: false; readonly message: string }

const most = 10 * 1024 * 1024
const scenarioName = /(?:^|\/)scenario\.json$/

const refuse = (message: string): Opened => ({ ok: false, message })

/** Opens `scenario.json`, alone or inside the app's own zip, or Kubernetes manifests. */
export async function openFiles(given: readonly Given[]): Promise<Opened> {
  const size = given.reduce((sum, { bytes }) => sum + bytes.length, 0)
  if (size > most) return refuse(`That is ${megabytes(size)}; at most 10 MB can be read at once.`)
  const unpacked: Given[] = []
  for (const file of given) {
    if (!isZip(file.bytes)) unpacked.push(file)
    else {
      const content = await unzip(file)
      if (typeof content === 'string') return refuse(content)
      for (const one of content) unpacked.push(one)
    }
  }
  return choose(unpacked)
}

function choose(files: readonly Given[]): Opened {
  const named = files.filter(({ name }) => scenarioName.test(name))
  const texts = named.length > 0 ? [] : files.map(asText)
  const manifests = new Set(texts.filter(isManifest))
  if (manifests.size > 0) {
    const unread = texts.flatMap((text) => (manifests.has(text) ? [] : [text.name]))
    return { ok: true, kind: 'manifests', files: [...manifests], unread }
  }
  const [first, second] = named.length > 0 ? named : files
  if (!first) return refuse('There was nothing to read.')
  if (second && named.length !== 1) {
    return refuse(
      named.length === 0
        ? `None of these ${files.length} files is called scenario.json or is a Kubernetes manifest. A plan of another name is opened by itself.`
        : `There are ${named.length} files called scenario.json; open one at a time.`,
    )
  }
  const { text } = asText(first)
  const read = readScenarioFile(text)
  if (!read.ok) {
    const about = /^\s*[{[]/.test(text) ? ` ${read.message}` : ''
    return refuse(`${first.name} is no plan of this app and no Kubernetes manifest.${about}`)
  }
  if (read.named === 0) {
    return refuse(
      `${first.name} is no plan of this app: it names no choice of one. It is no Kubernetes manifest either, and nothing in it was checked.`,
    )
  }
  return {
    ok: true,
    kind: 'plan',
    name: first.name,
    choices: read.choices,
    findings: read.findings,
    unread: files.flatMap(({ name }) => (name === first.name ? [] : [name])),
  }
}

const asText = ({ name, bytes }: Given): SourceFile => ({
  name,
  text: new TextDecoder().decode(bytes),
})

/** A manifest is told by what every Kubernetes object has, whatever the name of its file. */
const isManifest = ({ text }: SourceFile) =>
  /^[ \t{["'-]*apiVersion["']?\s*:/m.test(text) || /[{,]\s*"apiVersion"\s*:/.test(text)

async function unzip({ name, bytes }: Given): Promise<readonly Given[] | string> {
  const { unzipSync } = await import('fflate')
  let size = 0
  try {
    const files = unzipSync(bytes, {
      filter: ({ originalSize }) => (size += originalSize) <= most,
    })
    if (size > most) return `${name} holds ${megabytes(size)}; at most 10 MB can be read at once.`
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

const megabytes = (size: number) => `${(size / 1024 / 1024).toFixed(1)} MB`
