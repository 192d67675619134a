import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided, stated } from '../../../model/observe.ts'
import { matchesOf, type Match } from '../../text-of.ts'
import { others } from './place-words.ts'
import { platformIn } from './platform.ts'
import { isElsewhere, lineOf } from '../lines.ts'
import { saidIn } from '../meant/said.ts'

const more = { weight: 'statement', inferred: true } as const

/** Words about managed clusters and their pools, as plans of architects have them. */
export function plannedIn(doc: Document): readonly Observation[] {
  const { text } = doc
  const [isAks, isEks, isGke] = clusters.map((one) => one.test(text))
  const said = (pattern: RegExp) => saidIn(doc, pattern)
  // Fargate has pods with EKS alone.
  const ofFargate = isEks || ofPods.test(text) ? fargateOf(said) : []
  if (!isAks && !isEks && !isGke) return ofFargate
  return [
    // A text that is of machines of a cloud too leaves open what makes its nodes.
    ...(isOfMachines(doc) ? [] : said(pools))
      .slice(0, 1)
      .map(({ raw, place }) => decided('joinMethod', 'node-pool', raw, place, more)),
    ...said(isolated).map(({ raw, place }) => decided('isolation', 'hyperv', raw, place, more)),
    ...matchesOf(doc, podsWanted).map(({ raw, place }) =>
      stated('pool.podsWanted', Number(raw), raw, place, more),
    ),
    ...said(poolRelease).map(({ raw, place }) =>
      decided('windowsRelease', raw.toLowerCase(), raw, place, more),
    ),
    ...(isGke && !isOfSeveral.test(text)
      ? [
          ...said(autopilot).map(({ raw, place }) =>
            stated('gke.autopilot', 'true', raw, place, more),
          ),
          ...said(routes).map(({ raw, place }) =>
            stated('gke.cluster', 'routes-based', raw, place, more),
          ),
        ]
      : []),
    ...[ofWindows, podsOfWindows]
      .flatMap((words) => matchesOf(doc, words))
      .slice(0, 1)
      .map(({ raw, place }) => stated('pool.windowsTold', true, raw, place, more)),
    ...(isAks && !isOfSeveral.test(text) ? ofAks(said) : []),
    ...(isEks ? ofEks(doc, said) : []),
    ...ofFargate,
  ]
}

const clusters = ['AKS', 'EKS', 'GKE'].map(
  (name) => new RegExp(String.raw`\b${name}\b${others}`, 'i'),
)

/** Of which of them a sentence speaks is open. */
const isOfSeveral =
  /\b(?:two|three|four|several|both|other|another|second)\s(?:\w{1,12}\s){0,2}clusters?\b/i

const isOfMachines = (doc: Document) =>
  platformIn(doc).some(
    ({ decision, value }) => decision === 'platform' && !/^(?:aks|eks|gke)$/.test(String(value)),
  )

type Said = (pattern: RegExp) => readonly Match[]

const ofAks = (said: Said) => [
  ...said(automatic).map(({ raw, place }) => stated('aks.sku', 'automatic', raw, place, more)),
  ...said(outbound).map(({ raw, place }) => stated('aks.outboundType', 'none', raw, place, more)),
  ...said(cilium).map(({ raw, place }) =>
    stated('aks.networkDataplane', 'cilium', raw, place, more),
  ),
  ...said(provisioning).map(({ raw, place }) =>
    stated('aks.nodeProvisioning', 'Auto', raw, place, more),
  ),
  ...said(kubenet).map(({ raw, place }) =>
    stated('aks.networkPlugin', 'kubenet', raw, place, more),
  ),
]

