import { clusterName, notNow } from './version-words.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** “We run 1.18”, “we're on 1.29 now” */
export const ofUs = new RegExp(
  acrossLines`
    ^[.;!?\s]{0,3}(?:(?:so|and|hi|hello|now)[,\s]\s?)?(?:we|I)(?:['’](?:re|m))?\s
    (?:(?:are|am|currently|now|still|already)\s){0,2}(?:on|at|run|running|use|using|have)\s
    (?:version\s)?v?$
  `,
  'i',
)
export const nextToUs =
  /^(?:$|[.,;]|\s(?:and(?!\s(?:\w{1,12}\s)?v?\d)|here|now|with|on\s(?:windows|server|ltsc|aks|eks|gke|prem)|in\s(?:prod|test)\w*)\b)/i
export const ofWindowsNode = /\b(?:kubelet|kube-?proxy|kubernetes|k8s|windows|pods?|nodes?)\b/i

/** “kube-proxy on 1.22 with …”, where the rest is no sentence */
export const ofPart =
  /^[.;!?\s]{0,3}(?:(?:our|the)\s)?(?:kubelet|kube-?proxy|cluster)(?:\s(?:is|runs))?\s(?:on|at)\sv?$/i
/** “Everything is 1.36.1 now” */
export const ofAll = /^[.;!?\s*-]{0,6}everything\s(?:is|runs)\s(?:(?:now|on|at)\s){0,2}v?$/i

/** What a cluster consists of, in the sentence of the number. */
export const ofCluster = new RegExp(
  acrossLines`
    \b(?:
      kubernetes|k8s|kubelets?|kubeadm|kube-?proxy|(?:control|data)[- ]planes?|clusters?|AKS|EKS
      |GKE|RKE2|K3s|OpenShift
      |(?:windows|worker|linux)\s(?:server\s)?(?:nodes?|workers?|pools?|machines?|hosts?)
      |nodes?|workers?|node ?pools?|knoten
      |(?:host-?process|windows) (?:pods?|containers?)
    )\b
  `,
  'i',
)
export const ofNodeAlone =
  /\b(?:kubelets?|kube-?proxy|nodes?|workers?|(?:node ?)?pools?|machines?|hosts?|knoten)\b/i
export const ofWhole =
  /\b(?:clusters?|kubernetes|k8s|control[- ]planes?|masters?|AKS|EKS|GKE|everything)\b/i

