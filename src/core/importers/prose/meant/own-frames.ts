import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { aboutOf } from '../../../model/observed.ts'
import { indexInLine, lineOf } from '../lines.ts'
import { isOfNow, isStillSo } from './changed-to.ts'
import { ofOne } from './kinds.ts'
import { grouped } from '../../../values/grouped.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const parts = acrossLines`
  (?:
    (?:
      windows|linux|kubernetes|k8s|whole|production|prod|worker|affected|service|pod|cluster
      |network|container|node
    )[ -]?
  ){0,2}(?:
    clusters?|nodes?|hosts?|workers?|servers?|machines?|environment|setup|CNI|runtime
    |control[ -]plane|cidr|range|subnet|network|version|plugin|OS
  )
`
const soon = String.raw`(?:(?:currently|now|still|also|all|both|only|already|just)\s){0,2}`
/** Within its clause. */
const onward = String.raw`\b(?:(?!\b(?:but|while|whereas|not|never|no|than|once|had|until|before)\b)[^.;!?。；！？\n]|\.(?=\d)){0,140}$`

/** Who has the value: “we run …”, “our nodes have …”, “the service CIDR is …”. */
const owned = new RegExp(
  String.raw`(?<![\p{L}])(?:${[
    String.raw`(?:we|I)\s${soon}(?:run|running|use|using|have|operate|are|am|got|deploy(?:ed)?)`,
    String.raw`(?:our|this|the)\s${parts}\s${soon}(?:is|are|runs?|has|have|uses?|shows?|reports?)`,
    String.raw`(?:wir|ich)\s(?:nutzen?|haben?|verwenden?|betreiben?|setzen?|fahren)`,
    String.raw`unser\p{L}{0,2}\s[\p{L}-]{3,20}\s(?:ist|läuft|hat|sind|laufen|haben|nutzt|nutzen)`,
    String.raw`(?:nous|on)\s(?:avons|utilisons|a|utilise)|notre\s\p{L}{3,14}\s(?:est|a|utilise|tourne)`,
    String.raw`tenemos|usamos|utilizamos|nuestr\p{L}{1,2}\s\p{L}{3,14}\s(?:es|está|usa|tiene|corre)`,
    String.raw`abbiamo|usiamo|temos`,
    acrossLines`
      (?:there\s(?:is|are)|it\shas|es\sgibt|il\sy\sa|hay|ci\ssono|há)\s(?:[\p{L}\d]{1,8}\s){0,2}
      (?:windows|nodes?|workers?|hosts?|knoten|nœuds?|nodos?|nodi|nós)
    `,
  ].join(
    '|',
  )})${onward}|(?:我们(?:用|使用|的)|集群(?:版本)?(?:是|为)?|环境[是为:：]|クラスターは|ノードは|環境は)[^。；！？\n]{0,80}$`,
  'iu',
)
/** “CNI: …”, “| Kubernetes | …” */
const labelled = /^[\s>*•|#-]{0,8}[\p{L}\d /()_.-]{2,40}?\s?[:=|：][^;!?。\n]{0,120}$/u
/** Names and small words of lists: “Kubernetes 1.30, Calico VXLAN on Windows Server 2022”. */
const ofLists: ReadonlySet<string> = new Set(
  'kubernetes k8s windows server version core datacenter calico flannel antrea cilium containerd docker rancher openshift aks eks gke azure aws vsphere vmware cni os runtime vxlan bgp overlay host-gw l2bridge kubeadm mode backend isolation process hyper-v on with and in node nodes worker workers cluster + / & | - * •'.split(
    ' ',
  ),
)

/** Whether a text is names and numbers without a verb. */
const isList = (text: string): boolean =>
  text
    .slice(-200)
    .toLowerCase()
    .split(/[\s,()・、（）：:]+/)
    .every((word) => word === '' || /\d/.test(word) || ofLists.has(word))

/** Words of whoever tells, of the parts of a setup, or of what shows them. */
const near = new RegExp(
  acrossLines`
    (?<![\p{L}])(?:
      we|our|ours|my|I|us|wir|unser\p{L}{0,2}|ich|nous|notre|nos|nuestr\p{L}{1,2}|tenemos
      |nostr\p{L}|noss\p{L}
      |(?:
        the|this|that|these|all|both|each|every|one|two|three|some|die|der|das|les|los|las|el|la
        |le|il|os|as
      )\s(?:[\p{L}-]{2,14}\s){0,2}(?:
        cluster|nodes?|hosts?|workers?|servers?|machines?|pods?|containers?|images?|pools?
        |knoten|nœuds|nodos|nodi
      )
      |kubectl|kubelets?|crictl|ctr|docker|nerdctl|winver|systeminfo|version|output|logs?
      |command|shows?|reports?|says|prints?|returns?|customer|kunde|client|win[\w-]{0,12}\d
    )(?![\p{L}])
    |我们|我的|集群|节点|版本|クラスター|ノード|バージョン
  `,
  'iu',
)
const behindOwn = new RegExp(
  acrossLines`
    ^["'\x60”]?(?:
      \s?\(
      |\s(?:nodes?|hosts?|workers?|servers?|pool|cluster|pods?|containers?)\b
      |\s(?:is|are)\s(?:installed|running|in use|used|the)\b
      |\s(?:now|today|here|currently|everywhere|too|as well)\b
      |\son\s(?:the|our|all|both|every|each)\b
      |,\s
    )
  `,
  'i',
)

/** The next item of a list. */
const goesOn = /^\s?[,;/|()（）、]\s?(?!\s?(?:which|that|but|aber|mais|pero|who)\b)/
/** “containerd is 1.7.20” */
const isNamed = /\s(?:is|are|ist|est|es)\s/i
const item = /^[\s>]{0,8}(?:[-*•|]|\d{1,2}[.)])\s/
const clauseOf = (behind: string) => /^(?:[^.;!?\n。；]|\.(?=\d)){0,80}/.exec(behind)?.[0] ?? ''

const sentenceOf = (before: string) =>
  before.slice(-300).replace(/^.*[.;!?](?=\s)|^.*[。！？；]/s, '')

/** How a text has a value: as its own, perhaps, or in words of which nothing says so. */
function voiceOf(doc: Document, one: Observation): 'now' | 'own' | 'perhaps' | 'none' {
  const line = lineOf(doc, one)
  const at = indexInLine(doc, one, one.raw)
  if (at < 0) return 'perhaps'
  const ahead = sentenceOf(line.slice(0, at))
  const behind = line.slice(at + one.raw.length)
  if (isOfNow(ahead, behind)) return 'now'
  if (owned.test(ahead) || labelled.test(ahead)) return 'own'
  if (isNamed.test(one.raw) || (isList(ahead) && (goesOn.test(behind) || isList(clauseOf(behind)))))
    return 'own'
  return near.test(ahead) || item.test(ahead) || behindOwn.test(behind) ? 'perhaps' : 'none'
}

/** So near a value its parts stand: the name and the release of a plugin. */
const width = 24

/**
 * Leaves out what no word says to be of this setup, where the text tells another value in its own
 * voice, and what was before, where it tells to what the setup was brought.
 */
export function inOwnVoice(doc: Document, told: readonly Observation[]): readonly Observation[] {
  const values = new Map<string, Set<unknown>>()
  for (const one of told) {
    if (!ofOne.has(aboutOf(one))) continue
    values.set(aboutOf(one), (values.get(aboutOf(one)) ?? new Set()).add(String(one.value)))
  }
  const disputed = told.filter((one) => (values.get(aboutOf(one))?.size ?? 0) > 1)
  if (disputed.length === 0) return told
  const voices = new Map(disputed.map((one) => [one, voiceOf(doc, one)]))
  const isOwn = (one: Observation) => ['now', 'own'].includes(voices.get(one) ?? '')
  const own = new Set(disputed.filter(isOwn).map(keyOf))
  const hasOwn = new Set(disputed.filter(isOwn).map(aboutOf))
  const isNow = grouped(
    disputed.filter((one) => voices.get(one) === 'now'),
    aboutOf,
  )
  const isFormer = (one: Observation) => {
    const now = new Set(isNow.get(aboutOf(one))?.map(keyOf))
    return now.size === 1 && !now.has(keyOf(one)) && !isKept(doc, one)
  }
  const former = disputed.filter(isFormer)
  const out = disputed.filter(
    (one) => voices.get(one) === 'none' && hasOwn.has(aboutOf(one)) && !own.has(keyOf(one)),
  )
  const isPartOf = (all: readonly Observation[], one: Observation) =>
    all.some(({ line, column }) => line === one.line && Math.abs(column - one.column) < width)
  return told.filter(
    (one) =>
      !out.includes(one) &&
      !former.includes(one) &&
      !(isOfVersion.test(aboutOf(one)) && isPartOf(former, one) && voices.get(one) !== 'now') &&
      !(isPartOf(out, one) && voiceOf(doc, one) === 'none'),
  )
}

/** The version of a plugin, which goes with its name. */
const isOfVersion = /\.version$/

const keyOf = (one: Observation) => `${aboutOf(one)} ${String(one.value)}`

/** Whether a value that was told before a change is there all the same. */
function isKept(doc: Document, one: Observation): boolean {
  const line = lineOf(doc, one)
  const at = indexInLine(doc, one, one.raw)
  return at < 0 || isStillSo(sentenceOf(line.slice(0, at)), line.slice(at + one.raw.length))
}
