import { between, versionWord } from './kubelet-version.ts'
import { minorNumber as number } from './upgrade-words.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** What a release brought is not what a cluster has. */
const behind = acrossLines`
  (?<!
    \b(?:
      since|before|until|after|than|removed in|deprecated in|up to|from|through
      |starting (?:with|in|from|at)|as of
      |(?:alpha|beta|stable|available|supported|introduced|dropped|fixed|resolved|GA) in
    )\s{1,3}
  )
`
export const ofCluster = new RegExp(
  acrossLines`
    ${behind}(?:
      \b(?:
        kubernetes|k8s
        |kube(?=:? v?1\.(?:1[4-9]|[23]\d)\b)
        |aks|eks|gke|rke2|k3s|k0s|microk8s
        |(?<!\[upgrade\/versions\] )kubeadm
      )
      |쿠버네티스
      |(?<=\[upgrade\/versions\] )cluster
    )(?:\s+(?:cluster|node|server|release|today|currently|now|heute|aktuell)){0,2}
    (?:
      \s+ver(?:sion)?\b\.?(?:\s(?:are|do)\s(?:you|we)\s(?:using|running|use|run|on)\b)?
      |\s*${versionWord}
    )?(?:[*_]{0,3}\s*:?\s*\([^)\n]{1,120}\)[.?]{0,2})?
    (?:\s+If your [^\n]{1,240}? for all of them\.?)?${between}
    (?:\[e\.?g\.?[^\]\n]{0,40}\][*_\s]{0,4})?${number}
  `,
  'gi',
)
/** “Version of the cluster: 1.25.6” in Chinese, Japanese and Korean, where no word has an edge. */
export const ofClusterInAsia = new RegExp(
  acrossLines`
    (?:集群|クラスター?|클러스터)\s*(?:的|の)?\s*${versionWord}[*_\x60"'\s]{0,6}[:：=]?\s{0,3}
      ${number}
    |(?<!另一个|另外的|其他|测试|开发|旧|老|別の|他の|検証|テスト)
      (?:集群|クラスター?)(?:现在|目前|还|は)?(?:是|在|跑)?\s?(?=v?1\.(?:1[4-9]|[23]\d)\b)${number}
      (?!\s?(?:的|升级|更新|以后|之后|以上|アップグレード|以降))
  `,
  'g',
)
/** “It happens since Kubernetes 1.29.4”: what fails is what they have; what a release brought is fixed or new since then. */
export const ofFailing = new RegExp(
  acrossLines`
    \b(?:
      happens?|happening|fails?|failing|occurs?|crash(?:es|ing)?|hangs?|broken
      |(?:see|seeing|have|had)\s(?:this|it|these|that)
    )\s(?:(?:ever|only|again|now)\s)?since\s(?:we(?:\sare|['’]re|\srun)\son\s)?
    (?:kubernetes|k8s|aks|eks|gke|rke2)\s(?:version\s)?(?=v?1\.\d{2}\.\d)${number}
  `,
  'gi',
)
/** `kubernetesVersion: v1.25.4`, as kubectl describes what kubeadm noted; a catalogue has many. */
export const ofKubeadm = new RegExp(
  String.raw`^[ \t]*["']?kubernetesVersion["']?[ \t]{0,20}[:=][ \t]{0,20}["']?${number}`,
  'gim',
)
/** “Cluster mit Version 1.28.2”, “clúster con versión 1.28.2”. */
export const ofClusterInEurope = new RegExp(
  acrossLines`
    (?:cluster|clúster|klaster|кластер)\s(?:mit|con|avec|com|z|с)\s(?:(?:der|la|a)\s)?
    (?:version|versi[oó]n|vers[aã]o|wersją|версией)\s${number}
  `,
  'gi',
)
/** A variable of Ansible, Packer or Terraform: `kube_version: v1.30.4`. */
export const ofVariable = new RegExp(
  String.raw`^[ \t]*(?:- )?["']?(?:kube|kubernetes|k8s|kubelet|rke2)[_-]version["']?[ \t]{0,20}[:=][ \t]{0,20}["']?${number}`,
  'gim',
)
/** “On a 1.25.4 cluster”, “upgraded the cluster to 1.18.8”, “Windows pods on v1.34”. */
export const ofCases = new RegExp(
  acrossLines`
    \b${number}\s(?:(?:k8s|kubernetes|kubeadm|aks|eks|gke|rke2|k3s|vanilla|on-prem)\s)?cluster\b
    |\b(?:my|our)\s${number}\s(?:k8s|kubernetes)\b
    |(?<!\b(?:none|some|one|few|most|half) of )\b(?:our|these|all)\s(?=v?1\.(?:1[4-9]|[23]\d)\b)
      ${number}\s(?:windows\s)?(?:nodes|workers)\b
    |\borchestrator(?:\sand)?\sversion[*_]{0,3}\s*\([^)\n]{1,80}\)[*_]{0,3}:?\s{1,3}${number}
    |(?:
      \bupgrade[ds]?
      |(?<!
        (?:\b(?:are|is|am|be|start|started)|['’](?:re|m))\s(?:(?:now|currently|just|also)\s)?
      )\bupgrading
    )\b[^\n.,;]{0,30}?\bcluster\b[^\n.,;]{0,30}?\sto\s${number}(?!
      \s(?:
        fails?|failed|hangs?|stops?|breaks?
        |is\s(?:blocked|stuck|refused|not\spossible)
        |does|did|will|cannot
      )\b
    )
    |\bwindows\s(?:pods|nodes|workers)\s(?:on|with|at|running)\s(?=v1\.(?:1[4-9]|[2-9]\d)\b)
      ${number}
    |\bcluster\sin\s(?=v1\.(?:1[4-9]|[2-9]\d)\b)${number}
    |\benvironment name and version \(e\.g\. Kubernetes\? What version\?\):?\s{0,3}
      (?:(?:kubernetes|k8s|aks|eks|gke)[\s,(]{1,3})?${number}
  `,
  'gi',
)
/** “our cluster (v1.16.4)”, “Cluster B: 1.29.1”, in which no other number is as high */
export const ofClusterInBrackets = new RegExp(
  acrossLines`
    (?<!\b(?:other|another|old|former|second|previous)\s)\bcluster(?:\s(?:[A-H]|[1-9]))?
    (?:\s\(|:\s)(?=v?1\.(?:1[4-9]|[2-9]\d)\.\d)${number}
  `,
  'gi',
)
const made =
  'kubeadm|rke2?|k3s|k0s|kops|on[- ]prem(?:ises)?|v?sphere|vmware|esxi|hyper-v|ec2|aws|azure|gcp|bare[- ]?metal|self[- ](?:managed|hosted|built)'