/** What lies between the cluster and its number. */
const between = acrossLines`
  (?:
    ["'\x60*]{0,2}[\s,:(=-]{1,3}(?:
      (?:
        is|are|am|been|has|have|runs?|running|uses?|using|now|currently|still|already|all|both
        |also|here|today|in use|on|at|with|version|release|kubernetes|k8s|ist|sind|läuft|laufen
        |haben|nutzen|jetzt|auf|mit
      )(?=[\s,:(=-])
    )?
  ){1,7}
`
/** Words before it that say that it is there now: those of the cluster, and not of what is on it. */
export const isNow = new RegExp(
  acrossLines`
    (?:
      \b(?:we|I|wir|everything|environment|setup|umgebung|pods?(?=\son\s))(?:['’](?:re|m|ve))?
      |^[\s>*-]{0,6}(?:(?:on|at|running|using|version)(?=\s))?
      |(?:
        (?<!
          \b(?:on|of|in|for|to|from|by|with|per|auf|von|im)\s
          (?:(?:the|our|all|its|these|those|each|every|my|den|unserem|unseren)\s)?
          (?:[\w-]{1,12}\s){0,2}
        )
        |\b(?:version|release|kubelets?|kubernetes|k8s)\s(?:on|of|in|for|auf)\s
          (?:[\w-]{1,12}\s){0,3}
      )(?<!\blinux\s(?:server\s)?)\b${clusterName}
    )${between}["'\x60]?v?$
  `,
  'i',
)
/** What is past, meant for later, or holds in general. */
export const isNotNow = new RegExp(
  String.raw`\b(?:${notNow}|from|in|war|waren|hatten|wollen|sollen|werden|können|falls|ob|wenn|ab|bis|von|vor)\b`,
  'i',
)
/** “… was upgraded to 1.30”, “after we moved from 1.29 to 1.30”: what is so since then. */
const step = acrossLines`
  (?:
    \s(?:
      the|our|all|to|kubernetes|k8s|aks|eks|gke|rke2|rancher|cluster|nodes?|windows|worker
      |workers|pools?|machinedeployments?|control[- ]plane|whole|everything|and|both|every|linux
      |masters?|hosts?|machines?|up|version|von|from|v?1\.\d{2}(?:\.\d{1,2})?|auf|of
    )
  ){0,8}\s(?:to|auf|[-–=]+>|→)(?:\s(?:version|kubernetes|k8s|v))?\s["'\x60(]?v?$
`
export const since = new RegExp(
  acrossLines`
    \b(?:
      upgraded|updated|moved|migrated|went|bumped|switched|swapped|exchanged|took|taken|brought
      |raised|jumped|upgrading|updating|moving|going|upgrade|update|migration|aktualisiert
      |gehoben|umgestellt
    )\b${step}
    |\b(?:after|since|following)\s
      (?:(?:the|our|a|an|aks|eks|gke|rke2|k8s|kubernetes|cluster)\s){0,2}
      (?:bumping|raising|taking|bringing|migrating|jumping|bump|jump)\b${step}
  `,
  'i',
)
/** “We are moving to 1.29”, “moving our workers next week”: what is not so yet. */
export const isUnderWay = new RegExp(
  acrossLines`
    (?:\b(?:are|is|am|be|start|started|keep)|['’](?:re|m))\s(?:(?:now|currently|just|also)\s)?
    (?:
      upgrading|updating|moving|going|bumping|raising|taking|bringing|migrating|jumping
      |switching
    )\b[^;!?\n]{0,80}$
  `,
  'i',
)
export const soon = new RegExp(
  acrossLines`
    ^[^.;!?\n]{0,60}\b(?:
      tomorrow
      |next (?:week|weekend|month|quarter|year|sprint)
      |soon
      |on (?:mon|tues|wednes|thurs|fri|satur|sun)day
      |is (?:planned|scheduled|due)
    )\b
  `,
  'i',
)
/** “We brought the cluster to 1.30 on Saturday”: of a day that has passed. */
export const isDone = new RegExp(
  acrossLines`
    \b(?:we|I|they|team|customer|(?:was|were|got|been))\s
    (?:(?:have|has|had|then|just|all|now)\s){0,2}
    (?:upgraded|updated|moved|migrated|went|bumped|switched|took|taken|brought|raised|jumped)\b
  `,
  'i',
)

/** What does not work since then is no refusal of it. */
export const isSince = /\b(?:after|since|following)\s(?:(?:the|our|a|an)\s)?$/i

export const answered = /\?\s*$|--(?:client|version)\b|^\s*(?:[$>#]|PS\b[^>\n]*>)\s?\S/

/** “cluster 1.26”, “nodes: 1.27.3” as all of a line, or what it begins with. */
export const alone = new RegExp(
  acrossLines`
    ^[ \t]*(?:[-*•]\s)?(?:(?:the|our|my)\s)?(?:(?:windows|worker)\s)?
    (?:clusters?|nodes?|workers?|control[- ]plane)\s?[:=]?\s?v?1\.(?:1[4-9]|[23]\d)
    (?:\.\d{1,2})?[ \t]*(?:$|[,;(]|\.(?:\s|$))
  `,
  'i',
)

export const ofLinux = /\b(?:linux|ubuntu|debian|rhel)\b(?:(?!\bwindows\b)[^,;(]){0,60}$/i

export const meant = new RegExp(
  acrossLines`
    \b(?:
      will|would|want\w*|plan(?!t)\w*|should|shall|going to|must|can(?:not)?|could|if|whether|try
      |trying|consider\w*|before|until|linux|another|other|test
      |what (?:happens|breaks|changes|comes)
    )\b
  `,
  'i',
)
