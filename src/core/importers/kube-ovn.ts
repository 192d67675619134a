import type { Document } from '../model/document.ts'
import type { Observation } from '../model/observation.ts'
import { stated } from '../model/observe.ts'
import { saidIn } from './prose/said.ts'
import { matchesOf } from './text-of.ts'

const image = /\bkubeovn\/(kube-ovn):v?(\d{1,2}\.\d{1,2}(?:\.\d{1,2})?)\b/g
const words =
  /\b(kube-?ovn)(?:\sis)?(?:\s(?:at|in|on))?\s(?:version\s|release\s)?v?(\d{1,2}\.\d{1,2}(?:\.\d{1,2})?)\b/gi

/** Kube-OVN by its release: that of its image, or in words. */
export function kubeOvnIn(doc: Document): readonly Observation[] {
  const [found] = [...matchesOf(doc, image), ...saidIn(doc, words)]
  if (!found) return []
  const { raw, groups, place, placeOf } = found
  const [, release = ''] = groups
  return [
    stated('network.otherCni', 'kube-ovn', raw, place),
    stated('kubeOvn.release', release, release, placeOf(1)),
  ]
}
