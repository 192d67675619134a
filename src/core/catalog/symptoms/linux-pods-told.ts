import { linuxTools } from '../workload/linux-words.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** What Linux images are started for by charts and add-ons, as people name it. */
const linuxThing = acrossLines`
  (?:
    node[- ]?exporter|kube-state-metrics|metrics-server|core-?dns
    |(?:DNS|cluster)[- ]?autoscaler
    |autoscaler|cert-manager|ingress(?:[- ]?nginx)?|nginx|traefik|tiller|portainer|prometheus
    |grafana|alertmanager|argo ?cd|istio\w*|linkerd|dapr|keda|velero|kafka|redis|rabbitmq
    |external-dns|descheduler
    |(?:(?:pre-?|post-?)?install|admission|hook|config|setup|clean-?up)[- ]
      (?:jobs?|pods?|hooks?|containers?)
    |linux (?:images?|pods?|containers?|workloads?)
    |control plane|charts?|helm
  )
`
/** Of these Windows nodes have some of their own. */
const network = String.raw`(?:kube-?proxy|(?:kube-)?flannel|calico(?:-node)?|cilium|canal|weave)`
const windowsNodes = acrossLines`
  (?:
    (?:in|on|to|onto) (?:an?|the|my|our|its|one of the|any)? ?windows (?:(?:worker|agent|server|2\d{3}) )*
      (?:nodes?|(?:node )?pools?|workers?|machines?|hosts?|VMs?)\b
    |\b(?:on|to) (?:the )?nodes? (?:earmarked|meant|reserved|labell?ed) for windows\b
  )
`
const not = String.raw`(?<!\b(?:not|never|no longer|n['’]t|to|should|must|may|will|cannot) (?:be |get |being )?)`
const landed = acrossLines`
  \b${not}(?:
    (?:is|are|was|were|gets?|got|being|been|be)(?: being)? (?:\w+ly )?
      (?:scheduled|placed|assigned|put|started|deployed)
    |scheduled|lands?|landed|landing|ends? up|ended up|r[au]ns?|started
    |tr(?:y|ies) to (?:start|run)
  )\b
`
const ofWindows = acrossLines`
  (?:
    \bwindows[- ]?(?:exporter|images?|containers?|pods?|daemon ?sets?|jobs?|builds?)
    |\bfor windows(?! containers\b)
    |\bhow (?:do|can|to)
  )\b
`

/** Pods of Linux things that were sent to Windows nodes. */
export const linuxOnWindows = new RegExp(
  String.raw`^(?!.*${ofWindows}).*?\b${linuxThing}\b(?:(?!\b(?:our|my|IIS|scales?|in front of)\b).){0,60}${landed}.{0,16}\b${windowsNodes}`,
  'i',
)

/** Things of Linux that people want on a Windows node, where they do not start. */
export const linuxNeverStarts = new RegExp(
  acrossLines`
    ^(?!.*${ofWindows}).*?(?<!\b(?:our|my)\s(?:own\s)?)\b(?:
      ingress|node[- ]?exporter|kube-state-metrics|metrics-server|core-?dns|cert-manager
      |cluster[- ]?autoscaler|argo ?cd|istiod?|linkerd|keda|velero|external-dns|tiller
    )\b
    (?:(?!\b(?:our|my|IIS|traffic|rules?)\b)[^.;\n]){0,40}\b(?:
      (?:will|does|do|did|can|could)(?: not|n['’]t)|can ?not|can['’]t|won['’]t|unable to
      |fails? to|failed to|never
    )\s(?:start|come up|be started)\b.{0,4}\b${windowsNodes}
  `,
  'i',
)

/** Pods that the words around call those of Linux. */
export const linuxPodsOnWindows = new RegExp(
  acrossLines`
    ^(?!.*${ofWindows}).*?\b(?:pods?|jobs?)\b.{0,40}${landed}.{0,16}\b${windowsNodes}.{0,60}\b
    (?:mixed|hybrid|both os|selectors?|linux images?)\b
  `,
  'i',
)

/** Network agents for Linux, which some of Windows have their names of. */
export const linuxAgentOnWindows = new RegExp(
  String.raw`^(?!.*${ofWindows}).*?\b${network}\b.{0,60}${landed}.{0,16}\b${windowsNodes}`,
  'i',
)

/** The cluster autoscaler adds no node to a group that has none. */
export const neverFromZero = new RegExp(
  acrossLines`
    ^(?=.*\bauto-?scal\w+)(?=.*(?:\b(?:from|at|with|of) (?:zero|0)\b|\b0 nodes\b|\bempty\b)).*
    (?:
      (?:\b(?:not|never|fails? to|no longer|cannot)|n['’]t)\b.{0,24}\bscal(?:e|es|ed|ing)\b
      |\bnot starting\b
    )
  `,
  'i',
)

/** The same anywhere in a text. */
export const neverFromZeroTold = /^(?=[^]*\bauto-?scal)[^]*\b(?:zero|0|empty)\b/i

/** That a pod should not be there, or does not start there. */
export const notThere = new RegExp(
  acrossLines`
    \b(?:
      fail\w*|crash\w*|errors?|\w*(?:Pull|BackOff)\w*|stuck|still|never|not|cannot
      |tim(?:e[sd]?|ing) ?-?outs?|hangs?|instead|rather|lack\w*|miss\w*|incorrectly|accidentally
      |wrong\w*|linux|mixed|hybrid|selectors?|unable|pending
    )\b
    |n['’]t\b
    |(?<![\w.-])(?:${linuxTools.value.join('|')})(?![\w.])
  `,
  'i',
)
