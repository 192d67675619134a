import { acrossLines } from '../../../values/across-lines.ts'
import { high } from './tool-version-words.ts'

/** So high are the numbers of few other programs. */
const number = String.raw`(?=v?1\.(?:9|[1-9]\d)\.\d)v?(1\.\d{1,2}\.\d{1,3}(?:[-+][\w.+-]{0,39}\w)?)\b(?!\.\d)`

/** “Cluster version: 1.21.3”, “our cluster is on 1.21.3”, “the cluster runs 1.21.3”. */
export const ofCluster = new RegExp(
  acrossLines`
    \bclusters?(?:['’]s)?(?:\s(?:version|release))?\s{0,2}(?:
      [:=]
      |(?:is|are)\s(?:(?:still|now|currently)\s)?(?:(?:on|at|running)\s)?
      |runs?\s|on\s|at\s|with\s(?=version\s)
      |(?:\s(?:was|is)\s[^.;:,\n]{1,40})?,?\s(?:and|which)\s(?:it\s)?(?:is|runs|has)\s
        (?=version\s)
    )\s{0,3}(?:version\s)?${number}
  `,
  'gi',
)

const weHave = acrossLines`
  \bwe(?:
    \s(?:currently\s|still\s|now\s)?(?:run|use|have)
    |['’]re\s(?:on|running)
    |\sare\s(?:(?:currently|still|now)\s)?(?:on|running)
  )\s(?:version\s)?
`
/** “We run 1.21.3 on Windows Server 2019”. */
export const ofUs = new RegExp(`${weHave}${number}`, 'gi')

/** “We run 1.28 (kubeadm)”, where the line tells what has the number, and what follows counts nothing. */
export const ofUsInShort = new RegExp(
  acrossLines`
    ${weHave}v?(${high})(?=
      \s?(?:[,;:()!?]|\.(?!\d)|$)
      |\s(?:
        on|with|and(?!\sv?\d)|at|now|everywhere|here|kubernetes|k8s|clusters?|kubeadm|rke2|k3s
        |aks|eks|gke
      )\b
    )
  `,
  'gim',
)
export const ofNodes =
  /\b(?:kubeadm|kubernetes|k8s|rke2|k3s|eks|aks|gke|clusters?|kubelets?|(?:windows|worker) nodes?)\b/i

/** “Cluster 1.26.5, two nodes”: so high are the numbers of few other programs. */
export const ofClusterInShort = new RegExp(
  acrossLines`
    \bcl[uú]sters?\s(?:(?:AKS|EKS|GKE|RKE2|k3s|kubernetes|k8s)\s)?
    (?:de\s(?:labo(?:ratoire)?|production|prod|test|recette|pruebas|producción|teste|produção)\s)?
    (?:(?:ist|est|está|es|em|en|in|auf|sur|la|der|na|no|version|versión|versão)\s){0,3}v?
    (${high}\.\d{1,2}(?:[-+][\w.+-]{0,39}\w)?)
    (?=
      \s?(?:[,;:()]|\.(?!\d)|$)
      |\s(?:on|with|and|at|now|has|of|mit|und|avec|et|con|com|e|y|fonctionne|funciona|läuft)\b
    )
  `,
  'gim',
)

/** “Cluster version -1.24”, “my cluster version is 1.29”, “our k8s cluster is on 1.25”. */
export const ofClusterOfTwo = new RegExp(
  acrossLines`
    (?<!\b(?:where|if|when|whose)\s(?:the\s|your\s)?)\bclusters?\sversion[*_]{0,3}\s{0,2}
      (?:
        [:=]\s{0,2}[*_]{0,3}v?(${high})\b(?!\.\d)
        |[–-]\s{0,2}v?(${high}(?:\.\d{1,2}(?:[-+][\w.+-]{0,39}\w)?)?)\b(?!\.\d)
        |(?:is|was)\s(?:still\s|now\s|currently\s|at\s){0,2}v?(${high})\b(?!\.\d)
      )
    |\b(?:k8s|kubernetes)\sclusters?\s(?:(?:is|are|was)\s)?(?:still\s|now\s)?(?:on|at|running)\s
      (?:version\s)?v?(${high})\b(?!\.\d)
    |(?:\b(?:our|the|this)\s|(?:^|[.!?,;]\s))clusters?\s(?:is|are)\s
      (?:still\s|now\s|currently\s)?(?:(?:on|at)\s)?(?:version\s)?v?(${high})\b(?!\.\d)
  `,
  'gim',
)

const kind = '(?:kubernetes|k8s|aks|eks|gke|rke2|k3s|clusters?|control planes?|masters?)'
const whole = acrossLines`
  (?:
    (?:
      the|our|this|my|whole|entire|production|prod|dev|staging|test|everything|it|all|of|version
      |${kind}|\([^)\n]{1,30}\)
    )\s
  )
`
/**
 * “After we went from 1.23 to 1.24”: people or a cluster, and nothing else that has such numbers. Of
 * one node the control plane is not told.
 */
