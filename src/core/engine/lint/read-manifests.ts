import type { Place } from '../../model/finding.ts'
import { toManifest, type Manifest } from '../../model/manifest.ts'
import { valueAt } from '../../model/nodes.ts'
import type { Path } from '../../text/path.ts'
import { readYaml } from '../../text/formats/read-yaml.ts'

/** A text that somebody brought, under the name it came with. */
export interface SourceFile {
  readonly name: string
  readonly text: string
}

export interface ReadManifest {
  readonly manifest: Manifest
  /** Where a value of the manifest stands in its file. */
  readonly placeOf: (path: Path) => Place
}

/** Text that was not read, and why. */
export interface Unread extends Place {
  readonly reason: string
}

/** The Kubernetes objects of YAML and JSON files, those inside lists too. */
export function readManifests(files: readonly SourceFile[]): {
  readonly manifests: readonly ReadManifest[]
  readonly unread: readonly Unread[]
} {
  const manifests: ReadManifest[] = []
  const unread: Unread[] = []
  for (const { name: file, text } of files) {
    const documents = readYaml(text)
    const hint = hintAbout(text)
    if (documents.length === 0) {
      unread.push({ file, line: 1, column: 1, reason: 'The file is empty.' })
    }
    for (const document of documents) {
      if (!document.ok) {
        const { line, column, reason } = document
        unread.push({
          file,
          line,
          column,
          reason: `This cannot be read as YAML: ${reason}.${hint}`,
        })
        continue
      }
      const found = manifestsIn(document.value, (path) => ({ file, ...document.placeOf(path) }))
      for (const one of found) manifests.push(one)
      if (found.length > 0) continue
      unread.push({
        file,
        ...document.placeOf([]),
        reason: 'This is no Kubernetes object: it has no apiVersion and kind.',
      })
    }
  }
  return { manifests, unread }
}

function manifestsIn(value: unknown, placeOf: ReadManifest['placeOf']): readonly ReadManifest[] {
  const items = valueAt(value, ['items'])
  if (Array.isArray(items) && String(valueAt(value, ['kind'])).endsWith('List')) {
    return items.flatMap((item: unknown, i) =>
      manifestsIn(item, (path) => placeOf(['items', i, ...path])),
    )
  }
  const manifest = toManifest(value)
  return manifest ? [{ manifest, placeOf }] : []
}

/** Templates are the usual reason why a manifest is none. */
function hintAbout(text: string): string {
  const start = text.indexOf('{{')
  return start >= 0 && text.includes('}}', start)
    ? ' The file holds template expressions; send what they give, as "helm template" prints it.'
    : ''
}
