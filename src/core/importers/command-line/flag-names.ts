import { allFlags, flagOf } from '../../catalog/flags/accepted.ts'
import { kubeProxyLogFlags } from '../../catalog/flags/klog.ts'
import { flanneldFlags } from '../../catalog/flags/flanneld.ts'
import { isOfKubernetes, type FlaggedProgram } from '../../model/parsed.ts'
import type { Argument } from '../../text/mapped.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** Of names after one dash only known ones are flags: PowerShell and other programs have theirs. */
export const isFlag = (text: string) =>
  /^(?:--|[–—]{1,2})[A-Za-z]/.test(text) || (/^-[A-Za-z]/.test(text) && isKnownName(nameOf(text)))

const isKnownName = (name: string) =>
  name === 'v' || kubelet.has(name) || kubeProxy.has(name) || flanneld.has(name)

/** kubelet and kube-proxy share flags; the one that has more of them is meant. */
export function guessed(
  args: readonly Argument[],
  hinted: FlaggedProgram | undefined,
): FlaggedProgram | undefined {
  const names = args.filter(({ text }) => isFlag(text)).map(({ text }) => nameOf(text))
  if (names.some((name) => ofOthers.test(name))) return undefined
  const scores = [
    ['kubelet', names.filter((name) => kubelet.has(name)).length],
    ['kube-proxy', names.filter((name) => kubeProxy.has(name)).length],
    ['flanneld', names.filter((name) => flanneld.has(name)).length],
  ] as const
  // Most of them are known, else it is another program with flags of its own.
  const own = scores.filter(([, count]) => count * 2 > names.length)
  const [first, second] = own.toSorted((a, b) => b[1] - a[1])
  // Other programs of Go log, listen and run as a service in the same words.
  if (names.every((name) => common.has(name))) return own.find(([one]) => one === hinted)?.[0]
  if (first && first[1] !== second?.[1]) return first[0]
  return own.find(([program]) => program === hinted)?.[0]
}

/** Flags of the control plane and of drivers, which share some with the components of nodes. */
const ofOthers = new RegExp(
  acrossLines`
    ^(?:
      leader-elect(?:ion)?
      |use-service-account-credentials
      |configure-cloud-routes|allocate-node-cidrs|controllers|etcd-servers
      |service-cluster-ip-range|cluster-signing-[\w-]{1,40}|csi-address
      |kubelet-registration-path|kubelet-insecure-tls
      |kubelet-preferred-address-types
      |metric-resolution
    )$
  `,
)

const common = new Set([
  ...kubeProxyLogFlags.keys(),
  'windows-service',
  'metrics-bind-address',
  'kubeconfig',
  'config',
  'feature-gates',
])

const kubelet = new Set(allFlags('kubelet').map(({ name }) => name))
const kubeProxy = new Set(allFlags('kube-proxy').map(({ name }) => name))
const flanneld = new Set(flanneldFlags.map(({ name }) => name))

/** Without its hyphens; a dash that is none stays. */
export const nameOf = (text: string) => /^-{0,2}([^=\s]*)/.exec(text)?.[1] ?? ''

/** What takes its value from the next argument: everything but switches. */
export function isSwitch(component: FlaggedProgram, name: string): boolean {
  if (isOfKubernetes(component)) {
    const flag = flagOf(component, name)
    return flag === undefined || flag.type === 'bool'
  }
  return flanneldFlags.find((flag) => flag.name === name)?.type === 'bool'
}

const lack = new RegExp(
  acrossLines`
    ^(?:
      without|lacks?|lacking|miss(?:es|ing)|needs?|requires?|never|no|not|should|must|can|cannot
      |does|doesn['’]t|ohne|fehlt|sans|manque|sin|falta|senza|manca|sem|bez|без|zonder
      |(?:没|未|缺|不)\p{L}{0,5}
    )$
  `,
  'iu',
)

/** “kube-proxy without --enable-dsr, flannel, …”: no command has such a word behind its program. */
export const isLack = (word = '') => lack.test(word)
