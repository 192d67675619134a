import type { Document } from '../../model/document.ts'
import { matchesOf } from '../text-of.ts'

/** The address that agents and installers note at a node, where its own rows were cut off. */
export function notedAddress(doc: Document) {
  const [found] = matchesOf(
    doc,
    /\b(?:rke\.cattle\.io\/internal-ip|flannel\.alpha\.coreos\.com\/public-ip): ((?:\d{1,3}\.){3}\d{1,3})[ \t]*$/gm,
  )
  return found && { raw: found.raw, place: found.place }
}
