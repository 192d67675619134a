import type { Document } from '../../../model/document.ts'
import type { Place } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import { kubernetesVersionAt, serverVersionAt, stated } from '../../../model/observe.ts'
import { matchesOf, type Match } from '../../text-of.ts'
import { isElsewhere, wordsAround } from '../lines.ts'
import { isOfToday } from '../meant/past.ts'
import { saidIn } from '../meant/said.ts'
import { minorNumber } from './upgrade-words.ts'
import { high } from './version-words.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const node = acrossLines`
  windows[\s-]?(?:server[\s-]?(?:20\d\d[\s-]?)?)?
  (?:knotens?|nodes?|workers?|worker-?knotens?|node-?pools?|pools?|maschinen?|kubelets?|ノード|ワーカー(?:ノード)?|(?:工作)?节点)
`
const control = acrossLines`
  (?:
    control[\s-]?planes?|steuerungsebene|steuerebene|kontrollebene|masters?
    |(?:kube-?)?api[\s-]?servers?|コントロール\s?プレーン|マスター(?:ノード)?|API\s?サーバー?
    |控制(?:平)?面|主节点
  )
`
const number = String.raw`(?=v?${high}\b)${minorNumber}`
const from = String.raw`(?:v?${high}(?:\.\d{1,3})?)`
const done = acrossLines`
  (?:
    (?:aus)?getauscht|ersetzt|aktualisiert|gehoben|angehoben|umgestellt|upgegraded|upgedatet|geupdatet|migriert|gebracht
    |hochgezogen
  )
`
const doneInJapan = acrossLines`
  (?:更新|アップグレード|アップデート|バージョンアップ|移行)
  (?:し(?:た(?!い|ら)|ました|てから|て以来)|後|済み|されました|された|を(?:行い|実施し)ました)
`
const linux = String.raw`linux[\s-](?:knoten|nodes?|workers?)`
const and = String.raw`\s(?:und|sowie)\s(?:(?:die|den|der|des|alle|unsere)\s)?`
const inGerman = (what: string, other: string) => {
  const named = String.raw`(?:(?:${other}|${linux})${and})?${what}(?:${and}(?:${other}|${linux}))?`
  return acrossLines`
    (?<![\p{L}])(?:nach|seit)\s(?:dem|der|einem|unserem)\s
      (?:update|upgrade|umstellung|aktualisierung|wechsel|anhebung)\s
      (?:des|der|eines|einer|unseres|unserer|aller|vom|von)\s
      (?:(?:unserer|aller|beiden|beider|zwei|drei|gesamten)\s){0,2}${named}
      (?:\s[\w.]{0,40}[-\d][\w.-]{0,40})?(?:\svon\s(?:version\s)?${from})?\sauf\s
      (?:(?:version|kubernetes|k8s)\s){0,2}${number}
    |(?<!(?:auf|in|bei|an|für|mit|unter)\s)(?<![\p{L}])
      (?:den|die|das|der|unsere[nmrs]?|alle|beide|eine?n?)\s${named}(?![\p{L}-])
      (?:(?!\s(?:und|oder)\s)[^.,;:()\n]){0,50}?(?:\svon\s(?:version\s)?${from})?\sauf\s
      (?:(?:version|kubernetes|k8s)\s){0,2}${number}
      (?=\s(?:[\p{L}-]{1,15}\s){0,2}${done}(?![\p{L}]))
  `
}
/** The program of Windows by its name. */
const ofProgram = acrossLines`
  (?<![\p{L}])kubelet\.exe\s(?:wurden?\s)?(?:von\s(?:version\s)?${from}\s)?(?:auf|gegen|durch)\s(?:(?:die|version)\s){0,2}
    ${number}(?=\s(?:[\p{L}-]{1,15}\s){0,2}${done}(?![\p{L}]))
  |kubelet\.exe\s?を\s?(?:${from}\s?から\s?)?${number}\s?に\s?
    (?:入れ替え|差し替え|置き換え)(?:ました|た(?!い)|て)
  |(?:把|将)\s?kubelet\.exe\s?(?:从\s?${from}\s?)?(?:换成|替换成|替换为|升级到|更新到)了?\s?${number}
`
const inAsia = (what: string) => acrossLines`
  ${what}(?:\s?の\s?kubelet)?\s?(?:を|は)\s?(?:kubernetes\s|バージョン\s?)?(?:${from}\s?から\s?)?
    ${number}\s?(?:に|へ|まで)\s?${doneInJapan}
  |(?:把|将)?${what}\s?(?:从\s?${from}\s?)?(?:升级|更新)(?:到|至)了?\s?${number}
    (?!\s?(?:之?前|的))
