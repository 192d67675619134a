import type { Document } from '../../../model/document.ts'
import type { PartNames } from './part-names.ts'
import { left, type Words } from './part-words.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** A line that tells of a cluster or its Windows nodes. */
const ofSetup = new RegExp(
  acrossLines`
    ^[\s>*#-]{0,6}(?:(?:our|my)\s)?(?:setup|environment|env|stack|umgebung)
      \s?[:=][^\n]{0,20}?v?1\.[1-4]\d\b
    |\b(?:kubernetes|k8s|kube|clusters?|kubelets?|RKE2?|AKS|EKS|GKE|upgrad\w+|集群|クラスタ)\b
      [^\n]{0,60}?(?<![\d.])v?1\.[1-4]\d(?:\.\d{1,3})?\b
    |\bwindows[- ]?(?:
      server|nodes?|workers?|agents?|hosts?|machines?|VMs?|boxe?s?|knoten|20(?:16|19|22|25)
      |containers?|pods?
    )
    |\b(?:AKS|EKS|GKE)\b[^\n]{0,40}?\bwindows\b
    |\bwindows\b[^\n]{0,40}?\b(?:AKS|EKS|GKE)\b
    |\bwin(?:dows)?[ -]?(?:2k|20)?(?:16|19|22|25)\b
    |\b(?:WS|Server)[ -]?(?:20)?(?:16|19|22|25)\b
    |\bpod[- ](?:subnet|cidr|network|range)\b
    |\bnœuds?\swindows|windows\s?(?:节点|ノード|の)
  `,
  'iu',
)

/** A text so short is about one thing. */
const mostOfNote = 1_500

const still = acrossLines`
  (?:
    (?:
      wir|we|nous|ich|the|our|a|an|still|now|only|both|on|default|noch|weiterhin|den|der|die|das
      |toujours|encore|le|la|l['’]
    )\s+
  )*
`
const itemAhead = new RegExp(
  acrossLines`
    (?:
      ^|[,;:/|+([·•→>、，=&*-]
      |\b(?:
        with|using|uses?|runs?|running|läuft|laufen|tourne(?:nt)?|on|via|and|in|mode|modo|modus
        |clusters?|clúster|has|have|is|are|nodes?|workers?|hosts?|knoten|mit|und|auf|ist|nutzen
        |setzen|verwenden|benutzen|avec|et|utilis\w+|est|sont|con|com|y|e|runtime|CNI|network
        |networking|of|started|deployed|installed|chose|picked|windows|server|flannel|calico
        |antrea|20(?:16|19|22|25)|v?\d[\w.+-]*
      )
      |使用的是|使用|采用|用|和|は|と|が|で
    )\s*${still}$
  `,
  'iu',
)
const itemBehind = new RegExp(
  acrossLines`
    ^["'\x60]?\s*(?:v?\d[\w.+-]*\s*)?(?:
      $|[,;.!/|+)\]·→、，。(&:-]
      |(?:
        VNI|UDP|daemonsets?|deployments?
        |windows(?!\s(?:server\s)?(?:pods?|containers?|daemon))
        |(?:node ?)?pools?|node ?groups?|of(?= version)|and|with|on|for|as|in|at|via|through
        |instead|when|since|where|works?|clusters?|enabled|mode|e?bpf|IPIP|IP-in-IP|wireguard
        |backend|networks?|networking|containers?|pods?|und|mit|auf|ein(?=\s?(?:[,.;]|$))|als|im
        |statt|et|avec|comme|sur|au|runtime|engine|cni|plug-?in|plugin|host-gw|overlay|vxlan|bgp
        |config(?:uration)?|y|con|como|na
        |no(?=\s(?:cluster|n[óo]|servidor|windows)\b)
        |em|en|umgestiegen|umgestellt|gewechselt|eingestellt|konfiguriert|configured|installed
        |deployed|never|fails?|stays?|hangs?|crash(?:es)?|before|across|everywhere|only
      )\b
      |です|を|に|と|で|上|模式|が|の|的
    )
  `,
  'iu',
)
const link = acrossLines`
  \s*(?:
    (?:
      is|are|ist|est|=|:|：|→|->|=>|-|–|\||and\sversion|version|为|还是|仍然?是|依然是|是|使用的是|用的是|用的|采用的是
      |采用|使用|は|used|we use|wir nutzen|in use
    )\s*
  ){0,3}["'\x60*_]*
`

const labelAhead = (label: string) =>
  new RegExp(String.raw`(?:^|[^\w-])(?:${label})${link}${still}$`, 'iu')
const labelBehind = (label: string) =>
  new RegExp(
    acrossLines`
      ^["'\x60]?\s(?:v?\d[\w.+-]*\s)?(?:
        (?:as|for|als|für|comme|como|pour)\s
        (?:(?:the|our|a|its|their|container|default|CRI|un|une|le|die)\s){0,3}
      )?(?:${label})(?![\w-])
    `,
    'iu',
  )
const labels = new Map<string, readonly [RegExp, RegExp]>()

/** Whether a name is called the part that it is of, or stands in an enumeration of a setup. */
export function isTold(
  { label }: PartNames,
  { text }: Pick<Document, 'text'>,
  { line, ahead, behind }: Words,
): boolean {
  const said = ahead.replace(left, ' with ')
  if (label !== undefined) {
    const [before, after] = labels.get(label) ?? [labelAhead(label), labelBehind(label)]
    labels.set(label, [before, after])
    if (before.test(said.slice(-80)) && itemBehind.test(behind)) return true
    if (after.test(behind.slice(0, 80)) && itemAhead.test(said.slice(-80))) return true
  }
  const isOfSetup =
    ofSetup.test(line) || (text.length < mostOfNote && / \S+ /.test(line) && ofSetup.test(text))
  return isOfSetup && itemAhead.test(said.slice(-80)) && itemBehind.test(behind)
}