function ofEks(doc: Document, said: Said) {
  const machines = matchesOf(doc, machine)
  const isOne = new Set(machines.map(({ raw }) => raw)).size === 1
  return [
    ...machines
      .slice(0, isOne ? 1 : 0)
      .map(({ raw, place }) => stated('eks.toldMachine', raw, raw, place, more)),
    ...matchesOf(doc, withoutPrefixes).map(({ raw, place }) =>
      stated('eks.prefixDelegation', false, raw, place, more),
    ),
    ...said(withPrefixes).map(({ raw, place }) =>
      stated('eks.prefixDelegation', true, raw, place, more),
    ),
    ...(isOfSeveral.test(doc.text) ? [] : said(family)).map(({ raw, place }) =>
      stated('eks.ipFamily', 'ipv6', raw, place, more),
    ),
    ...said(customNetworking).map(({ raw, place }) =>
      stated('eks.customNetworking', true, raw, place, more),
    ),
    ...(groupsOfNodes.test(doc.text) ? [] : said(autoMode)).map(({ raw, place }) =>
      stated('eks.autoMode', true, raw, place, more),
    ),
    ...featuresOfPods.flatMap(([name, words]) =>
      matchesOf(doc, words)
        .filter((found) => isWantedHere(doc, found))
        .map(({ raw, place }) => stated(name, true, raw, place, more)),
    ),
  ]
}

const ofPods = /\b(?:pods?|kubectl|kubernetes|k8s|nodeSelector|DaemonSets?|CoreDNS)\b/i

const fargateOf = (said: Said) =>
  said(fargate).flatMap(({ raw, place }) => [
    stated('eks.windowsOnFargate', true, raw, place, more),
    stated('pool.windowsTold', true, raw, place, more),
  ])

/** “A Windows node pool”; of which release it is may be open. */
const ofWindows =
  /(?<!\b(?:no|without|any)\s)\b(Windows (?:Server )?(?:(?:node|user|agent)[ -]?)?(?:pools?|nodes?|node ?groups?))\b/gi
