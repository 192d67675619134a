import type { Reading } from '../../model/importer.ts'
import { valueAt } from '../../model/nodes.ts'
import type { Path } from '../../text/path.ts'
import { readLine } from '../command-line/observe.ts'
import { parseCommandLine, programOf } from '../command-line/parse.ts'
import { offsetIn } from '../text-of.ts'
import type { KubernetesObject } from './object.ts'

/** The flags that a container for Windows gives to a component which it starts itself. */
export function readContainerFlags(object: KubernetesObject, path: Path): Reading {
  const { manifest, at, doc } = object
  const words = ['command', 'args'].flatMap((key) => {
    const list = valueAt(manifest.value, [...path, key])
    return Array.isArray(list) ? list.map((_, i) => at(...path, key, i)) : []
  })
  const [program] = words
  const component = program && programOf(program.raw)
  if (!component) return {}
  const mapped = words
    .slice(1)
    .flatMap((leaf) =>
      leaf ? [[{ text: String(leaf.value), at: offsetIn(doc, leaf.place) }]] : [],
    )
  const line = parseCommandLine(mapped, doc, component)
  return line ? readLine({ ...line, isComplete: false }, doc) : {}
}
