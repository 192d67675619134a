import { acrossLines } from '../../../values/across-lines.ts'

/** So high are the minors of few other programs. */
export const high = String.raw`1\.(?:1[4-9]|[2-4]\d)`

/** “kubeadm 部署的 v1.28.9”, and the row of a version right below that of what it is of. */
export const ofTool = new RegExp(
  acrossLines`
    \b(?:kubeadm|rke2|k3s|k0s|kops)\s?(?:安装|部署|搭建|构建|でインストール|で構築|でデプロイ)(?:的|した|の)?\s?
      (?:k8s|kubernetes)?\s?v?(${high}\.\d{1,2}(?:[-+][\w.+-]{0,39}\w)?)(?![\w.])
    |\b(?:installed|built|made|created|deployed|set\sup|bootstrapped)\s(?:with|by|using|via)\s
      (?:kubeadm|rke2|k3s|k0s|kops)\s(?:at|on|as)\s(?:version\s|kubernetes\s)?
      v?(${high}\.\d{1,2}(?:[-+][\w.+-]{0,39}\w)?)(?![\w.]*\w)(?!\s(?:and\s)?(?:upgraded|updated|moved|then))
    |(?<!\b(?:to|from|after|before|until|since|than|clusters?|kubernetes|k8s|version)\s)(?<![\w.])v?(${high}\.\d{1,2})\s\((?:kubeadm|RKE2|k3s|k0s|kOps)\)
    |^[ \t|*-]{0,6}(?:platform|cluster|distribution|provider|service)[ \t]{0,3}[:=|][^\n]{0,30}?
      \b(?:AKS|EKS|GKE|RKE2|kubeadm|k3s|kubernetes)\b[^\n]{0,20}\n[ \t|*-]{0,6}version
      [ \t]{0,3}[:=|][ \t]{0,3}v?(${high}(?:\.\d{1,2}(?:[-+][\w.+-]{0,39}\w)?)?)(?![\w.])
  `,
  'gim',
)

/** “A pool (Windows2022, 1.27.9)”, as AKS names its systems. */
export const besideSku = new RegExp(
  String.raw`\bWindows20(?:19|22|25)\b,\s{1,2}v?(${high}\.\d{1,2})\b(?!\.\d)`,
  'gi',
)
