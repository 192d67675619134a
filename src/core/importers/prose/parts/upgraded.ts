import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided, stated } from '../../../model/observe.ts'
import { cniAt } from '../../names.ts'
import { matchesOf, type Match } from '../../text-of.ts'
import { sentenceBefore, systemBehind, wordsAround } from '../lines.ts'
import { isOfOthers } from '../meant/said.ts'
import { takenBack } from '../meant/undone.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const part = String.raw`(?<![\w./-])(containerd|docker|flannel|calico|antrea)(?:[ -]CNI)?(?:\s(?:for|on)\swindows)?`
const number = String.raw`v?\d{1,2}\.\d{1,3}(?:\.\d{1,3})?(?:[-+][\w.+-]{0,20})?`
const target = String.raw`v?(\d{1,2}\.\d{1,3}(?:\.\d{1,3})?)(?![\d/]|\.\d)`
const named = String.raw`(?:(?:the\s)?(?:new\s)?(?:version|release)\s)?`
const done = String.raw`(?:upgraded|updated|moved|migrated|switched|bumped|raised|brought|lifted|changed|downgraded)`
const weekday = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day'
const lately = String.raw`(?:\s(?:last|this)\s(?:week|month|year|night|${weekday})|\syesterday|\srecently|\son\s(?:${weekday}))?`
const words = String.raw`(?:(?!\b(?:and|but|or|to|from)\b)[^.;:?!,\n]){0,40}?`
const inGerman = acrossLines`
  (?:
    aktualisiert|gebracht|gehoben|angehoben|hochgezogen|umgestellt|gewechselt|gegangen|migriert
    |upgegradet|geupdatet|upgedatet|aufgerüstet
  )
`

/** Of each the first group is the part, and the last what it was brought to. */
const ways = [
  // “We upgraded Calico from 3.26.4 to 3.28.2”, “after updating flannel to 0.25.1”
  acrossLines`
    (?:
      \b${done}
      |\b(?:after|since)\s(?:(?:we|I)\s)?
        (?:upgrading|updating|moving|migrating|switching|bumping|raising)
    )\s${words}${part}\s(?:from\s${named}${number}\s)?to\s${named}${target}
  `,
  // “We went from Calico 3.26.4 to 3.28.2”
  acrossLines`
    (?:
      \b(?:${done}|went)
      |\b(?:after|since)\s(?:(?:we|I|the|our)\s)?
        (?:upgrad(?:e|ing)|updat(?:e|ing)|mov(?:e|ing)|going|switch(?:ing)?)
    )\s${words}from\s${part}\s${number}\sto\s(?:(?:flannel|calico|antrea|containerd|docker)\s)?
    ${named}${target}
  `,
  // “Calico was upgraded from 3.26.4 to 3.28.2”, “containerd went from 1.6.28 to 1.7.22”
  acrossLines`
    ${part}(?:\s(?:was|were|has\sbeen|got)\s(?:\w{2,8}\s)?${done}|\s(?:went|came|jumped))${lately}\s
    (?:from\s${named}${number}\s)?to\s${named}${target}
  `,
  // “Calico 3.26.4 → 3.28.2”
  String.raw`${part}[ \t]?:?[ \t](?:from[ \t])?${number}[ \t]?(?:-{1,2}>|=>|→)[ \t]?${target}`,
  // “Calico hatten wir von 3.26.4 auf 3.28.2 gebracht”
  acrossLines`
    ${part}\s(?:\p{L}{2,14}\s){0,6}?(?:von\s${number}\s)?auf\s(?:version\s)?${target}\s
    (?:\p{L}{2,14}\s){0,3}?${inGerman}(?!\p{L})
  `,
  String.raw`(?<!\p{L})von\s${part}\s${number}\sauf\s(?:\p{L}{4,10}\s)?${target}\s(?:\p{L}{2,14}\s){0,3}?${inGerman}(?!\p{L})`,
  // “mis à jour Calico de 3.26.4 à 3.28.2”, “actualizamos Calico de 3.26.4 a 3.28.2”
  acrossLines`
    (?:
      (?:
        mis|passé|migré|actualizamos|actualicé|actualizado|migramos|pasamos|atualizamos
        |aggiornato
      )\s(?:[\p{L}’']{1,10}\s){0,3}?${part}
      |${part}\s(?:[\p{L}’']{1,12}\s){0,4}?(?:mis|passé|migré)e?s?(?:\sà\sjour)?
    )\s(?:de|du|da|dalla)\s(?:la\s|a\s)?(?:vers\p{L}{2,4}\s)?${number}\s(?:à|vers|a|para|alla?)
    \s(?:la\s|a\s)?(?:vers\p{L}{2,4}\s)?${target}
  `,
  // “Calico 从 3.26.4 升级到 3.28.2”, “Calico を 3.26.4 から 3.28.2 に更新しました”
  String.raw`${part}\s?(?:已经?|也|都|上周|上个?月|昨天|前天|今天|最近|刚刚?)?(?:从|由|自)\s?${number}\s?(?:升级|更新|升|换|切换|迁移)(?:到|至|为|成)了?\s?${target}`,
  acrossLines`
    ${part}\s?[をはも]?\s?${number}\s?から\s?${target}\s?(?:に|へ|まで)\s?
    (?:更新|アップグレード|アップデート|バージョンアップ|上げ|移行|変更)(?:し(?:ました|た|て(?!いません))|済み|後)
  `,
].map((way) => new RegExp(way, 'giu'))

