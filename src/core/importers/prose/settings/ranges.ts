import { decided } from '../../../model/observe.ts'
import { parseCidr } from '../../../values/address.ts'
import { is, named, range, ranged, valued, words, type Told } from './define.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** “Nodes are in 10.0.0.0/24”, in the words for those that are there. */
const live = acrossLines`
  \s(?:
    (?:are|is|live|sit|run|use|get|have|come|receive)
    (?:\s(?:all|addresses|IPs|an? (?:address|IP)|their (?:addresses|IPs)|placed))*
    (?:\s(?:in|on|from|out of))?
  )(?:\s(?:the\s)?(?:subnet|network|range|CIDR))?\s["'\x60]?
`

/** “The pods on the Windows node get addresses in …” tells no range of nodes. */
const ofPods = String.raw`\bpods?\s(?:on|of|in)\s(?:(?:the|this|that|our|my|a|windows|win|first|second)\s){0,3}`

/** “Node 10.20.30.41/24” tells the range of nodes; a range alone may be that of its pods. */
const addressOfNode: Told = {
  words: words`
    \b(?:node|worker|host|machine|VM)(?:['’]s)?\s
    (?:(?:has|got|with|is|at|the|an?|IP|address)\s){0,4}${is}
    ((?:\d{1,3}\.){3}\d{1,3}\/(?:[12]\d|30))\b
  `,
  read({ raw, place }) {
    const range = parseCidr(raw)?.text
    return range === undefined || range === raw
      ? []
      : [decided('managementSubnet', range, raw, place, { weight: 'statement' })]
  },
}

/** “Pods are 10.244/16, services 10.96/12” */
const shortRange = (id: 'clusterCIDR' | 'serviceCIDR', whose: string): Told => ({
  words: words`
    (?<![\w.-])${whose}
    (?:\s(?:are|is|live|run|in|on|have|get|use|cidr|range|network|net|subnet)){0,3}\s?[:=]?\s
    ((?:10|172|192|100)\.\d{1,3}(?:\.\d{1,3})?\/\d{1,2})\b(?![./]\d)
  `,
  read({ raw, place }) {
    const [address = '', prefix = ''] = raw.split('/')
    const octets = address.split('.')
    const isWhole = Number(prefix) >= 8 && Number(prefix) <= octets.length * 8
    const range = [...octets, '0', '0'].slice(0, 4).join('.')
    return isWhole && parseCidr(`${range}/${prefix}`)
      ? [decided(id, `${range}/${prefix}`, raw, place, { weight: 'statement' })]
      : []
  },
})

/** Ranges of pods, Services and nodes. */
export const rangeSettings: readonly Told[] = [
  addressOfNode,
  shortRange('clusterCIDR', 'pods?'),
  shortRange('serviceCIDR', '(?:services?|svcs?)'),
  ranged('clusterCIDR', words`\bpods?${live}${range}`),
  // “podCIDR is 10.244.5.0/25 per node”: without that it may be the range of all.
  ranged(
    'podCIDR',
    words`
      \bpod ?CIDRs?\b${is}${range}(?=
        \s(?:per|for (?:each|every|the|this)|of (?:each|the|this)|on (?:each|the|this))\s
        (?:windows\s)?node
      )
    `,
  ),
  ranged('serviceCIDR', words`\bservices?${live}${range}`),
  // “Der Service-Bereich ist aber 10.96.0.0/16”
  ranged(
    'serviceCIDR',
    words`
      \b(?:service|dienst)e?s?[- ]?(?:IP[- ])?(?:adress)?bereich\s
      (?:(?:ist|liegt|lautet|geht|in|bei|aber|jedoch|hingegen|dagegen|hier|von)\s){0,4}${range}
    `,
  ),
  ranged(
    'managementSubnet',
    // Those of Linux may be in another.
    words`
      (?<!\b(?:linux|ubuntu|debian|rhel|master|control[- ]plane)\s)(?<!${ofPods})\b
      (?:nodes?|machines?|hosts?|VMs?|servers?|workers?)
      (?:,\s[^,.;:\n\d]{1,40},|\s\([^()\n\d]{1,40}\))?${live}${range}
    `,
  ),
  // “die Knoten liegen in …”, “les nœuds sont dans …”
  ranged(
    'managementSubnet',
    words`
      (?<!\blinux[- ])(?<![\p{L}])(?:knoten|nœuds|nodos|nodi|nós)\s
      (?:(?:liegen|stehen|sind|haben|sont|están|sono|estão)\s)(?:(?:alle|tous|todos|tutti)\s)?
      (?:in|im|aus|dans|en|sur|nella?|em|na|no)\s(?:(?:dem|der|le|la|el)\s)?
      (?:(?:netz|subnetz|réseau|red|subred|rete|rede)\s)?${range}
    `,
  ),
  ranged('podCIDR', words`(?<=${ofPods})(?:node|worker|host|machine|VM)${live}${range}`),
  // “Each node gets a /24 out of 10.244.0.0/16”.
  ranged(
    'clusterCIDR',
    words`
      \b(?:each|every)\s(?:windows\s)?(?:node|worker|host)\s(?:gets|has|is given|receives|takes)
      \s(?:an?|one|its)\s(?:own\s)?\/\d{2}\s(?:(?:pod\s)?(?:subnet|range|block)\s)?
      (?:out of|of|from|in)\s(?:the\s)?${range}
    `,
  ),
  // “Pods 10.42.0.0/16, services 10.43.0.0/16, nodes 10.44.0.0/24”: among other ranges with their names.
  ranged(
    'managementSubnet',
    new RegExp(
      acrossLines`
        (?<![\p{L}\d.-])(?:nodes|machines|hosts|knoten|nœuds|nodos|节点|ノード)
        (?<=
          (?:pods?|services?|dienste|servicios|サービス|服务)(?![\p{L}])[^\n]{0,160}[,;(，；、]
            \s{0,3}\S{2,8}
          |[:：]\s{0,3}\S{2,8}
            (?=[^\n]{0,80}\b(?:pods?|services?|dienste|servicios)\s[\d.]{7,15}\/)
        )\s?[:=：]?\s?${range}
      `,
      'giu',
    ),
  ),
  // “Linux nodes are in 10.0.1.0/24, the two Windows workers in 10.0.2.0/24”: each group has its own.
  named(
    'node.toldRange',
    words`
      \b(?:nodes?|workers?|machines?|hosts?|VMs?|servers?|masters?|control[- ]planes?)\s
        (?:(?:are|is|live|sit|stand|run)\s)?(?:in|on)\s(?:the\s)?(?:(?:subnet|VLAN|network)\s)?
        ${range}
      |\b(?:windows|linux)\s
        (?:in\s|on\s|(?:nodes|workers|hosts)(?:\s\([^()\n]{1,20}\))?[\s:]{1,2})${range}
    `,
  ),
  named(
    'network.hybridCidr',
    words`\bhybrid[ -]?overlay\s(?:network|CIDR|range|subnet)${is}${range}`,
  ),
  valued(
    'podCIDR',
    words`
      (?<!\b(?:linux|master|control[ -]plane|each|every)\s)\b(?:node|worker|host)
      (?:['’]s\s|\s(?:has|got|with)\s(?:the\s|a\s)?)pod[ -]?(?:CIDR|subnet|range)${is}${range}
    `,
  ),
]
