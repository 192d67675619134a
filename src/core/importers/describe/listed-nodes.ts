import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'

/** Every node of a list of all, Linux too. */
export function listedAt(
  doc: Document,
  { text, at }: { readonly text: string; readonly at: number },
): readonly Observation[] {
  const raw = /^\s*(?:node\/)?(\S+)/.exec(text)?.[1]
  return raw === undefined || oneAsked.test(doc.command ?? '')
    ? []
    : [stated('node.listed', raw, raw, doc.placeAt(at + text.indexOf(raw)), { absent: true })]
}
const oneAsked = /\bget\s+no(?:des?)?[\s/]+[a-z\d]|\s-l\b|--selector|\||\bfindstr\b/i

/** Pool and number of a Windows node of AKS. */
export const nameOfAks = /^aks[a-z][a-z\d]{0,5}0{3}[\da-z]{3}$/
