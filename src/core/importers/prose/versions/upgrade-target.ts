import type { Document } from '../../../model/document.ts'
import { matchesOf, offsetIn, type Match } from '../../text-of.ts'
import { isBehindOtherProgram, isNameOfNodes } from './about-versions.ts'
import { sentenceBefore, wordsAround } from '../lines.ts'
import { minorNumber } from './upgrade-words.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** So high are the numbers of few other programs. */
const number = String.raw`(?:(?:version|kubernetes|k8s)\s){0,2}(?=[*_\x60]{0,2}v?1\.(?:1[4-9]|[23]\d)\b)${minorNumber}`
/** The same sentence, in which numbers have dots. */
const words = String.raw`(?:(?!\b(?:back|down)\b)(?:[^.;:!?\n]|\.(?=\d)))`
const intended = acrossLines`
  (?:
    want(?:s|ed)?|would like|plan(?:s|ned|ning)?|intend(?:s|ing)?|hop(?:e|es|ing)
    |(?:need|have|has|ought)(?=\sto\b)
    |try(?:ing)?
    |(?:am|are|is|['’]re|['’]m|about|due|supposed)
      (?=\s(?:going|about|due|supposed|planning|trying|to)\b)
    |will|shall|(?:must|should)(?!\sbe\b)|before
    |next\s(?:week|month|weekend|quarter|year|sprint)
  )
`
const filled = acrossLines`
  (?:
    \s(?:
      to|about|going|now|soon|also|then|the|an?|our|we|I|you|it|they|finally|do|planning|trying
      |just|safely|simply
    )
  ){0,5}
`
const toThere = acrossLines`
  (?:
    (?:
      upgrade|upgrading|update|updating|move|moving|go|raise|raising|migrate|migrating|migration
      |switch|switching|bump|bumping
    )\b${words}{0,60}?\sto
    |(?:bring|take|get)\s(?:the|our|all|these|them|it|this)\b${words}{0,40}?\sto
    |be\s(?:on|at)
  )
`

const patterns = [
  /** “We want to raise the Windows nodes to 1.24”, “before we go from 1.23 to 1.24”. */
  String.raw`\b${intended}${filled}\s${toThere}\s${number}`,
  /** “The planned upgrade to 1.24”, “anything to consider before going to 1.24?” */
  acrossLines`
    \b(?:
      (?:
        planned|coming|upcoming|next|pending|survive the|prepare (?:for )?(?:the|an?)|before the
      )\s(?:upgrade|update|migration|move)
      |before\s(?:going|upgrading|updating|moving)
    )\b${words}{0,40}?\sto\s${number}
  `,
  /** “The upgrade to 1.24 is planned for May.” */
  String.raw`\b(?:upgrade|update|migration|move)\sto\s${number}(?=\s(?:is|was)\s(?:planned|scheduled|due|ahead|next|coming))`,
  /** “Can we upgrade the cluster to 1.24?” */
  acrossLines`
    \b(?:can|may)\s(?:we|I)\s(?:also\s|just\s|safely\s|now\s)?(?:upgrade|update|move|go)\b
    ${words}{0,40}?\sto\s${number}(?=(?:\s\w[^.;:!?\n]{0,60})?\?)
  `,
  /** “Can the nodes stay when we go to 1.24?” */
  acrossLines`
    \b(?:when|once|if|as\ssoon\sas)\s(?:we|I|you|they)\s(?:then\s|also\s|now\s)?
    (?:go|upgrade|update|move|switch|migrate)\b${words}{0,60}?\sto\s${number}
    (?=(?:\s\w[^.;:!?\n]{0,60})?\?)
  `,
  /** “Plan for May: Kubernetes 1.29.9 -> 1.30.5” */
  acrossLines`
    \b(?:plan|planned|todo|to do|next)\b[^.:\n]{0,30}:\s?(?:(?:upgrade|update)\s(?:of\s)?)?
    (?:kubernetes|k8s|cluster|AKS|EKS|GKE|RKE2)\s(?:from\s)?v?1\.\d{2}(?:\.\d{1,3})?
    \s?(?:[-–=]+>|→|to)\s?${number}
  `,
  /** “Target version: 1.24”, “is this node ready for 1.24?” */
  String.raw`\b(?:upgrade\starget|target\s(?:version|release|is))\s?[:=]?\s?(?:is\s)?${number}`,
  String.raw`\bready\sfor\s${number}`,
  acrossLines`
    \b(?:wollen|wollten|möchten|planen|werden|müssen|sollen|sollten)\b${words}{0,60}?\sauf\s${number}
    (?=\s(?:aktualisieren|upgraden|heben|wechseln|gehen|migrieren|umstellen))
  `,
].map((pattern) => new RegExp(pattern, 'gi'))

