import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided, stated } from '../../../model/observe.ts'
import { matchesOf, type Match } from '../../text-of.ts'
import { others } from './place-words.ts'
import { platformIn } from './platform.ts'
import { isElsewhere, lineOf } from '../lines.ts'
import { saidIn } from '../meant/said.ts'
import { acrossLines } from '../../../values/across-lines.ts'
import {
  isOfSeveral,
  ofPods,
  ofWindows,
  podsOfWindows,
  pools,
  poolRelease,
  autopilot,
  routes,
  isolated,
  podsWanted,
  cilium,
  kubenet,
  overlay,
  automatic,
  outbound,
  machine,
  withoutPrefixes,
  withPrefixes,
  family,
  provisioning,
  autoMode,
  customNetworking,
  groupsOfNodes,
  onWindows,
  notLinux,
  givenUp,
  fargate,
} from './planned-words.ts'

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
  ...said(overlay).map(({ raw, place }) =>
    stated('aks.networkPluginMode', 'overlay', raw, place, more),
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

const fargateOf = (said: Said) =>
  said(fargate).flatMap(({ raw, place }) => [
    stated('eks.windowsOnFargate', true, raw, place, more),
    stated('pool.windowsTold', true, raw, place, more),
  ])

const besideWindows = (feature: string) =>
  new RegExp(
    acrossLines`
      \b(${feature})\b${notLinux}{0,70}\b${onWindows}
      |\b(${feature})\s(?:volumes?\s|shares?\s|storage\s)?(?:on|for|in|with)\s(?:our\s|the\s)?
        Windows\b(?!\s(?:Server\s)?(?:file|share|admin))
      |\b${onWindows}${notLinux}{0,70}\b(${feature})\b
    `,
    'gi',
  )
const isWantedHere = (doc: Document, { raw, place }: Match) =>
  !givenUp.test(lineOf(doc, place)) && !isElsewhere(doc, place, raw)
const featuresOfPods = [
  ['eks.linuxStorage', besideWindows('EFS|Mountpoint for (?:Amazon )?S3')],
  ['eks.podIdentity', besideWindows('Pod Identity')],
  ['eks.podGroups', besideWindows('security groups (?:for|per) pods?|SecurityGroupPolic(?:y|ies)')],
  [
    'eks.networkPolicy',
    new RegExp(
      acrossLines`
        \b(network ?polic(?:y|ies)) (?:
          (?:is|are) (?:not |ignored )
          |(?:do|does)(?: not|n['’]t) |have no |has no 
        )(?:(?!\blinux\b)[^.;\n]){0,40}\bWindows\b
      `,
      'gi',
    ),
  ],
] as const
