import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { kubernetesVersionAt, serverVersionAt } from '../../model/observe.ts'
import { isMeant } from './intended.ts'
import { systemBehind, wordsAround } from './lines.ts'
import { saidIn } from './said.ts'

/** A number as high as those of Kubernetes, which sizes and other components do not have. */
const number = String.raw`(v?1\.(?:1[4-9]|[2-3]\d)(?:\.\d{1,3})?(?:[-+](?!v?1\.\d{2})[\w.+-]{1,40})?)\b(?!\.\d|\+|\s?(?:[-–—=]+>?\s?v?1\.\d{2}|→|to\sv?1\.\d{2}|(?:or|and) (?:later|newer|above|higher|greater|up|over|onwards?|below|older|earlier)|[%x]|[GMKT]i?B\b))`
const mark = '[*_`"\']{0,3}'
/** What may stand between a machine and the version that it has today; nothing else may. */
const said = String.raw`(?:\s(?:is|are|all|both|still|now|already|currently|also|runs?|running|on|at|has|have|shows?|reports?|lags?|lagging|behind|remains?|stays?|stayed|left|stuck|joins?|joined|registers?|registered|comes?\sup|upgraded\sto|with|as|kubelets?|kubernetes|k8s|version|the|in))`
const named = String.raw`(?:\s${mark}[\w.]{0,40}[-\d][\w.-]{0,60}${mark})?`
const joint = String.raw`(?:\s?[:=(]\s?|\s)${mark}`

const ofControlPlane = new RegExp(
  String.raw`\b(?:control[- ]?planes?|masters?|(?:kube-?)?api[- ]?servers?|cp|KubeadmControlPlane|KCP)\b(?:\snodes?|\sversion)?(?:\s\((?:KubeadmControlPlane|KCP|masters?|linux|rke2|AKS|EKS|GKE)\))?(?:\s(?:and|&)\s(?:(?:the|our|all)\s){0,2}linux\s(?:nodes?|workers?|hosts?))?${named}${said}{0,6}${joint}${number}`,
  'gi',
)
const ofNodes = new RegExp(
  String.raw`(?<!\b(?:linux|ubuntu|masters?|planes?|other|old|gpu|non-windows)\s)(?<![-/])\b(?:nodes?|workers?|(?:node ?)?pools?)\b${named}(?:${said}{1,6}${joint}|\s?[:=(]\s?|\s(?=v)|(?<=\bwindows\s(?:server\s)?(?:nodes?|workers?|pools?))\s)${mark}${number}`,
  'gi',
)

const part = String.raw`(?:nodes?|workers?|pools?)`
/** “CPU overcommit on the nodes is at 1.25”: of what is on them, unless that is the kubelet, or it is some of them. */
const onNodes = new RegExp(
  String.raw`\b([\w'’]{1,30})\)?\s(?:on|of|in|across)\s(?:the|our|all|its|these)\s(?:[\w-]{1,12}\s){0,2}${part}\s(?:now\s|still\s)?(?:is|are)\b[^.;,]{0,30}$`,
  'i',
)
const ownWord =
  /^(?:versions?|releases?|kubelets?|kubernetes|k8s|one|two|three|four|some|most|half|each|all|both|none|any|many|rest|part)$/i

const isOnNodes = (ahead: string) => {
  const word = onNodes.exec(ahead)?.[1]
  return word !== undefined && !ownWord.test(word)
}

/** “Node win-1 joins as v1.29.2 and our control plane is on 1.30.1.” */
export const rolesIn = (doc: Document): readonly Observation[] => {
  const said = (words: RegExp) =>
    saidIn(doc, words).filter(({ raw, place }) => {
      const { ahead } = wordsAround(doc, place, raw)
      return !isOnNodes(ahead) && !isMeant(ahead)
    })
  return [
    ...said(ofControlPlane).flatMap(({ raw, place }) => serverVersionAt(raw, place)),
    ...said(ofNodes)
      .filter(({ raw, place }) => systemBehind(doc, place, raw) !== 'linux')
      .flatMap(({ raw, place }) => kubernetesVersionAt(raw, place)),
  ]
}
