import { agentNames } from '../../names.ts'
import { acrossLines } from '../../../values/across-lines.ts'

export const agent = new RegExp(String.raw`(?<![\w./-])(${agentNames})(?![\w.])`, 'gi')

export const anyPlugin = /\b(flannel|calico|antrea|cilium|weave)/gi

export const triedWith =
  /\b(?:tried|trying|testing)\s(?:out\s|to\suse\s|to\srun\s)?(flannel|calico|antrea)\swith\s(?:containerd|docker)\b/gi

const tail = acrossLines`
  \b(?![-/.:]\w)(?!
    ['’]s?\s|\s(?:network\s?)?polic
    |\s(?:for|as|only as)\s(?:network\s?)?polic
    |\s(?:enterprise|cloud)\b|\sonly\s(?:on|for)\slinux
    |\s(?:on|for)\s(?:the\s)?linux\b(?!\sand\b)
  )
`
export const plugin = `(flannel|calico|antrea)${tail}`

/** Plugins that a cluster may have and for which no decision stands. */
export const otherPlugin = `(cilium|canal|kube-router|weave(?:[ -]?net)?)${tail}`

/** The plugins of Windows itself, whose names mean nothing else. */
export const ofWindows = '(win-bridge|win-overlay|sdnbridge|sdnoverlay|azure-vnet|vpc-bridge)'

/** “On the Windows nodes we use win-overlay”, “the delegate is sdnbridge”. */
export const endpointsBy = new RegExp(
  acrossLines`
    (?<!\b(?:when|before|until|if|should|could|can|may|where|do|did|cannot|would|will)\s)\b
    (?:
      (?:we|I|(?:the|our|each|this)\s(?:\w{1,12}\s)?(?:nodes?|workers?|clusters?))
        (?:\s|['’](?:m|re)\s)(?:currently\s|now\s|all\s|are\s|am\s|is\s){0,2}
        (?:run|runs|running|use|uses|using|chose|configured)
      |(?:delegate|(?:CNI\s)?plugin)\s(?:binary\s|type\s)?(?:is|of|[:=])
    )\s(?:the\s)?(?:(?:host-gw|vxlan|overlay|l2bridge|flannel)\s(?:and|with)\s)?
    (?:CNI\s|plugin\s)?["'\x60]?${ofWindows}(?:\.exe)?\b
  `,
  'gi',
)

/** “…, and win-overlay is the plugin”, “win-bridge as the delegate”. */
export const isPlugin = new RegExp(
  String.raw`\b${ofWindows}(?:\.exe)?["'\x60]?\s(?:is|as)\s(?:(?:the|our|its)\s)?(?:CNI\s)?(?:delegate|plugin)\b`,
  'gi',
)

/** “Flannel backend is vxlan”, “Calico in BGP mode”, “using flannel as overlay”. */
export const backend = new RegExp(
  acrossLines`
    (?<!\b(?:from|no|not|without|than|or|like|of)\s)\b(flannel|calico)
    (?:
      ['’]s\sbackend|\sbackend
      |(?:\s(?:is|runs|works|operates)(?:\s(?:running|deployed|configured|set up))?)?\sin
        (?=\s(?:vxlan|bgp|host-gw|overlay|l2bridge)\smode)
      |\sas(?=\s(?:an\s|our\s)?overlay\b)
    )(?=\s|:)
  `,
  'gi',
)

/** “containerd, Flannel CNI 10.244.0.0/16”, “Windows Server 2022 and Calico networking”. */
export const called = new RegExp(
  acrossLines`
    (?<!\b(?:from|no|not|without|than|or|like|of|the)\s)\b(flannel|calico|antrea)\s
    (?:CNI|networking)\b(?!\s(?:enterprise|policy|on\slinux|for\slinux))
  `,
  'gi',
)

/** “K8s 1.23.3 with containerd (1.5.9) and flannel”, “Use cni flannel”. */
export const besideRuntime = new RegExp(
  acrossLines`
    \b(?:containerd|docker)(?:\s\(?v?\d[\w.+-]{0,20}\)?)?,?\s(?:and|with)\s
      (flannel|calico|antrea)\b(?![-/.:]\w|\s(?:polic|on\slinux|for\slinux))
    |^[ \t]*(?:[-*] )?(?:use[ds]?|using)\sCNI:?\s["'\x60]?(flannel|calico|antrea)\b(?![-/.:]\w)
  `,
  'gim',
)

/** “Following the Calico for Windows guide”, “the installation method for Antrea”. */
export const followed = new RegExp(
  acrossLines`
    \bfollow(?:ed|ing|s)?\s(?:the\s|official\s){0,2}(flannel|calico|antrea)\s
      (?:for\swindows|guide|docs|documentation|instructions)\b
      (?![^.\n]{0,80}\b(?:for\sa\stest|gave\sup|instead|but\sthen|once)\b)
    |\binstalling\s(calico|antrea|flannel)\son\s(?:a\s|the\s|our\s)?windows\s
      (?:server|node|host|worker)s?\b
    |\binstallation\s(?:method|guide|steps|script|manifest)s?\s(?:for|of)\s${plugin}
  `,
  'gi',
)

/** “Kubernetes 1.28.2, Calico on Windows Server 2022, containerd 1.7” */
export const onWindows = new RegExp(
  acrossLines`
    \bv?1\.\d{2}(?:\.\d{1,3})?,\s(flannel|calico|antrea)\s(?:on|for)\swindows(?:\sserver)?
    (?:\s20(?:19|2[25])|\snodes?)?(?=\s?(?:[,;)]|\.(?:\s|$)|$))
  `,
  'gim',
)
