import type { Document } from '../../model/document.ts'
import { matchesOf, offsetIn, type Match } from '../text-of.ts'
import { indexInLine, lineOf } from './lines.ts'
import { minorNumber } from './upgrades.ts'

/** So high are the numbers of few other programs. */
const number = String.raw`(?:(?:version|kubernetes|k8s)\s){0,2}(?=[*_\x60]{0,2}v?1\.(?:1[4-9]|[23]\d)\b)${minorNumber}`
/** The same sentence, in which numbers have dots. */
const words = String.raw`(?:(?!\b(?:back|down)\b)(?:[^.;:!?\n]|\.(?=\d)))`
const intended = String.raw`(?:want(?:s|ed)?|would like|plan(?:s|ned|ning)?|intend(?:s|ing)?|hop(?:e|es|ing)|(?:need|have|has|ought)(?=\sto\b)|try(?:ing)?|(?:am|are|is|['’]re|['’]m|about|due|supposed)(?=\s(?:going|about|due|supposed|planning|trying|to)\b)|will|shall|must|can|could|should|before|next\s(?:week|month|weekend|quarter|year|sprint))`
const filled = String.raw`(?:\s(?:to|about|going|now|soon|also|then|the|an?|our|we|I|you|it|they|finally|do|planning|trying|just|safely|simply)){0,5}`
const toThere = String.raw`(?:(?:upgrade|upgrading|update|updating|move|moving|go|raise|raising|migrate|migrating|migration|switch|switching|bump|bumping)\b${words}{0,60}?\sto|(?:bring|take|get)\s(?:the|our|all|these|them|it|this)\b${words}{0,40}?\sto|be\s(?:on|at))`

const patterns = [
  /** “We want to raise the Windows nodes to 1.24”, “before we go from 1.23 to 1.24”. */
  String.raw`\b${intended}${filled}\s${toThere}\s${number}`,
  /** “The planned upgrade to 1.24”, “anything to consider before going to 1.24?” */
  String.raw`\b(?:(?:planned|coming|upcoming|next|pending|survive the|prepare (?:for )?(?:the|an?)|before the)\s(?:upgrade|update|migration|move)|before\s(?:going|upgrading|updating|moving))\b${words}{0,40}?\sto\s${number}`,
  /** “The upgrade to 1.24 is planned for May.” */
  String.raw`\b(?:upgrade|update|migration|move)\sto\s${number}(?=\s(?:is|was)\s(?:planned|scheduled|due|ahead|next|coming))`,
  /** “Target version: 1.24”, “is this node ready for 1.24?” */
  String.raw`\b(?:upgrade\starget|target\s(?:version|release|is))\s?[:=]?\s?(?:is\s)?${number}`,
  String.raw`\bready\sfor\s${number}`,
  String.raw`\b(?:wollen|möchten|planen|werden|müssen|sollen)\b${words}{0,40}?\sauf\s${number}(?=\s(?:aktualisieren|upgraden|heben|wechseln|gehen|migrieren|umstellen))`,
].map((pattern) => new RegExp(pattern, 'gi'))

const denied = /(?:\b(?:not|never|no longer|without|cannot)\b|n['’]t\b)[^.;\n]{0,40}$/i
const ofOthers =
  /\b(?:kube-?proxy|kubectl|antrea|calico|cilium|flannel|istio|helm|charts?|drivers?|golang|plugins?|containerd|docker|etcd)\b[^.;\n]{0,30}$/i

/** The version that somebody means to have, and has not yet. */
export const upgradeTargetsIn = (doc: Document): readonly Match[] =>
  /upgrad|updat|\bto v?1\.|target|\bauf v?1\.|\bready for\b|\bbe (?:on|at)\b/i.test(doc.text)
    ? patterns
        .flatMap((pattern) => matchesOf(doc, pattern))
        .filter(({ raw, place }) => {
          const ahead = lineOf(doc, place).slice(0, Math.max(indexInLine(doc, place, raw), 0))
          return !denied.test(ahead) && !ofOthers.test(ahead)
        })
    : []

const near =
  /\b(?:tomorrow|today|tonight|this (?:week|weekend|month)|next (?:week|weekend|month|sprint)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:before|prior to) (?:the |we |I |our |going|upgrading|updating|moving)|about to|going to|planned for|upgrade target|ready|consider|check|review|prepare|careful|safe|break|survive|problems?|need|have)\b|\?/i
/** They know what goes with it, or it is far away. */
const settled =
  /\b(?:next year|later|some ?day|eventually|one day|in the long run|at some point|(?:we|I) know|aware|already planned|with containerd|to containerd|containerd (?:then|first|instead)|new nodes|replace(?:d|s)? (?:the |all |our )?nodes)\b/i

/** Whether whoever tells of it wants to hear what stands against it. */
export function isUpgradeAsked(doc: Document, { place }: Match): boolean {
  const at = offsetIn(doc, place)
  const around = doc.text.slice(Math.max(at - reach, 0), at + reach)
  return near.test(around) && !settled.test(around)
}

const reach = 200
