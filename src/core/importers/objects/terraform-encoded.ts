import { toDocument, type Document } from '../../model/document.ts'
import { hclMapAt } from '../../text/formats/hcl.ts'
import { flow, linesAt, most, writeMap, type Locals } from './terraform-lines.ts'
import { foundIn } from '../../text/patterns/found-in.ts'

const encode = /\b(?:yaml|json)encode\([ \t\r\n]{0,20}\{/g
/** Keys of which a file of the network or of the runtime has one. */
const ofNode = /^(?:cniVersion|Network|data-root|exec-opts|registry-mirrors|insecure-registries)$/

/** Objects and files that stand as maps in what Terraform makes texts of. */
export function encodedIn(doc: Document, locals: Locals): readonly Document[] {
  return [...foundIn(doc, encode)].slice(0, most).flatMap((found) => {
    const brace = found.index + found[0].length - 1
    const map = hclMapAt(doc.text, brace)
    const keys = new Set(map?.entries.map(({ key }) => key))
    const out = linesAt(doc, locals)
    const isObject = keys.has('apiVersion') && keys.has('kind')
    if (map && isObject) writeMap(out, map, 0)
    else if (map && [...keys].some((key) => ofNode.test(key))) {
      out.add(0, '{', brace)
      for (const [i, { key, value, at }] of map.entries.entries()) {
        const isLast = i === map.entries.length - 1
        out.add(0, `${JSON.stringify(key)}: ${flow(value, locals)}${isLast ? '' : ','}`, at)
      }
      out.add(0, '}', brace)
    } else return []
    const head = doc.text.slice(Math.max(found.index - 300, 0), found.index)
    const own = head.slice(head.lastIndexOf('\n}') + 1)
    const named = /\bfilename[ \t]*=[ \t]*"(?:[^"\n]{0,200}\/)?([^"\n/]{1,100})"/.exec(own)?.[1]
    const title = named ?? (isObject ? 'encoded.yaml' : 'encoded.json')
    return [toDocument(doc.file, { lines: out.all, title, isFenced: true }, true)]
  })
}