`
const inRomance = (what: string) => acrossLines`
  (?<![\p{L}])(?:après|depuis|suite à)\s(?:la|une|notre)\s(?:mise\sà\s(?:jour|niveau)|montée\sde\sversion)\s
    (?:du|des|de\s(?:la|nos|notre|tous\sles))\s${what}(?:\s[\w.]{0,40}[-\d][\w.-]{0,40})?
    (?:\s(?:de|du)\s(?:la\s)?(?:version\s)?${from})?\s(?:à|vers|en)\s(?:(?:la|version|kubernetes)\s){0,3}${number}
  |(?<![\p{L}])(?:tras|después\sde|desde)\s(?:actualizar|(?:la\s)?actualización\sde)\s
    (?:(?:el|los|la|todos|nuestros?)\s){0,2}${what}(?:\s[\w.]{0,40}[-\d][\w.-]{0,40})?
    (?:\s(?:de|desde)\s(?:la\s)?(?:versión\s)?${from})?\sa\s(?:(?:la|versión|kubernetes)\s){0,3}${number}
`
const nodeInRomance = String.raw`(?:nœuds?|noeuds?|nodos?)\swindows`
const controlInRomance = String.raw`(?:plan\sde\scontr[ôo]le|plano\sde\scontrol|control\splane|masters?)`
const ofNodes = new RegExp(
  `${inGerman(node, control)}|${inAsia(node)}|${inRomance(nodeInRomance)}|${ofProgram}`,
  'giu',
)
const ofControlPlane = new RegExp(
  `${inGerman(control, node)}|${inAsia(control)}|${inRomance(controlInRomance)}`,
  'giu',
)

/** “… werden am Montag auf 1.35 aktualisiert”, “… konnten nicht …”: no step that was made. */
const notMade = new RegExp(
  acrossLines`
    (?<![\p{L}])(?:
      werden|wird|würden?|soll(?:en|te|ten)?|woll(?:en|ten)|will|möchten?|müss(?:en|ten)
      |k[oö]nn(?:en|ten|te)|nicht|nie|kein\p{L}*|falls|wenn|bevor|ob|geplant\p{L}*
      |vor(?!\s(?:zwei|drei|vier|einer|einem|wenigen|kurzem|\d{1,2})(?![\p{L}]))
      |\p{L}{0,2}(?:test|staging|dev|labor)-?(?:clusters?|umgebung|systems?)
      |avant|si|quand|pas|jamais|antes|cuando|no|nunca
    )(?![\p{L}])
    |如果|打算|计划|准备|测试|もし|予定|テスト|検証
  `,
  'iu',
)
/** “… und dann zurückgesetzt”, “… 1.33.5 に戻しました” */
const takenBack = new RegExp(
  acrossLines`
    (?<![\p{L}])(?:
      zurück(?:gesetzt|gerollt|gegangen|gebaut|gestuft|genommen|gedreht)
      |rollback|revenus?|vuelto|revertido
    )
    |戻し|ロールバック|回滚|回退
  `,
  'iu',
)

/** Whether what was changed has been taken back since, in the same sentence. */
export const isTakenBack = (behind: string) =>
  takenBack.test(/^(?:[^.;!?。！？\n]|\.(?=\d)){0,80}/.exec(behind)?.[0] ?? '')

/** “… aktualisiert werden”: the verb behind tells whether it was done. */
const verbBehind = new RegExp(String.raw`^.{0,40}?(?<![\p{L}])${done}\s(\p{L}+)`, 'iu')

function isMade(doc: Document, found: Match): boolean {
  const { raw, place } = found
  const { ahead, behind } = wordsAround(doc, place, raw)
  const clause = ahead.split(/[.;!?](?=\s)|[。；！？,，、]/).at(-1) ?? ''
  const [rest = ''] = /^[^.;,:!?。；，、\n]{0,60}/.exec(behind) ?? []
  const verb = verbBehind.exec(rest)?.[1]
  return (
    !notMade.test(clause) &&
    !isTakenBack(behind) &&
    !(verb !== undefined && notMade.test(verb)) &&
    !isElsewhere(doc, place, raw) &&
    isOfToday(doc, stated('kubernetesVersion', raw, raw, place))
  )
}

/** “Nach dem Update des Windows-Knotens auf 1.35.1 …”, “Windows ノードを 1.33.5 から 1.35.1 に更新しました”. */
export const stepsAbroad = (doc: Document): readonly Observation[] => [
  ...saidIn(doc, ofNodes)
    .filter((found) => isMade(doc, found))
    .flatMap(({ raw, place }) => kubernetesVersionAt(raw, place)),
  ...saidIn(doc, ofControlPlane)
    .filter((found) => isMade(doc, found))
    .flatMap(({ raw, place }) => serverVersionAt(raw, place)),
]

const at = ({ line, column }: Place) => `${line}:${column}`

/** Of the steps to a number those of the whole cluster, and not of its nodes or its control plane. */
export function ofWholeCluster<T extends Pick<Match, 'place'>>(
  doc: Document,
  found: readonly T[],
): readonly T[] {
  if (found.length === 0) return found
  const ofParts = new Set(
    [ofNodes, ofControlPlane].flatMap((one) => matchesOf(doc, one).map(({ place }) => at(place))),
  )
  return found.filter(({ place }) => !ofParts.has(at(place)))
}
