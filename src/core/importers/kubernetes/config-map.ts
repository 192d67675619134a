import { innerDocument } from '../../model/document.ts'
import type { Reading } from '../../model/importer.ts'
import { valueAt } from '../../model/nodes.ts'
import type { KubernetesObject } from './object.ts'

/** A CNI file whose plugin is the bridge of Linux; agents keep another one for Windows beside it. */
const isForLinux = (text: string) =>
  /"cniVersion"/.test(text) &&
  /"(?:isDefaultGateway|isGateway|hairpinMode|promiscMode)"\s*:|"type"\s*:\s*"(?:portmap|bandwidth|bridge)"/.test(
    text,
  ) &&
  !/"type"\s*:\s*"(?:win-|sdn|L2Bridge|Overlay)/i.test(text)

/** A setting is no file. */
const isWord = (text: string) => /^[\w.:/+-]{0,300}$/.test(text.trim())

/** The files in a ConfigMap, each to be read by itself. */
export function readConfigMap({ manifest, placeOf, doc }: KubernetesObject): Reading {
  const files = valueAt(manifest.value, ['data'])
  if (typeof files !== 'object' || files === null) return {}
  return {
    inner: Object.entries(files).flatMap(([name, text]: readonly [string, unknown]) => {
      if (typeof text !== 'string' || isWord(text) || isForLinux(text)) return []
      const key = placeOf(['data', name])
      // A block of text begins on the line below its key, indented by two more than it.
      const isBlock = text.includes('\n')
      const start = isBlock ? { ...key, line: key.line + 1, column: key.column + 2 } : key
      return [innerDocument(doc, text, start, name)]
    }),
  }
}
