import type { Reading } from '../../model/importer.ts'
import { valueAt } from '../../model/nodes.ts'
import type { Path } from '../../text/path.ts'
import type { Document } from '../../model/document.ts'
import { merged, readLine } from '../command-line/observe.ts'
import { parseCommandLine, programOf } from '../command-line/parse.ts'
import { offsetIn } from '../text-of.ts'
import type { Leaf } from '../tree.ts'
import type { KubernetesObject } from './object.ts'

/** The flags that a container for Windows gives to a component which it starts itself. */
export function readContainerFlags(object: KubernetesObject, path: Path): Reading {
  const { manifest, at, doc } = object
  const words = ['command', 'args'].flatMap((key) => {
    const list = valueAt(manifest.value, [...path, key])
    return Array.isArray(list) ? list.map((_, i) => at(...path, key, i)) : []
  })
  const [first] = words
  const named = first && programOf(first.raw)
  // The program of such an image is told by its name, where the flags stand alone.
  const component =
    named ?? (first?.raw.startsWith('--') ? ofImage(at(...path, 'image')?.raw) : undefined)
  if (!component) return ofShell(words, doc)
  const mapped = words
    .slice(named ? 1 : 0)
    .flatMap((leaf) =>
      leaf ? [[{ text: String(leaf.value), at: offsetIn(doc, leaf.place) }]] : [],
    )
  const line = parseCommandLine(mapped, doc, component)
  // The entry point of an image may add flags of its own; what a container starts itself has no others.
  const isWhole =
    named !== undefined && Array.isArray(valueAt(manifest.value, [...path, 'command']))
  return line ? readLine(isWhole ? line : { ...line, isComplete: false }, doc) : {}
}

/** `[powershell, -Command, C:/k/kube-proxy.exe --v=4]`; of several lines it is not told where each stands. */
function ofShell(words: readonly (Leaf | undefined)[], doc: Document): Reading {
  const readings = words.flatMap((leaf): readonly Reading[] => {
    const text = String(leaf?.value)
    if (!leaf || text.includes('\n') || !startsComponent.test(text)) return []
    const line = parseCommandLine([{ text, at: offsetIn(doc, leaf.place) }], doc)
    return line ? [readLine({ ...line, isComplete: false }, doc)] : []
  })
  return merged(readings)
}

const startsComponent = /(?:^|[\\/\s&])(?:kubelet|kube-proxy|flanneld)(?:\.exe)?["']?\s+--[a-z]/i

/** `sigwindowstools/kube-proxy:v1.26.3-flannel-hostprocess` */
const ofImage = (image = '') => programOf(image.replace(/[:@].*$/, '').replace(/^.*\//, ''))
