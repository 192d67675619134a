import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { kubernetesVersionAt, serverVersionAt } from '../../../model/observe.ts'
import { isMeant } from '../meant/intended.ts'
import { systemBehind, wordsAround } from '../lines.ts'
import { saidIn } from '../meant/said.ts'
import { isTakenBack } from './steps-abroad.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** A number as high as those of Kubernetes, which sizes and other components do not have. */
const number = acrossLines`
  (v?1\.(?:1[4-9]|[2-3]\d)(?:\.\d{1,3})?(?:[-+](?!v?1\.\d{2})[\w.+-]{0,39}\w)?)\b
  (?!
    \.\d|\+
    |\s?(?:
      [-–—=]+>?\s?v?1\.\d{2}|→|(?:to|auf|vers|à|a|para|hasta)\sv?1\.\d{2}
      |(?:or|and) (?:later|newer|above|higher|greater|up|over|onwards?|below|older|earlier)
      |[%x]|[GMKT]i?B\b
    )
  )
`
const mark = '[*_`"\']{0,3}'
/** What may stand between a machine and the version that it has today; nothing else may. */
const said = acrossLines`
  (?:
    \s(?:
      is|are|all|both|still|now|already|currently|also|runs?|running|on|at|has|have|shows?
      |reports?|lags?|lagging|behind|remains?|stays?|stayed|left|stuck|joins?|joined|registers?
      |registered|comes?\sup|upgraded\sto|with|as|kubelets?|kubernetes|k8s|version|the|in|läuft
      |laufen|ist|sind|auf|noch|bereits|schon|est|sont|tournent?|en|encore|déjà|sur|de|à|version
      |est[áa]n?|todavía|ainda|hat|haben|steht|stehen|bleibt|weiterhin|immer|jetzt|aktuell|derzeit
      |mit|bei|reste|restent|toujours|sigue|siguen|aún
    )
  )
`
const named = String.raw`(?:\s${mark}[\w.]{0,40}[-\d][\w.-]{0,60}${mark})?`
const joint = String.raw`(?:\s?[:=(]\s?|\s)${mark}`

const ofControlPlane = new RegExp(
  acrossLines`
    (?:
      \b(?:
        control[- ]?planes?|steuerungsebene|steuerebene|kontrollebene|plan de contr[ôo]le|plano de control(?:e)?|masters?
        |(?:kube-?)?api[- ]?servers?|cp|KubeadmControlPlane|KCP
      )\b
      |控制(?:平)?面|コントロールプレーン
    )(?:[\s-](?:nodes?|knoten|version))?
    (?:\s\((?:KubeadmControlPlane|KCP|masters?|linux|rke2|AKS|EKS|GKE)\))?
    (?:\s(?:and|&)\s(?:(?:the|our|all)\s){0,2}linux\s(?:nodes?|workers?|hosts?))?
    ${named}${said}{0,6}${joint}${number}
  `,
  'gi',
)
const ofNodes = new RegExp(
  acrossLines`
    (?<!\b(?:linux|ubuntu|masters?|planes?|other|old|gpu|non-windows)\s)
    (?:(?<![-/])|(?<=\bwindows-))\b(?:nodes?|workers?|knoten|kubelets|(?:node ?)?pools?)\b
    ${named}(?:
      ${said}{1,6}${joint}|\s?[:=(]\s?|\s(?=v)|(?<=\bkubelets)\s
      |(?<=\bwindows[\s-](?:server\s)?(?:nodes?|workers?|pools?))\s
    )${mark}${number}
    |\bwindows\s(?:box(?:es)?|machines?|hosts?|VMs?|ones?|side)${named}
      (?:${said}{1,6}${joint}|\s?[:=(]\s?|\s(?=v))${mark}(?=v?1\.\d{2}\.\d)${number}
  `,
  'gi',
)

/** “1.30 on the control plane, kubelets still 1.28.9”: the number stands ahead of what it is of. */
const onControlPlane = new RegExp(
  acrossLines`
    (?<![\w.-])${number}\s(?:on|for|at|auf|sur|en)\s
    (?:(?:the|our|all|both|der|den|le|el)\s){0,2}(?:linux\s)?
    (?:control[- ]?planes?|masters?|(?:kube-?)?api[- ]?servers?)\b(?![^.;!?\n]{0,60}\?)
  `,
  'gi',
)