/** “Our Windows pods”, “nodeSelector kubernetes.io/os: windows”. */
const podsOfWindows =
  /(?<!\b(?:no|without|any)\s)\b(Windows (?:Server )?(?:pods?|containers?|workloads?))\b|\b(NodePool for Windows)\b|\bkubernetes\.io\/os["']?[:=]\s?["']?(windows)\b/gi
const pools = /\b((?:windows|node|user|agent)[ -]?pools?|(?:managed )?node ?groups?)\b/gi
/** “One Windows node pool with ltsc2022”; an image has more than that. */
const poolRelease =
  /\b(?:(?:(?:node|windows)[ -]?)?pools?|node ?groups?|windows nodes?)\s(?:is\s|are\s)?(?:with|of|on|in|has|have|uses?|runs?)\s["'`]?(ltsc20(?:19|22|25))\b(?![\w.:/-])/gi
const autopilot =
  /\b(Autopilot)\b(?! (?:has|does|is not))|\b(autopilot)(?= (?:GKE )?(?:cluster|mode)\b)|\bGKE (autopilot)\b(?! (?:has|does|is not))/g
const routes = /\b(routes?[- ]based)(?: (?:GKE )?(?:cluster|network(?:ing)?))\b/gi
const isolated =
  /\b(?:runs?|running|under|with|in|uses?|using|wants?|needs?)\s(?:only\s|all\s)?(Hyper-?V)[ -]isolat(?:ed|ion)\b/gi
/** “We need 30 pods per node”: what a plan wants, whatever is set. */
const podsWanted =
  /\b(\d{1,3})\spods\s(?:per|on (?:each|every|a|one)|a)\s(?:windows\s)?(?:node|worker|machine)\b/gi
const cilium =
  /\b(?:Azure CNI|AKS|CNI|data ?plane|network)\b[^\n.;]{0,30}?\b(?:powered by|by|with|is|:|=)\s{0,2}(Cilium)\b/gi
const kubenet =
  /\b(?:network(?:ing)?(?: plugin| model)?(?: of (?:the|our|this) \w{2,10})?|CNI|plugin|with|uses?|using|on)\s{0,2}(?:is|:|=)?\s{0,2}(?:(?:the|our)\s)?(kubenet)\b|[(,]\s?(kubenet)(?=\s?[,)])/gi
const automatic = /\b(AKS Automatic)\b/g
const outbound =
  /\boutbound[- ]?type(?: is|:| =|=)? ?["'`]?(none|block)\b|\b(network[- ]isolated) (?:AKS )?cluster\b/gi
const machine = /\b([a-z]\d[a-z]{0,3}\.(?:\d{0,2}x?large|medium|small))\b/g
const withoutPrefixes =
  /\b(?:no|without|not (?:use|using|want)|don['’]t (?:use|want))\s(?:\w+\s){0,2}?(prefix[ -]delegation|prefix mode)\b|\b(prefix delegation) (?:is |stays )?(?:off|disabled|not (?:used|enabled|on))\b/gi
const withPrefixes =
  /\b(?:with|use|uses|using|enabled?)\s(prefix[ -]delegation)\b|\b(prefix delegation) (?:is )?(?:on|enabled|used)\b/gi
/** “An IPv6 cluster”; a VPC may have both families. */
const family =
  /\b(IPv6) (?:EKS )?cluster\b|\bcluster(?: is| has| uses| with|,)? (?:the )?(?:IP family )?(IPv6)\b|\bip ?family(?: is|:| =)? ?["']?(ipv6)\b|\bEKS\b(?:[^.;\n]|\.(?=\d)){0,20}?\s(?:in|with|on) (IPv6)(?= mode\b|\s?[.,;)]|$)/gim
const provisioning = /\b(node auto[- ]?provisioning)\b/gi
/** A cluster of Auto Mode may have groups of nodes beside it. */
const autoMode = /\b(?:EKS|with|in|on|using|use|uses|is) (?:an? )?(Auto Mode)\b/g
const customNetworking =
  /\b(?:with|use|uses|using|enabled?|turned on|switched on|have|has)\s(?:VPC CNI\s)?(custom networking)\b|\b(custom networking) (?:is )?(?:on|enabled|used)\b/gi
const groupsOfNodes = /\b(?:managed|self[- ]managed|node ?groups?)\b/i
/** What pods on Linux nodes have and those on Windows nodes have not, in one breath with these. */
const onWindows = String.raw`Windows (?:pods?|containers?|nodes?|workloads?)\b`
const notLinux = String.raw`(?:(?!\blinux\b)(?:[^.;\n]|\.(?=\d)))`
const besideWindows = (feature: string) =>
  new RegExp(
    String.raw`\b(${feature})\b${notLinux}{0,70}\b${onWindows}|\b(${feature})\s(?:volumes?\s|shares?\s|storage\s)?(?:on|for|in|with)\s(?:our\s|the\s)?Windows\b(?!\s(?:Server\s)?(?:file|share|admin))|\b${onWindows}${notLinux}{0,70}\b(${feature})\b`,
    'gi',
  )
const givenUp =
  /\b(?:not|n['’]t) use\b|\b(?:un|not )supported\b|\b(?:instead of|no longer|rather than|knows? that|left (?:it|them|that) out)\b/i
const isWantedHere = (doc: Document, { raw, place }: Match) =>
  !givenUp.test(lineOf(doc, place)) && !isElsewhere(doc, place, raw)
const featuresOfPods = [
  ['eks.linuxStorage', besideWindows('EFS|Mountpoint for (?:Amazon )?S3')],
  ['eks.podIdentity', besideWindows('Pod Identity')],
  ['eks.podGroups', besideWindows('security groups (?:for|per) pods?|SecurityGroupPolic(?:y|ies)')],
  [
    'eks.networkPolicy',
    /\b(network ?polic(?:y|ies)) (?:(?:is|are) (?:not |ignored )|(?:do|does)(?: not|n['’]t) |have no |has no )(?:(?!\blinux\b)[^.;\n]){0,40}\bWindows\b/gi,
  ],
] as const
/** “Windows jobs go to Fargate”; Linux pods may. */
const fargate =
  /\b(Fargate)\s(?:profiles?\s)?(?:with|for|running|to\srun|runs?)\s(?:the\s|our\s|all\s)?Windows\s(?:pods?|containers?|workloads?|jobs?|apps?|applications?)\b|\bWindows\b(?:(?!\b(?:linux|node ?groups?|coredns)\b)[^.;\n]){0,60}?\b(?:on|to|in|into|with|use|uses|using)\s(?:(?:the|an?|our)\s)?(?:AWS\s|EKS\s)?(Fargate)\b/gi