export const ofStep = new RegExp(
  acrossLines`
    \b(?:
      (?:we|I|they|customer|team|${kind})\s
        (?:(?:have|had|has|just|recently|all|then|was|were|got|been|finally)\s){0,3}
        (?:went|upgraded|updated|moved|migrated|bumped|jumped|gone)\s${whole}{0,5}
      |(?:after|since|during|following)\s(?:(?:the|an?|our|last|recent)\s){0,2}(?:${kind}\s)?
        (?:upgrade|upgrading|update|updating|migration|migrating|going|moving)\s${whole}{0,5}
    )(?:from\s)?(?:version\s|${kind}\s)?v?${high}(?:\.\d{1,3})?
    (?:\s(?:up\s)?to\s|\s?(?:[-–=]+>|→)\s?)(?:version\s|${kind}\s)?(?=v?${high}\b)v?
    (1\.\d{2}(?:\.\d{1,3}(?:[-+][\w.+-]{0,39}\w)?)?)\b(?!\.\d|\sof\s)
  `,
  'gi',
)

/** “Since we went to 1.21.3”: so high are the numbers of few other programs. */
export const ofStepTo = new RegExp(
  acrossLines`
    \b(?:since|after|now that|ever since)\s(?:we|they|I|the (?:customer|team))\s
    (?:(?:have|had|just|all)\s){0,2}(?:went|upgraded|updated|moved|migrated|switched|gone)
    \s${whole}{0,5}(?:up\s)?to\s(?:version\s|${kind}\s)?v?
    (${high}\.\d{1,2}(?:[-+][\w.+-]{0,39}\w)?)\b(?!\.\d|\sof\s)
  `,
  'gi',
)

/** “After the EKS upgrade to 1.33”: of its nodes nothing is said. */
export const ofUpgradeTo = new RegExp(
  acrossLines`
    (?<!\b(?:happens|breaks|changes|comes|will|do)\s)\b(?:since|after|following)\s
    (?:(?:the|our|an?|last|recent)\s){0,2}(?:aks|eks|gke|clusters?|control[- ]planes?|masters?)
    \s(?:upgrade|update|migration)\sto\s(?:version\s|${kind}\s)?v?
    (${high}(?:\.\d{1,2}(?:[-+][\w.+-]{0,39}\w)?)?)\b(?!\.\d|\sof\s)
  `,
  'gi',
)

/** “Our version is 1.24.6”, “on AKS-engine with 1.18.17” */
export const ofOurs = new RegExp(
  acrossLines`
    \bour\s(?:current\s)?version\sis\s(?:still\s|now\s)?(?=v?${high})${number}(?!\sof\b)
    |\baks[- ]engine\b(?:\s(?:with|on|at|version|cluster|clusters)){0,3}\s(?=v?${high})${number}
  `,
  'gi',
)

/** “The server is 1.18.14”, “…, Server Version: v1.22.1” */
export const ofServerTold = new RegExp(
  acrossLines`
    (?:^|^[ \t]{1,4}(?=server\s(?:is\s)?v?1[.\d]{3,8},)|[.,;:(]\s?|\b(?:our|the|api|der|unser)\s)
    (?:api[ -]?)?server(?:\sversion)?
    (?:\s?:|\s(?:is|runs|has|on|at|auf|bei|ist|läuft|steht)(?:\s(?:still|now|noch|jetzt))?(?:\s(?:at|on|auf|bei))?)?
    \s(?=v?${high})${number}
  `,
  'gim',
)

/** “kubectl version 1.21.6 on both”: of whatever it is, it is the release of these machines. */
export const ofBoth = new RegExp(
  acrossLines`
    \bkubectl(?:\sversion)?(?:\sis)?\s(?=v?${high})v?(1\.\d{2}\.\d{1,2})v?\s(?:on|for|at)\s
    (?:both|all|each|every)\b(?!\s(?:clients?|laptops?|workstations?|PCs?|developers?|jump)\b)
  `,
  'gi',
)

/** “Server version: 1.21.3” as people type it; Docker prints its own in the same words. */
export const ofServer = new RegExp(
  acrossLines`
    ^[ \t]*(?:[-*|]\s)?(?:
      (?:api[ -]?)?server version[ \t]{0,3}[:=|][ \t]{0,3}
      |"orchestratorVersion":[ \t]{0,3}"
      |(?:kubernetes|k8s) version:?[ \t]{0,3}server:[ \t]{0,3}(?=1\.\d\d(?:\.\d{1,2})?\s)
    )(?:${number}|(1\.(?:1[4-9]|[23]\d))(?=\s))
  `,
  'gim',
)
export const ofDocker =
  /\bstorage driver\b|\bcontainers:\s*\d|\bdocker (?:info|version)\b|^\s*engine:/im

export const ofOtherProgram = new RegExp(
  acrossLines`
    \b(?:
      antrea|argo\w*|calico|cert-manager|cilium|csi|add-?ons?|nginx|ingress|velero
      |elastic(?:search)?|kafka|redis|vault|consul|rook|istio|docker|helm|charts?|drivers?
      |golang|plugins?|agents?|etcd|mesh|other|second|new|test|old
    )\b
  `,
  'i',
)