/** “1.27 on Linux nodes, 1.26 on Windows nodes” */
const onWindowsNodes = new RegExp(
  acrossLines`
    (?<=
      (?:
        ^|[,;:(|]
        |\b(?:and|is|are|versions?|kubernetes|k8s|kubelets?|with|runs?|has|have|und|et)
      )\s{0,2}
    )${number}\s(?:on|for|at|auf|sur|en)\s(?:(?:the|our|all|both|den)\s){0,2}windows
    (?:\sserver)?[\s-](?:nodes?|workers?|hosts?|pools?|knoten)\b(?![^.;!?\n]{0,60}\?)
  `,
  'gim',
)

const part = String.raw`(?:nodes?|workers?|pools?)`
/** “nœuds Windows en 1.25”: the system stands behind what it is of, or no word has an edge. */
const ofNodesAbroad = new RegExp(
  String.raw`(?:(?<![\p{L}])(?:nœuds?|noeuds?|nodos|nós)\swindows|windows\s?(?:节点|ノード))(?:的|は|が)?${said}{0,6}${joint}${number}`,
  'giu',
)
const today = String.raw`(?:まだ|現在|いまだに|今も|すでに|既に|还|仍|仍然|现在|目前|依然)`
const isInAsia = acrossLines`
  (?:\s?(?:の|的)\s?(?:バージョン|版本))?\s?(?:は|が|も|是|为|在|[:：]|还是|仍是|仍为|还在)
  (?:\s?${today})?(?:是|为|在)?\s?${number}(?!\s?(?:から|に|へ|まで|以上|以降|升|より|之前))
`
/** “コントロールプレーンは 1.34.2 のままです”, “Windows ノードの kubelet は v1.30.9 です” */
const ofControlPlaneInAsia = new RegExp(
  acrossLines`
    (?:
      コントロール\s?プレーン|マスター(?:ノード)?|API\s?サーバー?|控制(?:平)?面|主节点
    )(?:${today})?${isInAsia}
  `,
  'giu',
)
const ofNodesInAsia = new RegExp(
  acrossLines`
    windows\s?(?:server\s?(?:20\d\d\s?)?)?(?:ノード|ワーカー(?:ノード)?|(?:工作)?节点)
    (?:\s?[の的]\s?kubelet)?(?:${today})?${isInAsia}
  `,
  'giu',
)
/** “We upgraded the control plane to 1.31” */
const takenTo = new RegExp(
  acrossLines`
    (?<!\b(?:to|will|be|would|should|could|can|must|may|not|never|before)\s)\b
    (?:upgraded|updated|moved|took|brought|bumped|raised)\s(?:(?:the|our|all|only|just)\s){0,2}
    (?:control[- ]?planes?|masters?|(?:kube-?)?api[- ]?servers?)(?:\snodes?)?\s
    (?:from\sv?1\.\d{2}(?:\.\d{1,3})?\s)?to\s(?:(?:version|kubernetes|k8s)\s)?${number}
  `,
  'gi',
)

/** “CPU overcommit on the nodes is at 1.25”: of what is on them, unless that is the kubelet, or it is some of them. */
const onNodes = new RegExp(
  acrossLines`
    \b([\w'’]{1,30})\)?\s(?:on|of|in|across)\s(?:the|our|all|its|these)\s(?:[\w-]{1,12}\s){0,2}
    ${part}\s(?:now\s|still\s)?(?:is|are)\b[^.;,]{0,30}$
  `,
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
      const { ahead, behind } = wordsAround(doc, place, raw)
      return !isOnNodes(ahead) && !isMeant(ahead) && !isTakenBack(behind)
    })
  return [
    ...[
      ...said(ofControlPlane),
      ...said(onControlPlane),
      ...said(takenTo),
      ...said(ofControlPlaneInAsia),
    ].flatMap(({ raw, place }) => serverVersionAt(raw, place)),
    ...[...said(ofNodes), ...said(onWindowsNodes), ...said(ofNodesAbroad), ...said(ofNodesInAsia)]
      .filter(({ raw, place }) => systemBehind(doc, place, raw) !== 'linux')
      .flatMap(({ raw, place }) => kubernetesVersionAt(raw, place)),
  ]
}
