import { acrossLines } from '../../../values/across-lines.ts'

const kind = String.raw`(?:management|local|upstream|bootstrap|hub|seed|admin)\s(?:k3s\s|rke2?\s|kubernetes\s|k8s\s|kind\s)?clusters?`
const lives = String.raw`(?:itself\s|server\s|(?:is|was)\s){0,2}(?:runs?|running|lives?|sits?|installed|hosted|deployed)\s(?:in|on)`
const within = acrossLines`
  (?:
    (?!\b(?:downstream|workload|managed|guest|tenant|windows|and\s(?:our|the)|while|but)\b)
    (?:[^.;,!?\n]|\.(?=\d))
  ){0,80}
`
/** “The local cluster that Rancher lives in is …”, “Rancher itself runs on …”, “management cluster: …”. */
const ahead = new RegExp(
  String.raw`\b(?:${kind}|(?:rancher|cluster\sAPI|capi)\s${lives})\b${within}$`,
  'i',
)
/** “k3s 1.31.11 (local cluster)”, “… as the management cluster”. */
const behind = new RegExp(
  acrossLines`
    ^["'\x60)]?\s(?:cluster\s)?(?:
      (?:\(|is\s|as\s|for\s|on\s|in\s)(?:the\s|our\s|a\s)?${kind}
      |(?:(?:that|which)\s)?(?:rancher\s${lives}|hosts\srancher|(?:only\s)?runs\srancher)
    )\b
  `,
  'i',
)

/** Whether a sentence tells of the cluster from which others are managed, which has no Windows nodes. */
export const isOfManagement = (before: string, after: string): boolean =>
  ahead.test(before) || behind.test(after)
