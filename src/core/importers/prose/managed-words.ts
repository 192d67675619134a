import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { matches, mentions } from '../../text/may-match.ts'
import { matchesOf } from '../text-of.ts'
import { isElsewhere } from './lines.ts'
import { others } from './platform.ts'
import { saidIn } from './said.ts'

const more = { weight: 'statement', inferred: true } as const
const clusters = ['aks', 'eks', 'gke'] as const
const isOf = clusters.map((id) => ({ id, words: new RegExp(String.raw`\b${id}\b${others}`, 'i') }))

/** “A Windows node pool named "winworkers"”. */
const poolName =
  /\bWindows (?:Server (?:20\d\d )?)?(?:(?:node|user|agent)[- ]?)?pool\s(?:(?:is|was|that is)\s)?(?:named|called)\s["“'\x60]?([A-Za-z][\w-]{0,40})/gi
/** “No Linux pool”, and not “no Linux nodes are affected”. */
const withoutLinux =
  /\b(?:no|without(?: an?| any)?|has no|have no)\s(Linux (?:node ?|agent ?|worker ?|user ?)?(?:pools?|nodes?|workers?|node ?groups?|groups?))\b(?!\s(?:is|are|was|were|has|have|with|in|had)\b|\s(?:affected|involved))/gi
const noIpam =
  /\b(?:does not have|doesn['’]t have|has no|have no|lacks|is missing)\s(?:the |a |any )?(?:key |entry |setting |value )?["'\x60]?(enable-windows-ipam)\b|\b(enable-windows-ipam)\b["'\x60]?\s(?:key\s)?is\s(?:still\s)?(?:missing|not set|not there|absent|false|["'\x60]false)/gi
/** Machines that nobody but the platform makes nodes of. */
const ownMachine =
  /\b(?:VMs?|machines?|servers?|instances?|hosts?|kubelet)\b[^.\n]{0,120}?\b(?:join|joined|added|add)\b[^.\n]{0,40}?\b(?:our|the|an?|my|this)\s((?:AKS|EKS) cluster)\b/gi

/** What people say of clusters of AKS, EKS and GKE beside their plans. */
export function managedWordsIn(doc: Document): readonly Observation[] {
  const [only, ...further] = isOf.filter(({ words }) => matches(doc, words))
  // Of which of several clusters a sentence speaks is open.
  if (!only || further.length > 0 || !mentions(doc, 'indows')) return []
  const told = (name: string, pattern: RegExp) =>
    saidIn(doc, pattern).map(({ raw, place }) => stated(name, raw, raw, place, more))
  return [
    ...(only.id === 'aks' ? told('pool.name', poolName) : []),
    ...matchesOf(doc, withoutLinux)
      .filter(({ raw, place }) => !isElsewhere(doc, place, raw))
      .map(({ raw, place }) => stated(`${only.id}.withoutLinux`, raw, raw, place, more)),
    ...(only.id === 'eks'
      ? matchesOf(doc, noIpam).map(({ raw, place }) =>
          stated('eks.windowsIpamTold', raw, raw, place, more),
        )
      : []),
    ...(only.id !== 'gke' && matches(doc, /\bkubeadm join\b/)
      ? matchesOf(doc, ownMachine).map(({ raw, place }) =>
          stated(`${only.id}.ownMachine`, raw, raw, place, more),
        )
      : []),
  ]
}
