import type { Document } from '../../../model/document.ts'
import { offsetIn, type Match } from '../../text-of.ts'

/** “1.34 (v1.34.3+rke2r1, Rancher 2.13.1)”: the release in the brackets behind its minor. */
const inBrackets =
  /^["'`*_]{0,3}\s?\((?:[^()\n]{0,80}?[,;]\s)?(?:(?:exactly|precisely|release|version|kubernetes|k8s|rke2|k3s|k0s|aks|eks|gke|i\.e\.)\s){0,2}v?(1\.\d{2}\.\d{1,3}(?:[-+][\w.+-]{0,39}\w)?)(?=\s?[,;)]|\s(?:on|with|and)\b)/i

/** The same version with its release, where brackets tell that too. */
export function withReleaseBehind<T extends Pick<Match, 'raw' | 'place'>>(
  doc: Document,
  found: T,
): T {
  if (!/^1\.\d{2}$/.test(found.raw)) return found
  const at = offsetIn(doc, found.place) + found.raw.length
  const told = inBrackets.exec(doc.text.slice(at, at + 200))
  const raw = told?.[1]
  if (!told || raw === undefined || !raw.startsWith(`${found.raw}.`)) return found
  return { ...found, raw, place: doc.placeAt(at + told[0].length - raw.length) }
}