/** “Self-built cluster on EC2, v1.31.2, two Linux nodes”: an item by itself, and no other number is as high */
export const ofClusterListed = new RegExp(
  acrossLines`
    \b(?:cluster|kubernetes|k8s)\b(?!-(?:autoscaler|proportional|api)\b)[^\n.:;,]{0,60},\s
    (?:(?:${made})(?:\s\d[\d.]{0,6})?,\s){0,2}(?=v1\.(?:1[4-9]|[23]\d)\.\d)${number}(?:\s(?:everywhere|throughout))?(?=,|\.\s|\.?$)
  `,
  'gim',
)
/** “Cluster (RKE2, v1.28.4+rke2r1)”: nothing but Kubernetes has such a number. */
export const ofDistribution = new RegExp(
  acrossLines`
    ${behind}\b(?:rke[12]?|k0s|k3s|rancher|eks|gke|clusters?)\b(?:\s\([^()\n]{1,40}\))?
    [\s,(–-]{1,3}(?=v?1\.\d{2}\.\d{1,3}(?:\+(?:rke2|k3s|k0s)|-rancher\d|-gke\.|-eks-))${number}
  `,
  'gi',
)
/** “Our Windows node … Version 1.28.2”: the number of nothing else is as high. */
export const ofSentence = new RegExp(
  acrossLines`
    (?:^|[.,;:。，、；：!！?？]|\s[-–—]\s|\()\s{0,3}(?:(?:the|die)\s)?(?:version|${versionWord})
    \s{0,3}[:：=]?\s{0,3}(?=v?1\.(?:1[4-9]|[2-9]\d)\.\d)${number}
  `,
  'gim',
)
/** “Now it is 1.28.7 with containerd 1.7.13”: nothing else stands beside a runtime. */
export const besideRuntime = new RegExp(
  acrossLines`
    (?<=(?:\b(?:is|are|now|ist|jetzt|est|es|agora|ahora|adesso)|\sé)\s)
    (?=v?1\.(?:1[4-9]|[23]\d)\.\d)${number}
    (?=,?\s(?:(?:with|mit|avec|con|com|and|und|et|y|e)\s)?(?:containerd|docker)\b)
  `,
  'gi',
)

/** “Node: win-3 (v1.29.4 / containerd 1.7)”, “kubectl get nodes: v1.29.4”; the number of nothing else is as high. */
export const ofNodeInBrackets = new RegExp(
  acrossLines`
    (?:
      \bnodes?\b[: ]{1,3}["'\x60]?[\w.-]{1,60}["'\x60]?[ ]?\(
      |\b(?:kubectl|oc)\sget\s(?:nodes?|no)\b(?:\s-o\s?wide)?["'\x60]?\s?(?::|shows|says|gives)\s{1,3}
    )(?=v1\.(?:1[4-9]|[2-9]\d)\.\d)${number}
  `,
  'gi',
)
export const ofProxy = new RegExp(
  acrossLines`
    \bkube-?proxy(?:\.exe)?(?:\s(?:on|of|for)\s(?:(?:the|our|all)\s)?windows(?:\s(?:nodes?|workers?|hosts?))?)?(?:\s+(?:--)?ver(?:sion)?\b\.?)?(?:${between}kubernetes\b)?
      ${between}${number}
    |\b(?:upgrad|updat|bump)\w{0,4}\s(?:the\s|our\s)?kube-?proxy\b[^\n.,;:]{0,40}?\sto
      \s${number}
  `,
  'gi',
)
export const ofKubectl = new RegExp(
  String.raw`\bkubectl(?:\.exe)?(?:\s+(?:client\s+)?ver(?:sion)?\b[.?]?)?${between}${number}`,
  'gi',
)
/** The answer of `kubectl version` to the question of a template; no API server runs on Windows. */
export const printed =
  /^(?![^\n]{0,60}\bClient\b|[^\n]{0,400}\bwindows\/)[^\n]{0,120}\{[^\n]{0,80}\bGitVersion:"(v1\.\d{1,2}\.\d{1,3}[\w.+-]{0,40})"/gm

/** The same on Windows: there it is the client that answers. */
export const printedByClient = new RegExp(
  acrossLines`
    ^(?![^\n]{0,60}\b(?:Client|kubeadm version)\b)(?=[^\n]{0,400}\bwindows\/)
    [^\n]{0,120}\{[^\n]{0,80}\bGitVersion:"(v1\.\d{1,2}\.\d{1,3}[\w.+-]{0,40})"
  `,
  'gm',
)

/** The last line of `kubectl version`, above or below another output, and what an operator refuses. */
export const serverLine =
  /(?:^[ \t]*Server Version:|\bUnsupported server version:)[ \t]*(v1\.\d{1,2}\.\d{1,3}(?:[\w.+-]{0,39}\w)?)/gm
