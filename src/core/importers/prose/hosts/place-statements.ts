import { acrossLines } from '../../../values/across-lines.ts'

const virtual = acrossLines`
  (?:VMware\s)?vSphere|VMware|ESXi|bare[- ]?metal
  |Proxmox(?:\sVE|\sVMs)?|Nutanix(?:\sAHV)?|KVM|libvirt|XCP-ng|XenServer|oVirt
`
const cloud = acrossLines`
  AWS(?:\sEC2)?|Amazon\sEC2|EC2
  |Azure(?:\sVMs)?(?!\s(?:CNI|AD|DevOps|Stack|Arc|Local))
  |GCP
  |(?:AKS|EKS|GKE)(?![- ](?:anywhere|distro|hci|hybrid|edge|arc|engine)|\son\s)
`
/** Beside pods it is how they are isolated. */
const hyperV = String.raw`Hyper-V(?![- ]?(?:isol|contain|mode|runtime|role|feature|pod|host|VM))`
const place = String.raw`(?:${virtual}|${cloud}|${hyperV})`
const end = String.raw`(?=\s\d|\s?(?:[,.;:)）。，、]|$)|\s(?:with|and|using|lost|lose|mit|avec|con|com|und|et|y|e)\s|\s?(?:上|で))`
const version = String.raw`v?1\.\d{2}(?:\.\d{1,3})?`
/** Within a sentence, whose numbers have dots as well. */
const within = (most: number) => String.raw`(?:[^\n.;?。]|\.(?=\d)){0,${most}}?`
const noQuestion = String.raw`(?![^.;\n]{0,80}\?)`
/** Where something can run is told of several places. */
const noOther = acrossLines`
  (?!
    \s?(?:,|/)\s?(?:(?:and|or)\s)?(?:AWS|Azure|GCP|GKE|AKS|EKS|vSphere|VMware|bare)
    |\s(?:and|or|und|oder|et|ou|y|o)\s(?:AWS|Azure|GCP|GKE|AKS|EKS|vSphere|VMware|bare)
  )
`

