import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { kubernetesVersionAt, serverVersionAt, stated } from '../../../model/observe.ts'
import { isAboutVersions } from './about-versions.ts'
import { isMeant } from '../meant/intended.ts'
import { isElsewhere, wordsAround } from '../lines.ts'
import { isOfToday } from '../meant/past.ts'
import { saidIn } from '../meant/said.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const control = String.raw`control[- ]?planes?|(?:kube-)?api[- ]?servers?|masters?`
const part = String.raw`(?:(?:the|our|all|windows)\s){0,2}(?:kubelets?|kube-?proxy|${control}|windows (?:nodes?|workers?))`
/** “kubelet and control plane v1.36.1”, “the API server and the Windows nodes are on 1.30.4” */
const together = new RegExp(
  acrossLines`
    (?<!\blinux\s)\b(${part}\s(?:and|&)\s${part})
    (?:\sare|\srun|\sboth|\seach|\sall|\sat|\son|\sversion|\sis|\s?:){0,3}\s
    (?=v?1\.(?:1[4-9]|[2-4]\d)\b)v?(1\.\d{2}(?:\.\d{1,3}(?:[-+][\w.+-]{0,39}\w)?)?)\b(?!\.\d)
  `,
  'gi',
)
const ofControlPlane = new RegExp(String.raw`\b(?:${control})\b`, 'i')

/** What two parts of a cluster have in common, of which the sentence gives the number once. */
export const toldTogether = (doc: Document): readonly Observation[] =>
  saidIn(doc, together).flatMap(({ groups: [parts = '', number = ''], placeOf }) => {
    const place = placeOf(1)
    if (isElsewhere(doc, place, number) || isAboutVersions(doc, place, number)) return []
    if (!isOfToday(doc, stated('kubernetesVersion', number, number, place))) return []
    if (isMeant(wordsAround(doc, place, number).ahead)) return []
    return [
      ...(ofControlPlane.test(parts) ? serverVersionAt(number, place) : []),
      ...(/kubelet|windows/i.test(parts) ? kubernetesVersionAt(number, place) : []),
      ...(/kube-?proxy/i.test(parts) ? [stated('kubeProxy.version', number, number, place)] : []),
    ]
  })