const denied = /(?:\b(?:not|never|no longer|without|cannot)\b|n['’]t\b)[^.;\n]{0,40}$/i
/** What is to have the version stands behind these, if it is named at all. */
const going = new RegExp(
  acrossLines`
    \b(?:
      [Uu]pgrad(?:e|ing)(?!\starget)
      |[Uu]pdat(?:e|ing)|[Mm]ov(?:e|ing)|go|[Gg]oing|rais(?:e|ing)|migrat(?:e|ing|ion)
      |switch(?:ing)?|bump(?:ing)?|bring|take|get|be|wollten|wollen|möchten|planen|werden|müssen|sollten|sollen
    )\b
  `,
  'g',
)
/** Where its name ends: where it runs, what it had, or what comes with it. */
const behindName =
  /(?:^|\s)(?:on|in|at|of|for|from|with|to|and|by|via|up|auf|von|directly|straight|then|next|this|today|tomorrow|wir|ich)\b|[(,]/i
const pronoun = /^(?:them|it|this|that|all|everything|these|those|us)$/i
/** Who means to do it, or an upgrade that is told of by itself. */
const isMeant = new RegExp(
  acrossLines`
    \b(?:we|I|you|wir|ich|man)\b
    |^\W{0,4}(?:(?:the|our|an?)\s)?(?:
      planned|coming|upcoming|next|pending|upgrade|update|migration|move|target|anything
      |something|what|before
    )\b
  `,
  'i',
)

/** Other programs have numbers as high: what is named is the cluster, or it goes without saying. */
function isOfCluster(ahead: string): boolean {
  const sentence = sentenceBefore(ahead)
  const verb = [...sentence.matchAll(going)].at(-1)
  const [before, behind] = verb
    ? [sentence.slice(0, verb.index), sentence.slice(verb.index + verb[0].length)]
    : [sentence, '']
  const name = (behind.replace(/^\sof\b/i, '').split(behindName, 1)[0] ?? '').trim()
  const isNamed = before.split(/[\s,]/).some(isNameOfNodes)
  if (name === '') return !isBehindOtherProgram(sentence) && (isNamed || isMeant.test(sentence))
  return isNameOfNodes(name) || (isNamed && pronoun.test(name))
}

/** “… to 1.25.1 of our app” */
function isOfProgram(behind: string): boolean {
  const [, rest] = /^\sof\s([^.;!?:\n]{1,60})/.exec(behind) ?? []
  return rest !== undefined && !isNameOfNodes(rest.split(behindName, 1)[0] ?? '')
}

/** The version that somebody means to have, and has not yet. */
export const upgradeTargetsIn = (doc: Document): readonly Match[] =>
  /upgrad|updat|\bto (?:kubernetes |k8s |version )?v?1\.|target|[-–=]>|→|\bauf v?1\.|\bready for\b|\bbe (?:on|at)\b/i.test(
    doc.text,
  )
    ? patterns
        .flatMap((pattern) => matchesOf(doc, pattern))
        .filter(({ raw, place }) => {
          const { ahead, behind } = wordsAround(doc, place, raw)
          return !denied.test(ahead) && isOfCluster(ahead) && !isOfProgram(behind)
        })
    : []

const near = new RegExp(
  acrossLines`
    \b(?:
      tomorrow|today|tonight|this (?:week|weekend|month)
      |next (?:week|weekend|month|sprint)
      |on (?:mon|tues|wednes|thurs|fri|satur|sun)day
      |(?:before|prior to) (?:the |we |I |our |going|upgrading|updating|moving)
      |about to|going to|planned for|upgrade target|ready|consider|check|review|prepare|careful
      |safe|break|survive|problems?|need|have
    )\b
    |\?
  `,
  'i',
)
/** They know what goes with it, or it is far away. */
const settled = new RegExp(
  acrossLines`
    \b(?:
      next year|later|some ?day|eventually|one day
      |in the long run
      |at some point|(?:we|I) know|aware|already planned|with containerd|to containerd
      |containerd (?:then|first|instead)
      |new (?:windows )?(?:node )?(?:nodes|pools?)
      |(?:to|with|by) (?:windows )?(?:server )?20(?:22|25)
      |replace(?:d|s)? (?:the |all |our )?nodes
    )\b
  `,
  'i',
)

/** Whether whoever tells of it wants to hear what stands against it. */
export function isUpgradeAsked(doc: Document, { place }: Match): boolean {
  const at = offsetIn(doc, place)
  const around = doc.text.slice(Math.max(at - reach, 0), at + reach)
  return near.test(around) && !settled.test(around)
}

const reach = 200
