import { decided } from '../../../model/observe.ts'
import { address, is, named, valued, words, type Told } from './define.ts'
import { rangeSettings } from './ranges.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** “The node is win-w1 with IP 10.20.1.31”, “our worker winw-2 (10.20.1.32)”. */
const nameBefore = acrossLines`
  (?<!\b(?:linux|master|control[- ]plane)\s)\b(?:node|worker|host)\s
  (?:
    is\s(?:named\s|called\s)?
    |(?:registers|registered|joins|joined|shows up)\s(?:itself\s)?as\s
  )?["'\x60“]?(?=[\w-]{0,40}[-\d])[a-z][\w-]{1,40}["'\x60”]?(?:
    ,?\s(?:with|has|at|and)\s(?:the\s|its\s)?(?:IP(?: address)?|address)\s?(?:is\s)?
    |\s\((?:IP\s)?
  )
`

const ofPart = String.raw`(?:nodes?|workers?|hosts?|machines?|knoten|nodos?|nœuds?|节点|ノード)`
/** “Worker is w25-07 (Windows Server 2025, build …, 10.60.1.47)”: an address among what the brackets tell of the node. */
const inBrackets = acrossLines`
  ${ofPart}(?![\p{L}])(?:(?!\b(?:linux|master|control)\b)[^.;\n()]){0,60}\(
  (?=[^()\n]{0,80}\b(?:windows|ltsc20|build|WS ?20|server 20))(?:[^()\n]{0,120},\s)?(?:IP\s?)?
`
/** “Node: win-1, 10.1.5.21, Windows Server 2022”: an item on one node with Windows. */
const inItem = acrossLines`
  (?:^|\n)(?=[^\n]{0,200}windows)(?![^\n]{0,200}\b(?:linux|ubuntu|master|control)\b)
  [\s>*•・-]{0,8}(?:(?:the|our|der|unser|le|el)\s)?(?:windows[ -]?)?
  (?:node|worker|host|machine|knoten|nodo|nœud|节点|ノード)(?:\s?\d{1,2})?[*_]{0,2}\s?
  (?:[:：]|是|は|\sis\s|\sist\s)[^\n]{0,100}?[,，、]\s?(?:IP\s?(?:address|adresse|地址)?\s?[:：]?\s?)?
`

/** “API server 10.0.0.1, port 6443”, “master地址 10.0.0.1，apiserver 端口6443” */
const serverAndPort: Told = {
  words: words`
    (?:\bAPI[ -]?server|\bmaster\s?地址|\bmaster|控制平面)
    (?:\s?(?:地址|address|IP|is|ist|at|on|auf|是|为))*\s?[:：]?\s?((?:\d{1,3}\.){3}\d{1,3})[,，、;]?\s?
    (?:and\s|und\s)?(?:API[ -]?server\s?)?(?:port|端口|ポート)\s?[:：是为]?\s?(\d{2,5})\b
  `,
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
  ...rangeSettings,
  valued('nodeIP', words`\bmanagement[ -]?(?:IP(?: address)?|address)${is}${address}`),
  named('node.providerAddress', words`\bprovider[ -]?address${is}${address}`),
  named('node.internalIp', words`\binternal[ -]?IP(?: address)?${is}${address}`),
  named('node.ip', words`${nameBefore}${address}`),
  named('node.ip', new RegExp(`${inBrackets}${address}`, 'giu')),
  named('node.ip', new RegExp(`${inItem}${address}`, 'giu')),
  serverAndPort,
  named(
    'node.ip',
    words`
      \b(?:node|worker|host|machine)(?:['’]s\s|\s(?:has|got|uses|with)\s)(?:the\s|an?\s|own\s)?
        (?:IP(?: address)?|address)${is}${address}
      |\b[\w-]{1,40}\s\(
        (?=[^()\n]{7,15}\)\s(?:is|runs)\s(?:the|a|our|my)\s(?:\w+\s)?(?:windows|worker|node))
        ${address}
    `,
  ),
  // “The Windows node is 10.0.0.31, the Linux ones .10 and .11”.
  named(
    'node.ip',
    words`
      \bwin(?:dows)?[ -](?:server )?(?:node|worker|host|machine|VM|box|knoten)\s
      (?:
        (?:is|ist|has|hat|uses)\s(?:at\s|on\s|the\s|die\s)?
        |\((?:(?=[\w-]{0,40}[-\d])[a-z][\w-]{1,40},\s)?(?:IP\s)?
      )${address}
    `,
  ),
  // “节点 k8s-win02（10.12.8.42）”
  named(
    'node.ip',
    words`(?:节点|ノード)\s?(?=[\w-]{0,20}win)[a-z][\w-]{1,40}\s?[（(]\s?${address}(?=\s?[）)，,、])`,
  ),
  named(
    'node.ipOfWindows',
    words`
      \bwindows\s(?:server\s)?(?:(?:node|worker|host|machine|VM|box)\s?){1,2}
      (?:['’]s\s|\s?(?:has|got|uses|with)\s)(?:the\s|an?\s|own\s|new\s|present\s)?
      (?:IP(?: address)?|address)${is}${address}
    `,
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
    words`
      (?<!\bpods?\s(?:of|for)\s(?:the\s)?)\b(?:kube-?dns|core-?dns)\s
      (?:has|got|is at|is|runs at|uses)\s(?:the\s)?(?:cluster[ -]?IP|service IP|IP|address)?
      ${is}${address}
    `,
  ),
  valued(
    'vxlanPort',
    words`\b(?:VXLAN|flannel)\b[^.\n\d]{0,20}\bUDP(?: port)?${is}(\d{4,5})\b`,
    Number,
  ),
  valued(
    'hnsNetworkName',
    words`
      \bnetwork\s(?:is\s)?(?:named|called)\s["'\x60“]?(cbr0|vxlan0|flannel\.4096|l2bridge)
        (?![\w-]|\.\w)
      |\bHNS[ -]network${is}(cbr0|vxlan0|flannel\.4096|l2bridge)(?![\w-]|\.\w)
    `,
  ),
  named(
    'kubeProxy.env.KUBE_NETWORK',
    words`
      \bKUBE_NETWORK(?:\s(?:is set to|set to|is)\s|\s?=\s?(?<=\s.{0,40}))["'\x60“]?
      (?!
        (?:
          not|un|already|also|now|missing|empty|set|what|the|of|an?|wrong|right|correct
          |different|never|no
        )\b
        |unset\b
      )([\w.-]{0,40}\w)
    `,
  ),
  named('cni.version', words`\bcniVersion${is}(0\.[1-4]\.\d|1\.[01]\.0)\b`),
  named(
    'flannel.iface',
    words`
      \bflanneld?\b[^.\n]{0,30}?\b(?:interface|iface|adapter|NIC)\s(?:is\s|named\s|called\s)?
      ["'\x60“]?(v?Ethernet(?:\s\([\w .-]{1,40}\)|\s\d{1,2})?)
    `,
  ),
  named(
    'flannel.iface',
    words`\bflanneld?(?:\.exe)?\b[^\n]{0,60}?\s-iface[ =]["'\x60]?([\w.]{0,40}\w)`,
  ),
]
