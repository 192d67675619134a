import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'
import { wordsAround } from '../lines.ts'
import { notOfOthers, own } from './place-abroad.ts'
import { isOfOthers } from '../meant/said.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const distribution = new RegExp(
  acrossLines`
    \b(?:
      clusters?|setup|created|installed|provisioned|deployed|built|bootstrapped|running|using
      |with|via|distribution
    )\b[^\n.,;]{0,30}?\s(RKE2|k3s|kubeadm|k0s|kOps|OpenShift|Talos)\b
    |(?<!\p{L})(?:
        distribution|distribuci[óo]n|distribuição|distribuzione|tool|cluster type
        |install(?:er|ation|ed)?(?: (?:tools?|with|method))?
      )(?!\p{L})[*_]{0,2}\s?[:=|][\s*_]{0,3}(?:Rancher\s?\(?)?(RKE[12]?|k3s|kubeadm|k0s|kOps|OpenShift|Talos)\b
    |\b(RKE2|k3s|kubeadm|k0s|minikube|Talos)(?:\sLinux)?(?:\s(?:clusters?|version|v?1\.\d|control)|,\sv?1\.\d{2})
    |(?<=:\s|,\s)(RKE2|k3s|kubeadm|k0s)
      (?=(?:\son\s[\w-]{2,12}(?:\s[\w.]{1,8})?)?,\s(?:kubernetes|k8s)\s(?:version\s)?v?1\.\d)
    |\b(?:an?|the|my|our|local|using|with|in)\s(kind|minikube)\s(?:clusters?|v?0\.\d)
    |\b(OpenShift)\s(?:4\.\d{1,2}(?:\.\d{1,3})?\s)?(?:on|in)\s(?:AWS|Azure|GCP|vSphere|VMware)\b
    |\b(?:we|I)\s(?:run|have|use|operate|host)\s[^\n.,;?]{0,30}\bnodes?\s(?:in|on)\s(OpenShift|RKE2|k3s|k0s)\b(?![^.\n]{0,80}\?)
    |\b(minikube)\sstart\b|\b(kind)\screate\s
    |\b(?:using|with|use|via|by)\s(kind)\sto\s(?:create|make|set up|build|run)\b
    |(?<!\p{L})(?:
      aufgesetzt|aufgebaut|installiert|gebaut|erstellt|installée?|montée?|déployée?|créée?
      |instalado|montado|desplegado|creado|instalado|installato|creato
    )\s(?:mit|avec|con|com)\s(RKE2|k3s|kubeadm|k0s|kOps|Talos)(?!\p{L})
    |(?:${own}\s(?:\p{L}{3,16}\s){0,2}?|^[ \t>*-]{0,6})(RKE2|k3s|kubeadm|k0s|OpenShift|Talos)
      -(?:Clusters?|Umgebung|Installation|Setup)(?![\p{L}-])${notOfOthers}
    |(?<!(?:不是|没有|不用|非|别的|其他|另一?个|他们的)\s?)(?<![\w.-])(RKE2|k3s|kubeadm|k0s|OpenShift|Talos)
      \s?(?:的)?\s?(?:集群|クラスター?)(?!\s?(?:ではな|じゃな))
    |(kubeadm)\s?(?:安装|部署|搭建|でインストール|で構築)
    |(?:通过|使用|用)\s?(kubeadm)
    |\b(?:kubernetes|k8s)(?:\s(?:version\s)?v?1\.\d{2}(?:\.\d{1,3})?)?\s?[,，（(]\s?(kubeadm)\b
      (?!\s(?:v?\d|join|init|reset))
    |\b(?:kubernetes|k8s)\s(?:version\s)?v?1\.\d{2}(?:\.\d{1,3})?\s(?:per|mit|via|by|with|avec|con)
      \s(kubeadm|RKE2|k3s)\b
    |(?<=\b(?:we(?:['’]re|\sare)|cluster)\s(?:\w{1,4}\s)?\(?)v?1\.\d{2}(?:\.\d{1,3})?,\s(kubeadm|RKE2|k3s)(?=[,;)])
    |(?:\(|^|[,;:]\s)(kubeadm|RKE2|k3s|k0s),\s(?:not|no)\s(?:managed\s)?(?:EKS|AKS|GKE|RKE2?|k3s|kOps|OpenShift)\b
    |\b(?:RKE2?|k3s|kops|kubespray)\sis\snot\s(?:used|in\suse),?\s(?:it\sis|but|we\suse)\s(kubeadm|RKE2|k3s)\b
    |(?<=\bv?1\.\d{2}\.\d{1,2}\s\()(kubeadm|RKE2|k3s|k0s|kOps)(?=\))
    |[?？]\s(?:nein|no|non|nee)\s?[,–—-]\s?(RKE2|k3s|kubeadm|k0s|kOps|OpenShift|Talos)\b
    |\b(RKE2|k3s)\s(?:custom|imported|downstream)\sclusters?\b
    |\b(RKE1?)\s(?:clusters?|v?1\.\d)
    |\b(?:kubernetes|k8s)\sv?1\.\d{2}(?:\.\d{1,3})?[,(\s]{1,2}(RKE1?)\b
    |\b(microk8s)\s(?:clusters?|nodes?|v?1\.\d)
    |\b(?:vSphere with|using|run|runs|on)\s(Tanzu|TKGS?)\b
    |\b(TKGS?)\s(?:\d|clusters?)
    |\b(?:version of\s)((?:aks|acs)-engine)\b
    |\b((?:aks|acs)-engine)\s(?:clusters?|v?0\.\d)
    |\b(EKS[ -]Anywhere)(?=\s(?:clusters?|release|version|v?0\.\d|on|with)\b)
  `,
  'gimu',
)

/** Several have more than one name. */
const nameOf = (raw: string) =>
  raw
    .toLowerCase()
    .replace(/^tkgs?$/, 'tanzu')
    .replace(/^rke1$/, 'rke')
    .replace(/^eks anywhere$/, 'eks-anywhere')
    .replace(/^acs-engine$/, 'aks-engine')

/** What made the cluster, as people call it. */
export const distributionIn = (doc: Document): readonly Observation[] =>
  matchesOf(doc, distribution)
    .filter(
      ({ raw, place }, i, all) =>
        // “k3s? No, kubeadm.”
        (/engine$/i.test(raw) || !/^\s?[?？]/.test(wordsAround(doc, place, raw).behind)) &&
        !isOfOthers(doc, { place, raw }) &&
        all.findIndex((one) => nameOf(one.raw) === nameOf(raw)) === i,
    )
    .map(({ raw, place }) =>
      stated('cluster.distribution', nameOf(raw), raw, place, {
        inferred: true,
        weight: 'statement',
      }),
    )
