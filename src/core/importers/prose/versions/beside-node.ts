import type { Document } from '../../../model/document.ts'
import { matchesOf, type Match } from '../../text-of.ts'
import { saidIn } from '../meant/said.ts'
import { minorNumber as number } from './upgrade-words.ts'
import { isVersionOfNow } from './version-of-now.ts'
import { high } from './version-words.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** “1.14.2, Windows Server 2019, flannel”, “1.27.9 on AKS”: what a sentence begins with beside the system or place of a node. */
const besideWindows = new RegExp(
  acrossLines`
    (?:^|[.!?:]\s|\(|\b(?:we (?:have|run|use|are on)|running|nodes? on)\s)\s{0,3}
    (?=v?${high}(?:\.\d|,))${number}(?=
      ,?\s(?:(?:on|and|with)\s)?(?:(?:Windows|WS)\s?(?:Server\s)?|Server\s)20(?:19|2[25])\b
      |,\s(?:containerd|docker)\s?v?\d
      |,?\s(?:on|in)\s(?:(?:Azure|AWS|Amazon|Google)\s)?(?:AKS|EKS|GKE|RKE2|OpenShift)\b
    )
  `,
  'gim',
)
/** “Windows Server 2022, containerd://1.7.20, v1.31.3”, “node win-3 v1.27.3 Windows Server 2022”: a node in short. */
const besideNode = new RegExp(
  acrossLines`
    \b(?:containerd|docker)(?::\/\/|\s)v?\d[\w.+-]{1,20}(?:,\s(?:k8s\s)?|\s\/\s)
      (?=v?${high}\.\d)${number}(?=[,;)]|\.?\s*$|\.\s)
    |\bnode:?\s[a-z][\w.-]{1,60},?\s(?=v${high}\.\d)${number}
      (?=,?\s(?:Windows|WS)\s?(?:Server\s)?20(?:19|2[25])\b)
    |\b(?:Not)?Ready(?:,\s|\s{1,4}(?:[\w<>/-]{1,20}\s{1,4}){0,3})(?=v${high}\.\d)${number}
      (?=
        ,?\s{1,4}(?:[\d.<>a-z]{1,40}\s{1,4}){0,2}
        (?:(?:Windows|WS)\s?(?:Server\s)?20(?:19|2[25])\b|Windows\sServer\b|10\.0\.\d{5})
      )
  `,
  'gim',
)

/** “An AKS cluster with two pools, one Linux (v1.27.9) and one Windows (v. 1.27.9)” */
const besidePool = new RegExp(
  acrossLines`
    \b(?:clusters?|node\s?pools?|AKS|EKS|GKE)\b(?:[^\n.;]|\.(?=\s?\d)){0,100}?\bwindows
    (?:\s(?:node\s?)?(?:pool|group|one))?\s\((?:version\s|v\.\s?)?(?=v?${high}\.\d)${number}(?=\))
  `,
  'gi',
)

/** “Calico 3.27.3 on 1.28 with Windows nodes” */
const besidePlugin = new RegExp(
  acrossLines`
    \b(?:flannel|calico|antrea)\sv?\d{1,2}\.\d{1,3}(?:\.\d{1,3})?\son\s${number}
    (?=
      [,;)]|\.?\s?$|\.\s
      |\s(?:with|and)\b
        (?![^.;,\n]{0,40}\b(?:is|are|was|were)\s(?:documented|supported|tested|known|listed)\b)
    )
  `,
  'gi',
)

/** Versions that stand without a word beside what else a node runs. */
export const besideNodeIn = (doc: Document): readonly Match[] => [
  ...[besideWindows, besideNode]
    .flatMap((one) => matchesOf(doc, one))
    .filter((one) => isVersionOfNow(doc, one)),
  ...saidIn(doc, besidePlugin),
  ...saidIn(doc, besidePool),
]
