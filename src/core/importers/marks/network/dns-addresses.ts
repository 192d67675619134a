import type { Document } from '../../../model/document.ts'
import { decided } from '../../../model/observe.ts'
import { containsAddress, parseAddress, parseCidrList } from '../../../values/address.ts'
import { flowing } from '../../prose/meant/flowing.ts'
import { ofOneValue } from '../../prose/once.ts'
import { matchesOf } from '../../text-of.ts'
import { rangesIn } from './cluster-ranges.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const dnsAddress = new RegExp(
  acrossLines`
    \b(?:
      (?:cluster )?DNS[ _-]?Service[ _-]?(?:VIP|(?:Cluster[ _-]?)?IP)
      |cluster[ _-]?DNS(?:[ _-]?(?:IP|address|server))?
      |kube-?dns(?: service)?(?: IP| address)?
    )\b["']?[ \t]{0,3}(?:[:=：]|(?:is|ist)\b|是|为|は)[ \t]{0,3}["']?((?:\d{1,3}\.){3}\d{1,3})\b
    (?!\/)
  `,
  'gi',
)

/** “DNS service IP” as a label, and below it the address, as a portal shows them. */
const dnsBelow = new RegExp(
  acrossLines`
    ^[ \t>*|-]{0,6}(?:cluster |kube-?)?DNS[ _-]?service[ _-]?(?:VIP|(?:cluster[ _-]?)?IP)
    (?: address)?[ \t*|:]{0,4}\n[ \t>*|]{0,6}((?:\d{1,3}\.){3}\d{1,3})[ \t*|]{0,4}$
  `,
  'gim',
)

/** “K8S DNS 10.96.0.10”, “the cluster DNS (10.43.0.10)”, “kube-dns 10.96.0.10”. */
const saidDns = new RegExp(
  acrossLines`
    \b(?:(?:k8s|kubernetes|cluster)[ _-]?DNS(?: server| service)?|kube-?dns(?: service)?)
    (?: (?:IP|address))?,?["'\x60]? (?:is |at |of )?\(?["'\x60]?((?:\d{1,3}\.){3}\d{1,3})\b
    (?![/.]\d)
  `,
  'gi',
)

/** “クラスターDNSは 10.96.0.10”, “集群 DNS 是 10.96.0.10” */
const dnsInAsia =
  /(?:クラスター?の?|集群的?)\s?DNS(?:\s?(?:サーバー?|服务|地址))?\s?(?:は|が|是|为|：|:)?\s?((?:\d{1,3}\.){3}\d{1,3})(?![\d./])/g

/** “services 10.8.0.0/16, DNS 10.8.0.10”: a server elsewhere is another one. */
const listedDns = new RegExp(
  acrossLines`
    (?<![\p{L}.-])(?:services?|dienste?|servicios|serviços|servizi|サービス|服务)(?![\p{L}-])
    [^\n]{0,40}?((?:\d{1,3}\.){3}\d{1,3}\/\d{1,2})[^\n]{0,60}?\bDNS(?: IP| address| server)?
    [ \t]{0,2}[:=：]?[ \t]{0,2}((?:\d{1,3}\.){3}\d{1,3})\b(?!\/)
  `,
  'giu',
)

/** Whether an address is that of a Service: hosts have servers for names too. */
function isOfServices(services: string, raw: string): boolean {
  const [first] = parseCidrList(services) ?? []
  const address = parseAddress(raw)
  return first !== undefined && address !== undefined && containsAddress(first, address)
}

/** “CoreDNS lauscht auf 10.96.0.10”, “le DNS est 10.96.0.10”: an address of the Services is meant. */
const toldDns = new RegExp(
  acrossLines`
    (?<![\p{L}.-]|\b(?:old|former|other|another|second|previous|wrong|alte|ancien)\s)
    (?:core-?dns|kube-?dns|DNS)(?![\p{L}-])(?!
      [^\n\d]{0,40}\b(?:
        not|never|was|were|had|used to|war|cannot|lookups?|quer(?:y|ies)|resol\w{2,6}|requests?
        |fail\w{0,3}|timeouts?|pods?|names?|instead|upstream|extern\w{0,3}|nicht|kein\w{0,2}|pas
        |sans|no|sin|sem|não
      )\b
    )[^\n\d.;?!]{1,40}?((?:\d{1,3}\.){3}\d{1,3})\b(?!\/|:\d)
  `,
  'giu',
)

/** “Services get 10.96.0.0/12” */
const toldServices =
  /(?<![\p{L}.-])services?(?![\p{L}-])[^\n\d.;]{0,30}?\b((?:\d{1,3}\.){3}\d{1,3}\/\d{1,2})\b/giu

const toldAt = (doc: Document) => {
  const text = flowing(doc)
  const told = rangesIn(doc)
  const ofPods = new Set(
    told.flatMap(({ decision, raw }) => (decision === 'clusterCIDR' ? [raw] : [])),
  )
  const ranges = [
    ...told.filter(({ decision }) => decision === 'serviceCIDR'),
    ...matchesOf(text, toldServices).filter(({ raw }) => !ofPods.has(raw)),
  ]
  const [services, another] = new Set(ranges.map(({ raw }) => raw))
  if (services === undefined || another !== undefined) return []
  return ofOneValue(matchesOf(text, toldDns).filter(({ raw }) => isOfServices(services, raw)))
}

export function dnsAddressesIn(doc: Document) {
  const named = namedIn(doc)
  if (named.length > 0) return named
  return toldAt(doc).map(({ raw, place }) =>
    decided('clusterDNS', raw, raw, place, { weight: 'statement', inferred: true }),
  )
}

const namedIn = (doc: Document) => [
  ...[
    ...[dnsAddress, saidDns, dnsInAsia].flatMap((words) => matchesOf(flowing(doc), words)),
    ...matchesOf(doc, dnsBelow),
  ].map(({ raw, place }) => decided('clusterDNS', raw, raw, place, { weight: 'statement' })),
  ...matchesOf(doc, listedDns).flatMap(({ groups: [services = '', raw = ''], placeOf }) =>
    isOfServices(services, raw)
      ? [decided('clusterDNS', raw, raw, placeOf(1), { weight: 'statement' })]
      : [],
  ),
]
