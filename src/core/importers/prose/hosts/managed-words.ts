import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided, placeOf, stated } from '../../../model/observe.ts'
import { matches, mentions } from '../../../text/patterns/may-match.ts'
import { matchesOf, type Match } from '../../text-of.ts'
import { wordsAround } from '../lines.ts'
import { others } from './place-words.ts'
import { saidIn } from '../meant/said.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const more = { weight: 'statement', inferred: true } as const
const clusters = ['aks', 'eks', 'gke'] as const
const isOf = clusters.map((id) => ({ id, words: new RegExp(String.raw`\b${id}\b${others}`, 'i') }))

/**
 * “A Windows node pool named "winworkers"”. Behind “named” any word of a sentence can stand; without
 * quotes it is a name where it looks like one and nothing but its end or a preposition follows.
 */
const poolName = new RegExp(
  acrossLines`
    (?<!\b(?:old|former|previous|deleted|first)\s)\bWindows (?:Server (?:20\d\d )?)?
    (?:(?:node|user|agent)[- ]?)?pool\s
    (?:(?:(?:is|that is)\s)?(?:named|called)|with\s(?:the\s)?name)\s
    (?:
      ["“'\x60]([A-Za-z][\w-]{0,40})["”'\x60]
      |(?=[\w-]{0,40}?(?:win|np|pool|node|\d))([A-Za-z][\w-]{0,40})
        (?=\s?(?:[,;)]|[.!](?:\s|$)|$)|\s(?:with|in|on|that|is|was|gets|cannot|fails?)\b)
    )
  `,
  'gim',
)
/** “No Linux pool” with the sentence or its clause at an end, and not “no Linux node problems”. */
const withoutLinux = new RegExp(
  acrossLines`
    \b(
      (?:(?:with|has|have|is|are|and|but|still)\sno|(?<=[\w)]\s)without(?:\san?|\sany)?)\s
      (
        Linux (?:node ?|agent ?|worker ?|user ?)?
        (?:pools?|nodes?|workers?|node ?groups?|groups?)
      )
    )(?=
      (?:\s(?:at all|yet|there|left|any ?more|in (?:it|there|(?:the|our|this) cluster)))?
      (?:\s?[,;:)]|[.!](?:\s|$)|\s?$|\s(?:so|because|since)\b)
    )
  `,
  'gim',
)
const noIpam = new RegExp(
  acrossLines`
    \b(
      (?:does not have|doesn['’]t have|has no|have no|lacks|is missing)\s(?:the |a |any )?
      (?:key |entry |setting |value )?["'\x60]?(enable-windows-ipam)
    )\b
    |\b(
      (enable-windows-ipam)\b["'\x60]?\s(?:key\s)?is\s(?:still\s)?
      (?:missing|not set|not there|absent|false|["'\x60]false)
    )
    |\b((enable-windows-ipam)\b["'\x60]?\s?[:=]\s?["'\x60]?(?:false|no|off)\b)
  `,
  'gi',
)
/** Trouble that no Linux node has. */
const ofTrouble =
  /\b(?:see|sees|saw|happens?|occurs?|affects?|affected|fail(?:s|ed)?|refuses?|problems?|errors?|issues?|show(?:s|ed)?)\b[^.;:\n]{0,60}$/i
/** What holds for any cluster, or was set right since. */
const general = /\b(?:wherever|whenever|when|where|by default)\b[^.;\n]{0,60}$/i
const mended = new RegExp(
  acrossLines`
    ^[^\n]{0,50}?(?:
      \bby default\b
      |[,;.]\s(?:(?:but|so|and|now|then|since then)\s)?(?:we|I)\s(?:(?:have|then|now|also)\s)?
        (?:set|add(?:ed)?|fix(?:ed)?|made|put|turned|switched)\b
    )
  `,
  'i',
)
const wasSo =
  /\b(?:was|were|had|used to|before|earlier|mistake|no longer|not|never|if|when|true|should|must|don['’]t|changed|Linux)\b/i
/** Machines that nobody but the platform makes nodes of. */
const ownMachine = new RegExp(
  acrossLines`
    \b(?:VMs?|machines?|servers?|instances?|hosts?|kubelet)\b[^.\n]{0,120}?\b
    (?:join|joined|added|add)\b[^.\n]{0,40}?\b(?:our|the|an?|my|this)\s((?:AKS|EKS) cluster)\b
  `,
  'gi',
)

/** What people say of clusters of AKS, EKS and GKE beside their plans. */
export function managedWordsIn(doc: Document): readonly Observation[] {
  const [only, ...further] = isOf.filter(({ words }) => matches(doc, words))
  // Of which of several clusters a sentence speaks is open.
  if (!only || further.length > 0 || !mentions(doc, 'indows')) return []
  const told = (name: string, pattern: RegExp) =>
    saidIn(doc, pattern).map(({ raw, place }) => stated(name, raw, raw, place, more))
  // The words before “no” tell whether it is so; what is not there stands in a group of its own.
  const missing = (name: string, pattern: RegExp) =>
    saidIn(doc, pattern)
      .filter((found) => isSoToday(doc, found))
      .map(({ groups, placeOf }) => {
        const at = groups.findLastIndex((group) => group !== undefined)
        const raw = groups[at] ?? ''
        return stated(name, raw, raw, placeOf(at), more)
      })
  return [
    ...(only.id === 'aks'
      ? told('pool.name', poolName).flatMap((one) => [
          one,
          decided('platform', 'aks', one.raw, placeOf(one), more),
        ])
      : []),
    ...missing(`${only.id}.withoutLinux`, withoutLinux),
    ...(only.id === 'eks' ? missing('eks.windowsIpamTold', noIpam) : []),
    ...(only.id !== 'gke' && matches(doc, /\bkubeadm join\b/)
      ? matchesOf(doc, ownMachine).map(({ raw, place }) =>
          stated(`${only.id}.ownMachine`, raw, raw, place, more),
        )
      : []),
  ]
}

function isSoToday(doc: Document, { raw, place }: Match): boolean {
  const { ahead, behind } = wordsAround(doc, place, raw)
  return (
    // Whoever writes the value beside it tells what was too.
    !(/[:=]/.test(raw) && wasSo.test(`${ahead} ${behind}`)) &&
    !general.test(ahead) &&
    !mended.test(behind) &&
    !(/linux/i.test(raw) && ofTrouble.test(ahead))
  )
}
