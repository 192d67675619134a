import type { Document } from '../../../model/document.ts'
import type { Match } from '../../text-of.ts'
import { besideLine } from '../lines.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** “1.34 (v1.34.3+rke2r1, Rancher 2.13.1)”: the release in the brackets behind its minor. */
const inBrackets = new RegExp(
  acrossLines`
    ^["'\x60*_]{0,3}\s?\((?:[^()\n]{0,80}?[,;]\s)?(?:
      (?:exactly|precisely|release|version|kubernetes|k8s|rke2|k3s|k0s|aks|eks|gke|i\.e\.)\s
    ){0,2}v?(1\.\d{2}\.\d{1,3}(?:[-+][\w.+-]{0,39}\w)?)(?=\s?[,;)]|\s(?:on|with|and)\b)
  `,
  'i',
)

/** The same version with its release, where brackets tell that too. */
export function withReleaseBehind<T extends Pick<Match, 'raw' | 'place'>>(
  doc: Document,
  found: T,
): T {
  const { raw: minor, place } = found
  if (!/^1\.\d{2}$/.test(minor)) return found
  const told = besideLine(doc, place).own.slice(place.column - 1)
  const { 0: words = '', 1: raw } = inBrackets.exec(told.slice(minor.length, most)) ?? []
  if (!told.startsWith(minor) || raw?.startsWith(`${minor}.`) !== true) return found
  const column = place.column + minor.length + words.length - raw.length
  return { ...found, raw, place: { ...place, column } }
}

const most = 200
