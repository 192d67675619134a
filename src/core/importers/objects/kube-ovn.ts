import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { isOfToday } from '../prose/meant/past.ts'
import { saidIn } from '../prose/meant/said.ts'
import { matchesOf } from '../text-of.ts'

const image = /\bkubeovn\/(kube-ovn):v?(\d{1,2}\.\d{1,2}(?:\.\d{1,2})?)\b/g
const words =
  /\b(kube-?ovn)(?:\sis)?(?:\s(?:at|in|on))?\s(?:version\s|release\s)?v?(\d{1,2}\.\d{1,2}(?:\.\d{1,2})?)\b/gi

/** Kube-OVN by its release: that of its image, or in words. */
export function kubeOvnIn(doc: Document): readonly Observation[] {
  const all = [...matchesOf(doc, image), ...saidIn(doc, words)]
    .map(({ raw, groups: [, release = ''], place, placeOf }) => ({
      network: stated('network.otherCni', 'kube-ovn', raw, place),
      version: stated('kubeOvn.release', release, release, placeOf(1)),
    }))
    .filter(({ network }) => isOfToday(doc, network))
  const [first] = all
  if (!first) return []
  // Of several releases nobody knows which one is there.
  const isOne = all.every(({ version }) => version.value === first.version.value)
  return isOne ? [first.network, first.version] : [first.network]
}
