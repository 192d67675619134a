import { decided } from '../../../model/observe.ts'
import { parseCidr } from '../../../values/address.ts'
import { address, is, named, range, ranged, valued, words, type Told } from './define.ts'

/** “Nodes are in 10.0.0.0/24”, in the words for those that are there. */
const live = String.raw`\s(?:(?:are|is|live|sit|run|use|get|have|come|receive)(?:\s(?:all|addresses|IPs|an? (?:address|IP)|their (?:addresses|IPs)|placed))*(?:\s(?:in|on|from|out of))?)(?:\s(?:the\s)?(?:subnet|network|range|CIDR))?\s["'\x60]?`

/** “The pods on the Windows node get addresses in …” tells no range of nodes. */
const ofPods = String.raw`\bpods?\s(?:on|of|in)\s(?:(?:the|this|that|our|my|a|windows|win|first|second)\s){0,3}`

/** “Node 10.20.30.41/24” tells the range of nodes; a range alone may be that of its pods. */
const addressOfNode: Told = {
  words: words`\b(?:node|worker|host|machine|VM)(?:['’]s)?\s(?:(?:has|got|with|is|at|the|an?|IP|address)\s){0,4}${is}((?:\d{1,3}\.){3}\d{1,3}\/(?:[12]\d|30))\b`,
  read({ raw, place }) {
    const range = parseCidr(raw)?.text
    return range === undefined || range === raw
      ? []
      : [decided('managementSubnet', range, raw, place, { weight: 'statement' })]
  },
}

