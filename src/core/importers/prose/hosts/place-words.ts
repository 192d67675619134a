import { inOtherLanguages } from './place-abroad.ts'
import { inStatements } from './place-statements.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** Products that carry the name of a platform and are none. */
export const others = acrossLines`
  (?!
    [- ]?engine
    |[- ](?:
      anywhere|distro|hci|HCI|hybrid|edge|[Aa]rc|enabled by|a\b
      |(?:on|in|for) [Aa]zure (?:[Ss]tack|[Ll]ocal)
    )
    |[ ]stack
  )
`
export const managed = String.raw`(?:AKS|EKS|GKE)\b${others}`
export const anyPlace = acrossLines`
  (?:
    AKS|EKS|GKE|Azure|AWS|EC2|GCP|GCE|Google Cloud|(?:VMware )?vSphere|VMware|ESXi
    |bare[- ]?metal|on[- ]prem(?:ise)?s?|Proxmox(?:\sVE)?|Nutanix(?:\sAHV)?|KVM|libvirt|XCP-ng
    |XenServer|oVirt
  )\b${others}
`
const after = String.raw`[*_${'`'}"'\s]{0,6}`

const said = [
  // “our AKS Windows nodepool”, “two EKS Windows node groups”.
  acrossLines`
    \b(?:my|our|an?|the|this|these|one|two|three)\s(${managed})(?=
      \s(?:Windows|Linux|user|system)?\s?(?:Server\s)?
      (?:node[- ]?(?:pools?|groups?)|nodes?|workers?)\b
    )
  `,
  // Names of a managed platform where they stand for the cluster itself.
  acrossLines`
    \b(${managed})(?=
      \s(?:cluster|Autopilot|(?:(?:k8s|kubernetes)\s)?(?:(?:platform )?version|v?1\.\d))
      |_Optimized|\s?[:=]\s?v?1\.\d
      |,\s(?:Kubernetes\s(?:versi[oó]n\s)?|versi[oó]n\s)v?1\.\d
    )
  `,
  acrossLines`
    \b(?:
      cloud(?:[ -]?provider)?
        (?: or hardware configuration| being used|/(?:platform|provisioner))?
      |provisioner|platform|hypervisor|infrastructure|provider|hosting|hardware
      |environment(?: name(?: and version)?)?
      |cluster (?:type|environment)
      |type of (?:the )?cluster
    )\b\??(?:\s\([^)\n]{1,120}\))?${after}[:=|]${after}
    (?:\((?:e\.?g\.?|[A-Z])[^)\n]{1,60}\)\s?:?${after})?(${anyPlace}|Hyper-V\b)
  `,
  // “…, platform vSphere, …”
  String.raw`(?:^|[,;]\s)\s{0,3}(?:platform|hypervisor|cloud|infrastructure)\s(${anyPlace}|Hyper-V\b)(?=\s?(?:[,;)]|\.(?:\s|$)|$))`,
  // “Hypervisor          vSphere 8.0”, a row of two columns.
  acrossLines`
    ^[ \t]{0,8}(?:platform|hypervisor|cloud(?: provider)?|infrastructure)[ \t]{2,30}
    (${anyPlace}|Hyper-V\b)(?=[ \t]\d|[ \t]{0,4}(?:[,;(]|$))
  `,
  // “Kubernetes 1.26.6 (AKS)”
  String.raw`\b(?:kubernetes|k8s)\s(?:version\s)?v?1\.\d{2}(?:\.\d{1,3})?\s\((${managed})(?=[),;])`,
  acrossLines`
    \b(?:
      clusters?|nodes?|VMs?|machines?|instances?|workers?|setup|environment|hosted|running|runs
      |deployed|installed
    )\b(?:
      (?!
        \b(?:
          uses?|using|databases?|registry|storage|authenticate\w?|autoscaler|backups?|were
          |needs?|writes?|sends?|logs?|backed|archiv\w{1,6}|sauvegard\w{0,3}|sicher\w{0,2}
          |gesichert|respald\w{1,5}
        )\b
      )[^\n.,;]
    ){0,30}?\s(?:on|in|unter|auf|sous|sur|bajo|sobre)\s(?:top of\s|an?\s|our\s|the\s)?
    (${anyPlace})
    (?!\s(?:AD|Active|DevOps|Entra|Files?|Blob|Key|Repos|Pipelines)\b)
  `,
  acrossLines`
    \b(vSphere|VMware|ESXi|EC2|Azure|AWS|Hyper-V|bare[- ]?metal|on[- ]prem(?:ise)?s?)
    (?:\s\d[\w.]{0,8}(?:\s?[Uu]\d)?)?\s(?:
      VMs?
      |virtual machines?(?! management)
      |guests?
      |instances?(?!\s(?:metadata|profiles?|roles?|types?)\b)
      |servers?|(?:(?:kubernetes|k8s|rancher)\s){0,2}cluster|data ?cent(?:er|re)s?|environment|hosts?(?!\sCompute\b)
    )\b
  `,
  // “My current AKS is …”, “in our Azure Kubernetes Services clusters”.
  String.raw`\b(?:my|our)\s(?:current\s)?(${managed})(?=\s(?:is|runs?|uses?|has)\b)`,
  String.raw`\b(Azure Kubernetes Service)s?\sclusters?\b`,
  // “un cluster AKS”, “nuestro clúster EKS”, as languages have it that put the kind ahead.
  acrossLines`
    \b(?:une?|le|la|notre|mon|um|o|nosso|nossa|el|nuestro|il|nostro)\scl[uú]ster\s(${managed})
    (?=
      \s?[,.;:()]
      |\s(?:en|em|na|no|in|avec|con|com|version|versión|versão|est|está|é|y|e|et)\s
      |\s?$
    )
  `,
  // “Kubernetes 1.27 on EKS”, “k8s 1.30.4 in AWS EKS”.
  String.raw`\b(?:kubernetes|k8s)\b[^\n.,;]{0,20}?\bv?1\.\d{2}(?:\.\d{1,3})?\s(?:on|in)\s(?:AWS\s|Amazon\s|Azure\s|Google\s)?(${managed})`,
  // “Kubernetes 1.29.4 (kubeadm) on vSphere”.
  acrossLines`
    \b(?:kubernetes|k8s)\b[^\n.,;]{0,20}?\bv?1\.\d{2}(?:\.\d{1,3})?(?:\s\([^()\n]{1,30}\))?\son
    \s((?:VMware )?vSphere|VMware|ESXi|EC2|bare[- ]?metal)\b(?![^.;\n]{0,60}\?)
  `,
  // “Kubernetes 1.30, EKS, one Windows node group”.
  acrossLines`
    \b(?:kubernetes|k8s)(?:\sversion)?:?\sv?1\.\d{2}(?:\.\d{1,3})?,\s
    (?:AWS\s|Amazon\s|Azure\s|Google\s)?(${managed})(?=[,.;)]|\s(?:with|on|in)\b|\s?$)
  `,
  // “1.27.9 on AKS, node pool npwin”.
  String.raw`(?:^|[.!?:]\s|\()\s{0,3}v?1\.\d{2}(?:\.\d{1,3})?\s(?:on|in)\s(?:AWS\s|Amazon\s|Azure\s|Google\s)?(${managed})`,
  // “[EKS] Pod does not have …”, as titles have it; “EKS with Windows and Linux nodes”.
  String.raw`^(?:#{1,3} )?\[(${managed})(?:[ \t][\w ]{1,20})?\][: \t]`,
  String.raw`^[ \t]*(?:[-*] )?(${managed})(?=\swith\s(?:both\s)?(?:Windows|Linux|mixed)\b)`,
  // “It is on-premises on vSphere 7, built with …”
  acrossLines`
    \b(?:it|they|everything|all)\s(?:is|are|runs?|sits?|lives?)\s(?:on[- ]prem(?:ise)?s?,?\s)?
    (?:on|in)\s((?:VMware )?vSphere|VMware|ESXi|EC2|bare[- ]?metal)
    (?=\s\d|\s?[,.;)]|\s(?:with|and)\b|\s?$)
  `,
  // Hyper-V by itself may be a way to isolate pods.
  String.raw`\b(?:VMs?|virtual machines?|guests?)\s(?:on|under|of|in)\s(?:an?\s|our\s|the\s)?(Hyper-V)\b(?![- ]isol)`,
  // “Use a Windows 2019 aws ami.”
  String.raw`\bWindows\s(?:Server\s)?20(?:16|19|22|25)\s(?:(?:core|full|base)\s)?(AWS|EC2)\s(?:AMI|image)s?\b`,
  // “OpenShift 4.14 on vSphere”.
  acrossLines`
    \b(?:OpenShift|OCP|RKE2|k0s|kubeadm|Rancher|Tanzu(?: Kubernetes Grid)?|TKG[SmI]?)
      (?:,\snot\s(?:AKS|EKS|GKE),)?\s(?:v?\d[\w.+]{0,20}\s)?(?:\([^()\n]{1,30}\)\s)?
    (?:on|in|auf|sur|en|em|sobre|su)\s(${anyPlace})
  `,
  // What begins a line that lists the setup, or stands between its commas.
  acrossLines`
    (?:^[ \t]*(?:[-*] )?|[,;]\s)(?:on[- ]prem(?:ise)?s?\s)?(EC2|vSphere|ESXi|bare[- ]?metal)
    (?!,\s(?:and|or|und|oder|AWS|Azure|GCP|EC2|bare)\b)(?=
      (?:\s\d(?:\.\d){0,2}(?:\s?U\d{1,2}\w?)?)?
      (?:\s(?:\+|and|with)\s(?:NSX(?:-T)?|vSAN|Tanzu))?(?:[,;]\s|[ \t]{0,2}(?:\||$))
    )
  `,
  // “Windows Server 2022 (20348.2700) on vSphere”, “vSphere with Tanzu”.
  acrossLines`
    \b(?:Windows|Server)\s20(?:16|19|22|25)(?:\s\([^()\n]{1,40}\))?\son\s
    ((?:VMware )?vSphere|VMware|ESXi|EC2|bare[- ]?metal)\b(?![^.;\n]{0,40}\?)
  `,
  // “（kubeadm、オンプレミス）”, an item by itself.
  String.raw`(?:^|[、，,（(・：:]\s?)(オンプレミス|オンプレ|本地机房|自建机房|裸金属)(?:環境|环境)?(?=\s?(?:[、，,）)。.（(]|$))`,
  // “VMware 虚拟机”, “Hyper-V 上の仮想マシン”.
  String.raw`\b((?:VMware )?vSphere|VMware|ESXi|Hyper-V)\s?(?:平台)?上?[的の]?\s?(?:虚拟机|虚机|仮想マシン|VM(?![\w]))`,
  String.raw`\b(vSphere)(?:\s\d(?:\.\d)?)?\swith\sTanzu\b|\bTKGS?\s(?:\d[\w.]{0,8}\s)?(?:on|in)\s(vSphere)\b`,
]
/** “### Cloud provider”, and the answer below it, also inside a fold. */
const asHeading = acrossLines`
  ^#{1,6}\s(?:cloud provider|platform|infrastructure)\b[^\n]{0,40}\n
  (?:[ \t]{0,4}(?:<\/?(?:details|summary)>[ \t]{0,4})?\n){0,4}[ \t]{0,4}(?:<\/?details>)?
  (${anyPlace}|Hyper-V\b)
`
/** The same in fewer words, which are said of others as often. */
export const inPassing = new RegExp(
  [
    // “EC2 workers”, “GCE instances”, “self-managed on AWS EC2”, “AWS, self-built”.
    String.raw`\b(GCE(?=\s(?:instances|VMs)\b)|(?:EC2|GCE|vSphere|VMware|ESXi|Azure|AWS)(?=\s(?:workers?|nodes)\b))`,
    String.raw`\bself[- ](?:managed|built|hosted|made|installed)\b[^\n.,;]{0,20}?\s(?:on|in)\s(?:top of\s|an?\s|our\s|the\s)?(${anyPlace})`,
    String.raw`(?<!\b(?:not|unlike|than) )\b(AWS|EC2|Azure|GCP|vSphere|VMware),\sself[- ](?:managed|built|hosted|made|installed)\b`,
    // “… at all. vSphere with NSX-T, flannel …”.
    String.raw`(?:^|[.,;]\s|\()((?:VMware )?vSphere|VMware|ESXi)\s(?:\d[\w.]{0,8}\s)?(?:with|and|\+)\s(?:VMware\s)?NSX\b`,
    // “Server 2022 sur vSphere 8”, “auf Bare Metal”.
    acrossLines`
      (?<![\p{L}]|\b(?:nicht|pas|no|não|non)\s)(?:auf|sur|sobre)\s
      ((?:VMware )?vSphere|VMware|ESXi|bare[- ]?metal)
      (?=\s\d|\s?(?:[,.;:)]|$)|\s(?:mit|avec|con|und|et|y)\s)
    `,
    // “On AWS: …”, “On VMware vSphere, …”.
    acrossLines`
      ^[ \t]*(?:[-*] )?(?:We are |We run )?(?:on|in)\s
      ((?:VMware )?vSphere|VMware|AWS|EC2|Azure|GCP|ESXi|bare[- ]?metal)(?:\s\d[\w.]{0,5})?(?=[:,.]\s|$)
      (?!
        :\s(?:no|not|never)\b
        |,\s(?:the|a|their)\s(?:docs?|documentation|guides?|pages?|portal|team|support)\b
      )
    `,
    ...inStatements,
    ...inOtherLanguages,
  ].join('|'),
  'gimu',
)
export const pattern = new RegExp([...said, asHeading].join('|'), 'gim')
