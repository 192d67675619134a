import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided, stated } from '../../../model/observe.ts'
import type { DecisionId } from '../../../model/scenario.ts'
import { parseCidrList } from '../../../values/address.ts'
import { isExample } from '../../prose/meant/asked.ts'
import { flowing } from '../../prose/meant/flowing.ts'
import { matchesOf } from '../../text-of.ts'
import { pairedRangesIn } from './paired-ranges.ts'
import { acrossLines } from '../../../values/across-lines.ts'
import {
  ofControllers,
  range,
  pods,
  services,
  item,
  live,
  itsRange,
  ends,
  alone,
  gap,
  inWords,
  ofWhich,
  hybrid,
  inLanguages,
} from './cluster-ranges-words.ts'

/** Flags of `kubeadm init` and of the control plane that give the ranges of the cluster. */
const flags: readonly (readonly [RegExp, DecisionId])[] = [
  [/--pod-network-cidr[= ]["']?([\da-f.:,/]{2,89}[\da-f])/gi, 'clusterCIDR'],
  [
    /--(?:service-cidr|service-cluster-ip-range)[= ]["']?([\da-f.:,/]{2,89}[\da-f])/gi,
    'serviceCIDR',
  ],
  [/--service-dns-domain[= ]["']?([\w.-]{3,90})/gi, 'clusterDomain'],
]

/** The ranges of a cluster, as its control plane was started with them. */
export const clusterRangesIn = (doc: Document): readonly Observation[] => {
  if (!doc.text.includes('--')) return []
  const all = /\bcontroller-manager|cluster-info\s+dump/.test(`${doc.command ?? ''}\n${doc.text}`)
    ? [...flags, [ofControllers, 'clusterCIDR'] as const]
    : flags
  return all.flatMap(([pattern, id]) =>
    matchesOf(doc, pattern).map(({ raw, place }) => decided(id, raw, raw, place)),
  )
}

const inLists = (whose: string) =>
  new RegExp(
    String.raw`${item}(?:(?:the|our|die|unsere|les|los|i)\s)?(?:${whose})(?:${ofWhich}${gap}${range}|${inWords}${range}${alone})`,
    'gimu',
  )

/** “10.244.0.0/16 for pods and 10.96.0.0/12 for services” */
const givenTo = (whose: string) =>
  new RegExp(
    acrossLines`
      (?<!\b(?:not|want|wanted|plan|planned|like|try)\s(?:to\s(?:use\s|have\s|take\s)?)?)
      (?<![\d./])${range}\s(?:for|für|pour|para|per)\s(?:(?:the|our|die|les|los|os|i)\s)?
      (?:${whose})(?![\p{L}-])(?=\s(?:with|on|in)\s|${ends})
    `,
    'giu',
  )

const ranges = [
  [
    new RegExp(
      String.raw`(?<![\p{L}.-])(?:${services}|サービス|服务)(?:${live}|${itsRange})\s{0,2}${range}`,
      'giu',
    ),
    'serviceCIDR',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}.-])(?:${pods}|ポッド|容器组)(?:${live}|${itsRange})\s{0,2}${range}`,
      'giu',
    ),
    'clusterCIDR',
  ],
  [
    new RegExp(
      acrossLines`
        \b(?:service|svc|dienste|cluster[ -]?ip)s?(?:[ _-]cluster[ _-]ip)?(?:[ _-]{0,3}|的|の)
        (?:(?:cidr|subnet|network|range|(?:sub)?net[sz])s?(?:[ _-]cidr)?\b|网段|网络|地址|ネットワーク)
        ["']?[^\n\d]{0,20}?${range}
      `,
      'gi',
    ),
    'serviceCIDR',
  ],
  // “pods 10.244.0.0/16, services 10.96.0.0/12”
  [inLists(`${services}|サービス|服务(?:网段)?`), 'serviceCIDR'],
  [inLists(`${pods}|ポッド|容器组`), 'clusterCIDR'],
  [
    new RegExp(
      acrossLines`
        \b(?:pod|cluster)s?(?:
          (?:[ _-]{0,3}|的|の)
            (?:(?:cidr|subnet|network|range|(?:sub)?net[sz])s?(?:[ _-]cidr)?\b|网段|网络|地址|ネットワーク)
          |\s-\sCIDR\b
        )["']?(?:\s(?:is|was|are)\s(?:also\s)?(?:correct|right|fine|set|ok)(?:ly)?\b)?
        [^\n\d,]{0,20}?${range}
      `,
      'gi',
    ),
    'clusterCIDR',
  ],
  [givenTo(`${services}|serviços`), 'serviceCIDR'],
  [givenTo(pods), 'clusterCIDR'],
  [inLanguages(services), 'serviceCIDR'],
  [inLanguages(pods), 'clusterCIDR'],
  // “net-conf.json has Network 10.244.0.0/16”, “kube-flannel.yml is unchanged (network 10.244.0.0/16)”
  [
    new RegExp(
      acrossLines`
        \b(?:net-?conf(?:\.json)?|(?:kube-)?flannel(?:[.-][\w.-]{1,20})?)(?![\w.-])
        (?:
          (?!
            \b(?:
              should|must|would|could|linux|nodes?|hosts?|LAN|HNS|management|services?|instead
              |not|no
            )\b
          )(?:[^\n.;]|\.(?=\w))
        ){0,60}?(?:["'\x60]?\bnetwork["'\x60]?\s?(?:is|=|:|of)?|\s(?:has|uses))
        \s?["'\x60]?${range}
      `,
      'gi',
    ),
    'clusterCIDR',
  ],
  // “flannel 10.244.0.0/16”, “Calico CNI, network 10.244.0.0/16”, “flannel VXLAN with 10.244.0.0/16”
  [
    new RegExp(
      acrossLines`
        (?<!\b(?:not?|without|instead of)\s(?:us(?:e|ing)\s)?)\b(?:flannel|calico)
        (?:[ ,(]{1,2}(?:in )?(?:CNI|network|overlay|vxlan|host-gw|backend|mode)){0,3}
        [ :,()]{1,3}(?:(?:with|on|using|over)\s(?:the\s)?(?:(?:network|range|pool|CIDR)\s)?)?
        ${range}
      `,
      'gi',
    ),
    'clusterCIDR',
  ],
] as const

/** The range of one node is a /24 or a /64 mostly. */
function isOfCluster(raw: string): boolean {
  const [first] = parseCidrList(raw) ?? []
  return first !== undefined && first.prefix < (first.family === 'ipv4' ? 24 : 64)
}

/** “Service CIDR: 10.96.0.0/12”; the range of one node is called a pod CIDR too. */
export const rangesIn = (sent: Document) => {
  const doc = flowing(sent)
  // Beside a hybrid overlay it is that of the Linux nodes.
  const isOfLinux = /\bhybrid[ -]?(?:overlay|cluster)/i.test(doc.text)
  const ofWindows = isOfLinux
    ? matchesOf(doc, hybrid).map(({ raw, place }) =>
        decided('clusterCIDR', raw, raw, place, { weight: 'statement' }),
      )
    : []
  const ofOthers = ranges.flatMap(([pattern, id]) =>
    matchesOf(doc, pattern)
      .filter(({ raw }) => id === 'serviceCIDR' || isOfCluster(raw))
      .map(({ raw, place }) =>
        id === 'clusterCIDR' && isOfLinux
          ? stated('network.clusterCidr', raw, raw, place, { weight: 'statement' })
          : decided(id, raw, raw, place, { weight: 'statement' }),
      ),
  )
  const own = new Set(ofWindows.map(({ value }) => value))
  const isOwn = (one: Observation) => !own.has(one.value) && !isExample(doc, one, one.raw)
  const paired = isOfLinux ? [] : pairedRangesIn(doc)
  const isPaired = ({ line, column }: Observation) =>
    paired.some((one) => one.line === line && one.column === column)
  return [...ofWindows, ...paired, ...ofOthers.filter((one) => isOwn(one) && !isPaired(one))]
}

/** A list of ranges of both families tells that the cluster has both. */
export const familiesIn = (observations: readonly Observation[]): readonly Observation[] =>
  observations
    .filter(
      ({ decision, value }) =>
        decision === 'clusterCIDR' && /\.[^,]*,[^,]*:|:[^,]*,[^,]*\./.test(String(value)),
    )
    .slice(0, 1)
    .map(({ raw, file, line, column }) =>
      decided('ipFamily', 'dual-stack', raw, { file, line, column }, { inferred: true }),
    )