/** Where people say in a sentence or a list about their cluster that it runs; the place is the first group. */
export const inStatements: readonly string[] = [
  // “Kubernetes 1.29 on AWS EC2 with …”, “un clúster Kubernetes 1.29 en vSphere”.
  acrossLines`
    (?<![\p{L}])(?:clusters?|clúster|kubernetes\s${version}|k8s\s${version})
    (?:
      \s(?:
        ${version}|kubernetes|k8s|version|cluster|\([^()\n]{1,30}\)|is|runs?|running|hosted
        |deployed|installed|built|läuft|mit|tourne|gira|corre|roda
      )
    ){0,5}\s(?:on|in|auf|sur|en|em|su|sobre)\s(?:an?\s|our\s|the\s)?(${place})
    ${end}${noOther}${noQuestion}
  `,
  // “All nodes are in 10.20.30.0/24 on vSphere”.
  acrossLines`
    \b(?:nodes?|workers?|machines?|hosts?|servers?)\s(?:are|is|run|sit|live)\s(?:in|on)\s
    (?:[\d.]{7,15}\/\d{1,2})\s(?:on|in)\s(${place})${end}${noQuestion}
  `,
  // “We join a Windows 2019 AMI as agent on AWS.”
  acrossLines`
    (?<!\b(?:would|could|should|might|can|may)\b[^.;\n]{0,60})
    \bas\s(?:an?\s|the\s)?(?:(?:windows|RKE2|k3s|worker)\s)?(?:agent|worker|node)s?\son\s
    (${place})${end}${noOther}${noQuestion}
  `,
  // “We run plain EC2 machines.”; a database may have some too.
  acrossLines`
    (?:\b(?:we|I)\s(?:run|have|use|operate)\s(?:[\w-]{1,10}\s){0,2}|\bplain\s)
    ((?:VMware\s)?vSphere|VMware|ESXi|EC2|Azure|AWS)\smachines
    (?=\s?[,.;:)]|\s(?:with|and|as)\b|[ \t]{0,4}$)(?!\s(?:with|as)\s(?:Jenkins|build|SQL|data))${noQuestion}
  `,
  // “… everything on Proxmox.”
  String.raw`\b(?:everything|all\sof\sit|the\swhole\sthing)\s(?:(?:is|runs)\s)?on\s(${place})${end}${noQuestion}`,
  // “three Ubuntu VMs (vSphere 8)”, “Everything's on Proxmox VMs.”
  acrossLines`
    \b(?:VMs|virtual\smachines|machines|nodes?|workers?|masters?|Maschinen|Knoten)
    \s?\((${virtual}|${cloud})(?:\s\d[\w.]{0,8})?(?=[,)])${noQuestion}
    (?![^.;\n]{0,60}\b(?:on[- ]prem|other|another|rest|AWS|Azure|GCP|vSphere|VMware)\b)
  `,
  String.raw`\b(?:everything|all)(?:['’]s|\sis|\sruns)\son\s(${place})${end}${noQuestion}`,
  // “The nodes run on Hyper-V”.
  acrossLines`
    \b(?:nodes?|workers?|everything|hosted|machines?)\s(?:(?:is|are|all)\s)?
    (?:runs?\s|running\s|hosted\s)?(?:on|under)\s(${hyperV})${end}${noQuestion}
  `,
  // “a 1.29 cluster (vSphere)”, “クラスターは Kubernetes 1.29.4（AWS EC2）”.
  String.raw`(?:cluster|クラスター?|集群|kubernetes\s${version}|k8s\s${version})\s?[(（](${place})(?=\s?[)）,，、])${noQuestion}`,
  // “Kubernetes 1.24.9 (kubeadm, on-prem vSphere)”.
  acrossLines`
    (?:kubernetes\s${version}|k8s\s${version}|clusters?:?)\s
    \((?:kubeadm|kubespray|RKE2?|k3s|k0s|OpenShift|Rancher)(?:\sv?\d[\w.+]{0,16})?,\s
    (?:self[- ]hosted,?\s|on[- ]prem(?:ise)?s?,?\s)?
    (${place})(?:\s\d[\w. ]{0,8})?(?=\)|,\s[^()\n]{1,40}\))${noQuestion}
  `,
  // “Kubernetes 1.29.4 / Windows Server 2022 / Calico / vSphere”.
  acrossLines`
    \b${version}\s/\s(?:[^/\n]{1,40}\s/\s){0,6}
    (?<!(?:AWS|Azure|GCP|AKS|EKS|vSphere|VMware)\s/\s)(${virtual}|${cloud})(?=\s/\s|[ \t]{0,4}$)
    ${noOther}
  `,
  // “…, 1.29.4, Calico, VMware.”
  String.raw`\b${version}\b${within(120)},\s(${virtual}|${cloud})(?=\.?[ \t]{0,4}$)`,
  String.raw`^[ \t]{0,8}(?:[-*]\s)?(AWS\sEC2|VMware)(?=[ \t]{0,4}$)`,
  // “Cluster API (CAPV 1.11)”, “built with CAPV”: that provider makes machines of vSphere alone.
  acrossLines`
    (?:\bcluster[ -]API\b[^.;?\n]{0,30}?[ (]|\b(?:with|by|using|via|mit)\s)(CAPV)
    (?=\sv?\d+\.\d|\s?[,.;)]|\s(?:on|with|and)\b|[ \t]{0,4}$)${noQuestion}
  `,
  // “The cluster was created with eksctl.”
  acrossLines`
    \b(?:clusters?|node\s?groups?|nodes|it)\s(?:(?:was|is|were|are|has\sbeen|have\sbeen)\s)?
    (?:created|made|built|set\sup|deployed|provisioned)\s(?:with|by|using|via)\s(eksctl)\b${noQuestion}
  `,
  // “The cluster runs in our own data centre”, “Kubernetes 1.27.6 auf eigenen Servern”, “自建集群”.
  acrossLines`
    (?<![\p{L}])(?:clusters?|clúster|kubernetes(?:\s${version})?|k8s(?:\s${version})?|nodes?|everything)
    (?![\p{L}])${within(40)}\s
    (
      (?:in|from)\s(?:our|my|their)\s(?:own\s)?(?:data\s?cent(?:er|re)|server\sroom)
      |on\s(?:our|my)\sown\s(?:hardware|servers|machines|metal)
      |(?:auf|in|im)\s(?:unser\p{L}{0,2}\s)?eigene[nrm]\s(?:Servern|Hardware|Maschinen|Rechenzentrum)
      |dans\snotre\s(?:propre\s)?(?:salle\s(?:machines?|serveurs?)|centre\sde\sdonnées|datacenter)
      |en\snuestro\s(?:propio\s)?(?:centro\sde\sdatos|CPD)
    )(?![\p{L}])${noQuestion}
  `,
  String.raw`(自建|自有机房)(?:的)?\s?(?:k8s|kubernetes)?\s?(?:集群|环境|机房)?(?=[,，。、;；)）]|$)`,
  // “sur des machines VMware”, “auf virtuellen Maschinen von VMware”.
  acrossLines`
    (?<![\p{L}])(?:on|sur|auf|en|su|em)\s(?:des\s|nos\s|our\s|virtuelle[nr]?\s)?
    (?:machines?|máquinas|macchine|Maschinen)(?:\svirt\p{L}{3,6})?\s(?:von\s|de\s)?
    (${virtual})(?:\svSphere)?${end}${noQuestion}
  `,
  acrossLines`
    (?<![\p{L}])(?:clusters?|kubernetes\s${version}|k8s\s${version}|nodes?|workers?)(?![\p{L}])
    ${within(30)}\s(?:on|auf)\s(${virtual})\s(?:machines?|Maschinen|hosts?)${noQuestion}
  `,
  String.raw`(?:部署在|运行在|跑在|搭建在|托管在|環境は|基盤は)\s?(${place})${end}`,
]