/** What is asked, wanted, or done by others, or where no Windows is. */
const isOpen = new RegExp(
  acrossLines`
    \b(?:
      not|never|if|whether|unless|until|before|would|could|should|can|may|might|will|want\w*
      |plan(?!t)\w*|try\w*|tried|needs?|must|consider\w*|recommend\w*|colleagues?|somebody|someone
      |people|users?|they|he|she|another|other|test|staging|dev|lab|linux|wenn|falls|sobald
      |bevor|soll\w*|wollen|werden|möchten|nicht
    )\b
    |n['’]t\b|计划|打算|如果|予定
  `,
  'iu',
)
/** “… and then rolled back”, “… in the lab”, “… ?” */
const isUndone = new RegExp(
  acrossLines`
    ^(?:[^.;!?\n]|\.(?=\d)){0,80}?
      (?:\b(?:${takenBack}|aborted|cancell?ed|back\s(?:again|to)|zurück)\b|\?)
    |^\s(?:(?:in|on|for|at)\s)?(?:(?:the|our|a|an|his|her|their|only)\s){0,2}
      (?:another|other|test|staging|dev|lab|linux)\b
    |回滚|ロールバック
  `,
  'i',
)

function isDone(doc: Document, { raw, place, groups, placeOf }: Match): boolean {
  const last = groups.length - 1
  const version = groups[last] ?? ''
  const { behind } = wordsAround(doc, placeOf(last), version)
  return (
    !isOpen.test(sentenceBefore(wordsAround(doc, place, raw).ahead)) &&
    !isUndone.test(behind) &&
    !isOfOthers(doc, { raw, place }) &&
    systemBehind(doc, placeOf(last), version) !== 'linux'
  )
}

/** The runtime and the plugin that somebody brought to another version, with that version. */
export const upgradedPartsIn = (doc: Document): readonly Observation[] =>
  ways
    .flatMap((way) => matchesOf(doc, way))
    .filter((found) => isDone(doc, found))
    .flatMap(({ raw, place, groups, placeOf }) => {
      const at = groups.length - 1
      const version = groups[at] ?? ''
      const name = raw.toLowerCase()
      return name === 'containerd' || name === 'docker'
        ? [
            stated('runtime', `${name} ${version}`, version, placeOf(at)),
            decided('containerRuntime', name, raw, place),
            decided('runtimeVersion', version, version, placeOf(at)),
          ]
        : [
            stated('network.cni', `${name} ${version}`, version, placeOf(at)),
            ...cniAt(raw, place),
            stated(`${name}.version`, version, version, placeOf(at)),
            // The other plugins are released apart from what people name with them.
            ...(/^(?:calico|antrea)$/.test(name)
              ? [decided('cniRelease', version, version, placeOf(at))]
              : []),
          ]
    })
    .map((one) => ({ ...one, weight: 'statement' as const }))

const from = String.raw`\b(?:from|von|de|du)\s(?:(?:version|release|containerd|docker|flannel|calico|antrea)\s){0,2}$`
const wasDone = new RegExp(
  acrossLines`
    (?<!\b(?:be|to|will|would|should|must|can|could|not|never)\s)\b
    (?:${done}|went|after|since|hatten|haben|sind|wurden?)\b[^]{0,80}?${from}
  `,
  'i',
)
const toOther = new RegExp(
  String.raw`^["')]?\s(?:to|auf|à|vers|a)\s(?:(?:version|release|containerd|docker|flannel|calico|antrea)\s){0,2}v?\d{1,2}\.\d`,
  'i',
)

/** “We went from Calico 3.26.4 to 3.28.2”: the first of them is no more, unless they went back. */
export const isUpgradedFrom = (before: string, behind: string): boolean =>
  toOther.test(behind) &&
  wasDone.test(sentenceBefore(before).slice(-160)) &&
  !isOpen.test(sentenceBefore(before)) &&
  !isUndone.test(behind.replace(toOther, ''))
