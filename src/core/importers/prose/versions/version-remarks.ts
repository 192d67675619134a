import { isAgainstFormer } from './version-words.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** A word for what has the version, in a remark. */
const owner = String.raw`(?:(?:kubelet|kube-?proxy)(?:\.exe)?|kubernetes|k8s|rke2|k3s|node|server)`

/** Behind a command on its line: `--v=4 # 1.23.4 windows`, `--v=4 -> v1.34.0, windows`, `--v=4 [kubelet.exe v1.19.2]` */
const remark = new RegExp(
  acrossLines`
    --[a-z][^\n]{0,400}?(?:\s(?:#{1,2}|\/\/|[-=]+>|→|[-–—])|\s[[(])\s?
    (?:(?:is|on|at|this|our|the|an?)\s){0,2}(?:${owner}\s)?(?:version\s)?v?$
  `,
  'i',
)
const endsRemark =
  /^\s?(?:$|[\]),;]|\.(?:\s|$)|(?:on\s)?(?:windows|win|ws|server|nodes?|kubelet)\b)/i

/** “Going to 1.25.4 broke it” in other words: what began with that version. */
export const begun = new RegExp(
  acrossLines`
    (?<!\bwhat\s(?:happens|breaks|changes|comes)\s)\b(?:since|after)\s
    (?:(?:going|upgrading|updating|moving)|(?:the|our|an?)\s(?:upgrade|update|move))\s
    (?:(?:all|it|everything|the nodes?|our nodes?)\s)?to\s(?:(?:kubernetes|k8s|version)\s)?v?$
  `,
  'i',
)

/** “1.33.4 now.” */
const now = /^\s(?:now|here|everywhere|today)(?=[.,;!]?\s?$|[.,;!]\s)/i

/** “… of a 1.29.3 worker (WS2022)” */
const isOfMachine = (ahead: string, behind: string) =>
  /\b(?:of|from|on)\s(?:an?|the|our|my|this|these)\sv?$/i.test(ahead) &&
  /^\s(?:windows\s)?(?:nodes?|workers?|machines?|agents?)\b/i.test(behind)

/** “RKE2 v1.25.12+rke2r1”: nothing else has such a number. */
const ofDistribution = /\b(?:rke2|k3s|k0s)\b[^\n]{0,20}[\s(]v?$/i

/** Whether a number with its patch is that of a node by what stands around it, in a text about one. */
export const isRemarkedVersion = (ahead: string, raw: string, behind: string) =>
  (remark.test(ahead) && endsRemark.test(behind)) ||
  begun.test(ahead) ||
  isAgainstFormer(ahead, behind) ||
  (/(?:^|[.!?;]\s)\s{0,4}v?$/i.test(ahead) && now.test(behind)) ||
  isOfMachine(ahead, behind) ||
  (/\+(?:rke2|k3s|k0s)/.test(raw) && ofDistribution.test(ahead))
