import { gates } from '../catalog/flags/gates.ts'
import type { Document } from '../model/document.ts'
import type { Observation } from '../model/observation.ts'
import { stated } from '../model/observe.ts'
import { isElsewhere, lineOf } from './prose/lines.ts'
import { matchesOf } from './text-of.ts'

/** `MemoryManager: true`, “HyperVContainer=true” */
const told = /(?<![\w./-])([A-Z][A-Za-z\d]{5,60}["'`]?\s?[:=]\s?["'`]?(?:true|false))\b/g
/** Whose gates they are; other programs have some of the same names. */
const ofComponent =
  /\bkubelets?\b|\bkube-?proxy\b|\bkubelet-?config|Kube(?:let|Proxy)Configuration/i
const ofOther =
  /\bantrea\b|\b(?:kube-)?api[- ]?server|\bscheduler\b|\bcontroller\b|\bcluster[- ]api\b|\bcert-manager\b|\blinux\b|\betcd\b|\bargo/i
const meant =
  /\b(?:should|would|could|can|may|must|want|plan\w*|going to|will|if|whether|remove[sd]?|removing|dropped|deleted|took|taken|not|never|no longer|docs?|documentation|says?|recommend\w*)\b[^.;!?\n]{0,60}$|n['’]t\b[^.;!?\n]{0,60}$/i

/** Gates of a component that somebody tells in words, or cuts out of a file. */
export function toldGatesIn(doc: Document): readonly Observation[] {
  if (!/feature[ -]?gates?/i.test(doc.text) || !ofComponent.test(doc.text)) return []
  if (ofOther.test(doc.text)) return []
  return matchesOf(doc, told).flatMap(({ raw, place }) => {
    const [name = '', value = ''] = raw.split(/["'`]?\s?[:=]\s?["'`]?/)
    if (!gates().has(name)) return []
    const line = lineOf(doc, place)
    if (meant.test(line.slice(0, Math.max(line.indexOf(raw), 0)))) return []
    if (isElsewhere(doc, place, raw)) return []
    return [stated('featureGate.told', `${name}=${value}`, raw, place)]
  })
}
