import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { matches } from '../../text/patterns/may-match.ts'
import { lineOf } from './lines.ts'
import { isToldHere } from './told/grammar.ts'
import { withReplaced, type Replaced } from './replaced.ts'
import { foundIn } from '../../text/patterns/found-in.ts'

/** “El clúster está en la versión 1.27”: behind a cluster stands what its number is of. */
const cluster = 'clusters?|clústere?s?|kluster|集群|クラスタ'
const name = String.raw`(?:kubernetes|k8s|kubelet|kube-?proxy|containerd|docker|flannel|calico|antrea|${cluster})`
/** What stands between the name of a program and its number in other languages than English. */
const words = [
  // “Kubernetes は 1.25.9”, “containerd のバージョンは 1.7.2”
  String.raw`\s?(?:の\s?)?(?:バージョン\s?)?(?:は|が|の)\s?`,
  // “calico 版本为 v3.25.1”, “containerd 用的是 1.6.24”
  String.raw`\s?[，,]?\s?版本号?\s?(?:为|為|是)\s?`,
  String.raw`\s?的?\s?(?:版本)?号?\s?(?:为|為|是|用的是|使用的是|采用的是|使用|采用)\s?`,
  String.raw`\s?(?:의\s)?(?:버전)?(?:은|는|이|가)\s`,
  // “in der Version 1.29.6”, “steht auf 1.30.1”
  String.raw`\s(?:ist\s|läuft\s|liegt\s)?in\s(?:der\s)?version\s`,
  String.raw`\s(?:ist|läuft|steht|liegt)\s(?:noch\s|aktuell\s|derzeit\s|jetzt\s){0,2}(?:auf|bei)\s(?:version\s)?`,
  // “en version 1.7.11”, “est en 1.28”
  String.raw`\s(?:est\s|sont\s|tourne\s)?en\s(?:la\s)?versi?[oó]n\s`,
  String.raw`\s(?:est|tourne)\s(?:toujours\s|encore\s)?(?:en|la)\s`,
  // “es la 1.27.9”, “está en la 1.26”
  String.raw`\s(?:es|está|es\sla\sversión|está\sen)\sla\s`,
  String.raw`\s(?:é|è)\s(?:a|la)\s`,
  String.raw`\s(?:está\s|roda\s|è\s|gira\s|sta\s)?(?:na|alla|nella|in)\svers(?:ão|ione)\s`,
  String.raw`\s(?:está|estamos|corre)\sen\s(?:la\s)?(?:versión\s)?`,
].join('|')
/** “1.6.8 から 1.7.2 に”: the first number is of what was. */
const former = String.raw`(?!v?\d[\d.]{1,10}\s?(?:から|より|升级|更新到|升到|에서))`
const links = new RegExp(
  String.raw`(?<![\w./-])(${name})(${words})${former}(?=v?\d{1,2}\.\d)`,
  'giu',
)
/** Marks of Chinese and Japanese, and those of the same meaning that stand in English. */
const marks: ReadonlyMap<string, string> = new Map([
  ['、', ', '],
  ['，', ', '],
  ['。', '. '],
  ['；', '; '],
  ['（', ' ('],
  ['）', ')'],
])
const mark = /[、，。；（）]/g
const longest = 20_000
const isCluster = new RegExp(String.raw`^(?:${cluster})$`, 'i')

interface Linked {
  readonly doc: Document
  asSent(all: readonly Observation[]): readonly Observation[]
}

/** A text of another language in which each number stands right behind its name; none for one without. */
export function linked(doc: Document): readonly Linked[] {
  if (doc.text.length > longest || !matches(doc, links)) return []
  const between: Replaced[] = [...foundIn(doc, links)]
    // What somebody asks, wants or read somewhere stays as it is.
    .filter(({ index, 1: own = '' }) => isToldHere(doc, { raw: own, place: doc.placeAt(index) }))
    .map(({ index, 1: own = '', 2: raw = '' }) => ({
      index: index + own.length,
      raw,
      by: isCluster.test(own) ? ' version ' : ' ',
    }))
  if (between.length === 0) return []
  const found = [
    ...between,
    ...[...foundIn(doc, mark)].map(({ index, 0: raw }) => ({
      index,
      raw,
      by: marks.get(raw) ?? raw,
    })),
  ].toSorted((a, b) => a.index - b.index)
  const raws = [...new Set(between.map(({ raw }) => raw))]
  return [
    {
      doc: withReplaced(doc, found),
      asSent: (all) =>
        all.map((one) => {
          const line = lineOf(doc, one)
          const raw = line.includes(one.raw)
            ? one.raw
            : raws.map((link) => one.raw.replace(' ', link)).find((sent) => line.includes(sent))
          return raw === undefined ? one : { ...one, raw }
        }),
    },
  ]
}
