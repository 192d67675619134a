import { acrossLines } from '../../../values/across-lines.ts'

/** “10.96.0.10 -> 172.20.0.10”, “1.29.9 → 1.30.5”: behind what was stands what is. */
const changes = /^["'`]?\s{0,2}(?:[-=]{1,2}>|→)\s{0,2}["'`v]?\d/i
const programs = 'containerd|docker|flannel|calico|antrea'
const runtimes = '(?:containerd|docker|mirantis)'
const plugins = '(?:flannel|calico|antrea|cilium)'
const systems = '(?:windows|server|ltsc|win|ws)'
const to = acrossLines`
  ^["'\x60]?(?:\sv?\d[\w.+-]{0,20})?\s{0,2}(?:
    (?:[-=]{1,2}>|→)\s{0,2}
      (?:(?:migrated|switched|moved|changed|now|replaced)\s(?:(?:to|by|with)\s)?)?
    |\((?:since\s)?(?:migrated|switched|moved|changed|replaced)\s(?:to|by|with)\s
  )(?:the\s)?
`
const others: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:containerRuntime|runtime|runtimeVersion)$/, new RegExp(to + runtimes, 'i')],
  [/^(?:cni|network\.cni|cniRelease|\w+\.version)$/, new RegExp(to + plugins, 'i')],
  [/^(?:windowsRelease|windowsRevision|host\.os|host\.build)$/, new RegExp(to + systems, 'i')],
]
const planned = new RegExp(
  acrossLines`
    (?<![\p{L}])(?:
      plan\p{L}{0,5}|will|want\p{L}{0,3}|should|next|todo|to\sdo|geplant|soll(?:en)?|wollen
      |prévoyons|prévue?|previsto
    )(?![\p{L}])(?:[^.;!?\n]|\.(?=\d)){0,80}$
  `,
  'iu',
)

/** Whether what is there was brought to another value, and is not only to be. */
export const isChanged = (before: string, behind: string): boolean =>
  changes.test(behind) && !planned.test(before)

const arrow = new RegExp(
  acrossLines`
    (?:[-=]{1,2}>|→)\s{0,2}["'\x60]?
    (?:(?:version|kubernetes|k8s|${programs}|windows|server)\s){0,2}v?$
  `,
  'i',
)

/** “We plan: Docker 20.10 -> containerd 1.7”: what a change is to bring is not there. */
export const isPlannedChange = (before: string): boolean =>
  arrow.test(before) && planned.test(before.replace(arrow, ''))

/** “Docker 20.10 -> containerd 1.7”, “Flannel (replaced by Calico)”: what is behind a name of its kind is there. */
export const isReplacedByOther = (name: string, before: string, behind: string): boolean =>
  others.some(([names, words]) => names.test(name) && words.test(behind)) && !planned.test(before)

/** What a cluster has one of, beside its programs. */
export const ofRanges: ReadonlySet<string> = new Set([
  'clusterDNS',
  'clusterCIDR',
  'serviceCIDR',
  'vni',
  'vxlanPort',
  'maxPods',
])
