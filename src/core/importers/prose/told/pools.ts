import { gkePool } from '../../../catalog/platforms/pools/gke.ts'
import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { lineOf } from '../lines.ts'
import { wordsOf } from '../parts/part-words.ts'
import { matchesOf, type Match } from '../../text-of.ts'
import { isToldHere, link } from './grammar.ts'
import { acrossLines } from '../../../values/across-lines.ts'
import { isBefore, isVersion } from '../../../values/version.ts'

interface PoolWord {
  readonly name: string
  readonly words: RegExp
  /** What its line has beside it. */
  readonly beside: RegExp
  /** Whether the text tells of a setup in which it is no fault. */
  readonly unless?: (doc: Document) => boolean
}

const windowsPods =
  /\bwindows\s(?:server\s)?(?:pods?|containers?|workloads?|deployments?|apps?)\b|\bpods?\s(?:for|on|with)\swindows\b/i
const windowsPool =
  /\bwindows\b[^.;\n]{0,40}\b(?:pools?|nodes?|node ?groups?|workers?|group)\b|\b(?:pool|node ?group|nodes)\b[^.;\n]{0,30}\bwindows\b/i

/** GKE made pools with Docker too before it had containerd alone. */
const tellsOfDocker = ({ text }: Document) =>
  [...text.matchAll(/(?<![\d.])v?(1\.\d{2})(?!\d)/g)].some(
    ([, minor = '']) => isVersion(minor) && isBefore(minor, gkePool.onlyContainerd.value),
  )

/** Settings of a cluster or a pool of a platform, by the names that its definitions have. */
const poolWords: readonly PoolWord[] = [
  {
    name: 'eks.windowsOnFargate',
    words:
      /\b(?:on|via|with|in|using|through|to|by|uses?)\s(?:an?\s|the\s|our\s|EKS\s|AWS\s){0,2}(fargate)\b/gi,
    beside: windowsPods,
  },
  {
    name: 'aks.networkPlugin',
    words: new RegExp(
      acrossLines`
        \b(?:network[ -]?plug-?in|networking|CNI)${link}(kubenet)\b
        |\b(?:with|using|uses?|chose|on|runs?|have|picked)\s(?:the\s)?(kubenet)\b
      `,
      'gi',
    ),
    beside: /\bAKS\b/i,
  },
  {
    name: 'pool.mode',
    words: new RegExp(
      String.raw`\b(?:pool\s)?mode${link}(system)\b|\b(system)\s(?:mode|node ?pool|pool)\b`,
      'gi',
    ),
    beside: windowsPool,
  },
  {
    name: 'pool.name',
    words: new RegExp(
      acrossLines`
        \b(?:pool|node ?pool|knotenpool)\s(?:(?:is|that is|was)\s)?
        (?:named|called|with the name|mit dem Namen|namens|nommé|llamado)\s["'\x60“]?
        (?=[\w-]{0,40}?(?:win|np|pool|node|\d))([a-z\d][\w-]{1,30})(?![\w-])
      `,
      'gi',
    ),
    beside: /\bAKS\b[^\n]{0,200}\bwindows(?!pool)|\bwindows\b[^\n]{0,200}\bAKS\b/i,
  },
  {
    name: 'pool.machineType',
    words: new RegExp(
      acrossLines`
        (?<![\w.-])(
          (?:Standard_[A-Z]+\d+[a-z]*(?:_v\d)?)
          |(?:[cmrt]\d[a-z]{0,3}\.(?:nano|micro|small|medium|large|\d{0,2}xlarge))
        )(?![\w.-])
      `,
      'g',
    ),
    beside: windowsPool,
  },
  {
    name: 'pool.imageType',
    words: new RegExp(
      String.raw`\bimage[ -]?type${link}(WINDOWS_(?:LTSC|SAC)(?:_CONTAINERD)?)\b`,
      'gi',
    ),
    beside: windowsPool,
    unless: tellsOfDocker,
  },
]

const more = { weight: 'statement', inferred: true } as const
const windows = /\bwindows\b|\bWS ?20/i

/** “t3.micro for Linux and m5.large for the Windows pool” */
function isOfLinux(doc: Document, found: Match): boolean {
  const [own = ''] = wordsOf(doc, found).behind.split(/\band\b|[,;]/, 1)
  return /\blinux\b/i.test(own) && !windows.test(own)
}

/** What people say of a managed pool in a sentence. */
export const poolWordsIn = (doc: Document): readonly Observation[] =>
  /\b(?:AKS|EKS|GKE)\b/i.test(doc.text)
    ? poolWords.flatMap(({ name, words, beside, unless }) =>
        (unless?.(doc) === true ? [] : matchesOf(doc, words))
          .filter((found) => beside.test(lineOf(doc, found.place)))
          // Who wants it is refused as who has it.
          .filter((found) => isToldHere(doc, found, wish) && !isOfLinux(doc, found))
          .slice(0, 1)
          .flatMap(({ raw, place }) => [
            stated(name, raw, raw, place, more),
            ...(windows.test(doc.text) ? [stated('pool.windowsTold', true, raw, place, more)] : []),
          ]),
      )
    : []

const wish =
  /\b(?:want|wants|like|need|needs|trying|tried|try|would|should)\b(?:\s(?:to|the|our|be|have|run|use))*/gi