/** “Pods are 10.244/16, services 10.96/12” */
const shortRange = (id: 'clusterCIDR' | 'serviceCIDR', whose: string): Told => ({
  words: words`(?<![\w.-])${whose}(?:\s(?:are|is|live|run|in|on|have|get|use|cidr|range|network|net|subnet)){0,3}\s?[:=]?\s((?:10|172|192|100)\.\d{1,3}(?:\.\d{1,3})?\/\d{1,2})\b(?![./]\d)`,
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

/** “The node is win-w1 with IP 10.20.1.31”, “our worker winw-2 (10.20.1.32)”. */
const nameBefore = String.raw`(?<!\b(?:linux|master|control[- ]plane)\s)\b(?:node|worker|host)\s(?:is\s(?:named\s|called\s)?|(?:registers|registered|joins|joined|shows up)\s(?:itself\s)?as\s)?["'\x60“]?(?=[\w-]{0,40}[-\d])[a-z][\w-]{1,40}["'\x60”]?(?:,?\s(?:with|has|at|and)\s(?:the\s|its\s)?(?:IP(?: address)?|address)\s?(?:is\s)?|\s\((?:IP\s)?)`

const ofPart = String.raw`(?:nodes?|workers?|hosts?|machines?|knoten|nodos?|nœuds?|节点|ノード)`
/** “Worker is w25-07 (Windows Server 2025, build …, 10.60.1.47)”: an address among what the brackets tell of the node. */
const inBrackets = String.raw`${ofPart}(?![\p{L}])(?:(?!\b(?:linux|master|control)\b)[^.;\n()]){0,60}\((?=[^()\n]{0,80}\b(?:windows|ltsc20|build|WS ?20|server 20))(?:[^()\n]{0,120},\s)?(?:IP\s?)?`
/** “Node: win-1, 10.1.5.21, Windows Server 2022”: an item on one node with Windows. */
const inItem = String.raw`(?:^|\n)(?=[^\n]{0,200}windows)(?![^\n]{0,200}\b(?:linux|ubuntu|master|control)\b)[\s>*•・-]{0,8}(?:(?:the|our|der|unser|le|el)\s)?(?:windows[ -]?)?(?:node|worker|host|machine|knoten|nodo|nœud|节点|ノード)(?:\s?\d{1,2})?[*_]{0,2}\s?(?:[:：]|是|は|\sis\s|\sist\s)[^\n]{0,100}?[,，、]\s?(?:IP\s?(?:address|adresse|地址)?\s?[:：]?\s?)?`

/** “API server 10.0.0.1, port 6443”, “master地址 10.0.0.1，apiserver 端口6443” */
const serverAndPort: Told = {
  words: words`(?:\bAPI[ -]?server|\bmaster\s?地址|\bmaster|控制平面)(?:\s?(?:地址|address|IP|is|ist|at|on|auf|是|为))*\s?[:：]?\s?((?:\d{1,3}\.){3}\d{1,3})[,，、;]?\s?(?:and\s|und\s)?(?:API[ -]?server\s?)?(?:port|端口|ポート)\s?[:：是为]?\s?(\d{2,5})\b`,
  read({ raw, place, groups: [, port = ''] }) {
    return [
      decided('apiServerEndpoint', `${raw}:${port}`, raw, place, {
        weight: 'statement',
        inferred: true,
      }),
    ]
  },
}

/** Addresses and ranges of the cluster, of nodes and of endpoints. */
export const addressSettings: readonly Told[] = [
  addressOfNode,
  shortRange('clusterCIDR', 'pods?'),
  shortRange('serviceCIDR', '(?:services?|svcs?)'),
  ranged('clusterCIDR', words`\bpods?${live}${range}`),
  // “podCIDR is 10.244.5.0/25 per node”: without that it may be the range of all.
  ranged(
    'podCIDR',
    words`\bpod ?CIDRs?\b${is}${range}(?=\s(?:per|for (?:each|every|the|this)|of (?:each|the|this)|on (?:each|the|this))\s(?:windows\s)?node)`,
  ),
  ranged('serviceCIDR', words`\bservices?${live}${range}`),
  ranged(
    'managementSubnet',
    // Those of Linux may be in another.
    words`(?<!\b(?:linux|ubuntu|debian|rhel|master|control[- ]plane)\s)(?<!${ofPods})\b(?:nodes?|machines?|hosts?|VMs?|servers?|workers?)(?:,\s[^,.;:\n\d]{1,40},|\s\([^()\n\d]{1,40}\))?${live}${range}`,
  ),
  // “die Knoten liegen in …”, “les nœuds sont dans …”
  ranged(
    'managementSubnet',
    words`(?<!\blinux[- ])(?<![\p{L}])(?:knoten|nœuds|nodos|nodi|nós)\s(?:(?:liegen|stehen|sind|haben|sont|están|sono|estão)\s)(?:(?:alle|tous|todos|tutti)\s)?(?:in|im|aus|dans|en|sur|nella?|em|na|no)\s(?:(?:dem|der|le|la|el)\s)?(?:(?:netz|subnetz|réseau|red|subred|rete|rede)\s)?${range}`,
  ),
  ranged('podCIDR', words`(?<=${ofPods})(?:node|worker|host|machine|VM)${live}${range}`),
  // “Each node gets a /24 out of 10.244.0.0/16”.
  ranged(
    'clusterCIDR',
    words`\b(?:each|every)\s(?:windows\s)?(?:node|worker|host)\s(?:gets|has|is given|receives|takes)\s(?:an?|one|its)\s(?:own\s)?\/\d{2}\s(?:(?:pod\s)?(?:subnet|range|block)\s)?(?:out of|of|from|in)\s(?:the\s)?${range}`,
  ),
  // “Pods 10.42.0.0/16, services 10.43.0.0/16, nodes 10.44.0.0/24”: among other ranges with their names.
  ranged(
    'managementSubnet',
    new RegExp(
      String.raw`(?<![\p{L}\d.-])(?:nodes|machines|hosts|knoten|nœuds|nodos|节点|ノード)(?<=(?:pods?|services?|dienste|servicios|サービス|服务)(?![\p{L}])[^\n]{0,160}[,;(，；、]\s{0,3}\S{2,8}|[:：]\s{0,3}\S{2,8}(?=[^\n]{0,80}\b(?:pods?|services?|dienste|servicios)\s[\d.]{7,15}\/))\s?[:=：]?\s?${range}`,
      'giu',
    ),
  ),
  // “Linux nodes are in 10.0.1.0/24, the two Windows workers in 10.0.2.0/24”: each group has its own.
  named(
    'node.toldRange',
    words`\b(?:nodes?|workers?|machines?|hosts?|VMs?|servers?|masters?|control[- ]planes?)\s(?:(?:are|is|live|sit|stand|run)\s)?(?:in|on)\s(?:the\s)?(?:(?:subnet|VLAN|network)\s)?${range}|\b(?:windows|linux)\s(?:in\s|on\s|(?:nodes|workers|hosts)(?:\s\([^()\n]{1,20}\))?[\s:]{1,2})${range}`,
  ),
  named(
    'network.hybridCidr',
    words`\bhybrid[ -]?overlay\s(?:network|CIDR|range|subnet)${is}${range}`,
  ),
  valued(
    'podCIDR',
    words`(?<!\b(?:linux|master|control[ -]plane|each|every)\s)\b(?:node|worker|host)(?:['’]s\s|\s(?:has|got|with)\s(?:the\s|a\s)?)pod[ -]?(?:CIDR|subnet|range)${is}${range}`,
  ),
  valued('nodeIP', words`\bmanagement[ -]?(?:IP(?: address)?|address)${is}${address}`),
  named('node.providerAddress', words`\bprovider[ -]?address${is}${address}`),
  named('node.internalIp', words`\binternal[ -]?IP(?: address)?${is}${address}`),
  named('node.ip', words`${nameBefore}${address}`),
  named('node.ip', new RegExp(`${inBrackets}${address}`, 'giu')),
  named('node.ip', new RegExp(`${inItem}${address}`, 'giu')),
  serverAndPort,
  named(
    'node.ip',
    words`\b(?:node|worker|host|machine)(?:['’]s\s|\s(?:has|got|uses|with)\s)(?:the\s|an?\s|own\s)?(?:IP(?: address)?|address)${is}${address}|\b[\w-]{1,40}\s\((?=[^()\n]{7,15}\)\s(?:is|runs)\s(?:the|a|our|my)\s(?:\w+\s)?(?:windows|worker|node))${address}`,
  ),
  // “The Windows node is 10.0.0.31, the Linux ones .10 and .11”.
  named(
    'node.ip',
    words`\bwin(?:dows)?[ -](?:server )?(?:node|worker|host|machine|VM|box|knoten)\s(?:(?:is|ist|has|hat|uses)\s(?:at\s|on\s|the\s|die\s)?|\((?:(?=[\w-]{0,40}[-\d])[a-z][\w-]{1,40},\s)?(?:IP\s)?)${address}`,
  ),
  named(
    'node.ipOfWindows',
    words`\bwindows\s(?:server\s)?(?:(?:node|worker|host|machine|VM|box)\s?){1,2}(?:['’]s\s|\s?(?:has|got|uses|with)\s)(?:the\s|an?\s|own\s|new\s|present\s)?(?:IP(?: address)?|address)${is}${address}`,
  ),
  named(
    'pod.ip',
    words`\bpod(?:['’]s)?\s(?:(?:has|got|gets|with)\s)?(?:the\s|an?\s)?(?:IP(?: address)?|address)${is}${address}`,
  ),
  named(
    'hns.endpoint.ip',
    words`\bHNS[ -]?endpoint\s(?:has|got|gets|with)\s(?:the\s|an?\s)?(?:IP(?: address)?|address)?${is}${address}`,
  ),
  named('hns.endpoint.gateway', words`\bendpoint\b[^.\n\d]{0,30}\bgateway${is}${address}`),
  valued('sourceVip', words`\bsource[ -]?VIP${is}${address}`),
  valued(
    'clusterDNS',
    words`(?<!\bpods?\s(?:of|for)\s(?:the\s)?)\b(?:kube-?dns|core-?dns)\s(?:has|got|is at|is|runs at|uses)\s(?:the\s)?(?:cluster[ -]?IP|service IP|IP|address)?${is}${address}`,
  ),
  valued(
    'vxlanPort',
    words`\b(?:VXLAN|flannel)\b[^.\n\d]{0,20}\bUDP(?: port)?${is}(\d{4,5})\b`,
    Number,
  ),
  valued(
    'hnsNetworkName',
    words`\bnetwork\s(?:is\s)?(?:named|called)\s["'\x60“]?(cbr0|vxlan0|flannel\.4096|l2bridge)(?![\w-]|\.\w)|\bHNS[ -]network${is}(cbr0|vxlan0|flannel\.4096|l2bridge)(?![\w-]|\.\w)`,
  ),
  named(
    'kubeProxy.env.KUBE_NETWORK',
    words`\bKUBE_NETWORK(?:\s(?:is set to|set to|is)\s|\s?=\s?(?<=\s.{0,40}))["'\x60“]?(?!(?:not|un|already|also|now|missing|empty|set|what|the|of|an?|wrong|right|correct|different|never|no)\b|unset\b)([\w.-]{0,40}\w)`,
  ),
  named('cni.version', words`\bcniVersion${is}(0\.[1-4]\.\d|1\.[01]\.0)\b`),
  named(
    'flannel.iface',
    words`\bflanneld?\b[^.\n]{0,30}?\b(?:interface|iface|adapter|NIC)\s(?:is\s|named\s|called\s)?["'\x60“]?(v?Ethernet(?:\s\([\w .-]{1,40}\)|\s\d{1,2})?)`,
  ),
  named(
    'flannel.iface',
    words`\bflanneld?(?:\.exe)?\b[^\n]{0,60}?\s-iface[ =]["'\x60]?([\w.]{0,40}\w)`,
  ),
]
