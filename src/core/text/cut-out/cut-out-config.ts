import { isApart } from './cut-out.ts'
import { isFilled } from '../sections/dedented.ts'
import type { Line } from '../lines.ts'

/** Fields that no other file has at its top; two of them tell a part of a component's. */
const ofKubelet =
  'address|cgroupsPerQOS|cgroupDriver|clusterDNS|clusterDomain|containerLogMaxFiles|containerLogMaxSize|containerRuntimeEndpoint|cpuManagerPolicy|enableSystemLogQuery|enforceNodeAllocatable|evictionHard|evictionSoft|evictionSoftGracePeriod|featureGates|hairpinMode|imageGCHighThresholdPercent|imageGCLowThresholdPercent|imageMaximumGCAge|imageMinimumGCAge|kubeReserved|maxParallelImagePulls|maxPods|memoryManagerPolicy|podPidsLimit|readOnlyPort|registerWithTaints|reservedMemory|reservedSystemCPUs|resolvConf|rotateCertificates|serializeImagePulls|serverTLSBootstrap|shutdownGracePeriod|shutdownGracePeriodByPodPriority|shutdownGracePeriodCriticalPods|staticPodPath|systemReserved|topologyManagerPolicy|topologyManagerScope'
const ofKubeProxy =
  'bindAddress|bindAddressHardFail|clusterCIDR|configSyncPeriod|conntrack|detectLocalMode|featureGates|healthzBindAddress|hostnameOverride|iptables|ipvs|metricsBindAddress|mode|nodePortAddresses|oomScoreAdj|portRange|winkernel|windowsRunAsService'
const fieldsOf = [ofKubelet, ofKubeProxy].map(
  (fields) => new RegExp(String.raw`^( {0,24})(?:${fields}):(?:\s|$)`),
)
const anyField = /^( {0,24})[a-z]\w{2,40}:(?:\s|$)/
const key = /^[a-z][A-Za-z]{2,40}:(?:\s|$)/
const distinct = /[a-z][A-Z]/

const file = String.raw`(?:['’]?s)?[ -](?:[\w.]{1,20} )?(?:config\w*|settings?|file|yaml)\b`
const leads = (name: RegExp) => (words: string) => name.test(words.slice(-300))

/** Words that lead to the file of a component, or to a part of it. */
export const namesKubeletFile = leads(
  new RegExp(String.raw`\bkubelet${file}|\bKubeletConfiguration\b`, 'i'),
)
export const namesKubeProxyFile = leads(
  new RegExp(String.raw`\bkube-?proxy${file}|\bKubeProxyConfiguration\b`, 'i'),
)

/** The text of the nearest line above with something in it. */
function filledAbove(lines: readonly Line[], from: number): string {
  for (let i = from - 1; i >= 0; i--) {
    const line = lines[i]
    if (line && isFilled(line)) return line.text
  }
  return ''
}

/** Nobody cuts out more. */
const most = 200

/**
 * The line behind fields of the kubelet’s file, or kube-proxy’s, that stand in other text without its head. Below words
 * that lead to it, or to that of kube-proxy, any key may be one: their reader knows the names.
 */
export function endOfConfigPart(lines: readonly Line[], from: number): number | undefined {
  const start = lines[from]?.text.slice(0, 200) ?? ''
  if (!anyField.test(start)) return undefined
  const above = filledAbove(lines, from)
  const isLedTo = namesKubeletFile(above) || namesKubeProxyFile(above)
  if (!isApart(lines, from)) return undefined
  if (isLedTo) return endOfFields(lines, from)
  for (const field of fieldsOf) {
    const end = endOfFields(lines, from, field)
    if (end !== undefined) return end
  }
  return undefined
}

/** Without a pattern any key may be a field. */
function endOfFields(lines: readonly Line[], from: number, field?: RegExp): number | undefined {
  const [whole, indent] = (field ?? anyField).exec(lines[from]?.text.slice(0, 200) ?? '') ?? []
  if (whole === undefined || indent === undefined) return undefined
  // A whole file begins so too.
  const isAtStart = from === 0
  const names = new Set<string>()
  let end = from
  for (let i = from; i < Math.min(lines.length, from + most); i++) {
    const text = lines[i]?.text ?? ''
    if (text.trim() === '' || !text.startsWith(indent)) break
    const inner = text.slice(indent.length)
    const isBelow = /^(?: |- |#)/.test(inner)
    if (!isBelow && !key.test(inner)) break
    if (!isBelow) {
      if (field && !field.test(text)) return undefined
      names.add(inner.slice(0, inner.indexOf(':')))
    }
    // What is said below the fields may stand behind the mark of a comment.
    if (!inner.startsWith('#')) end = i + 1
  }
  const isWhole = isAtStart && lines.slice(end).every(({ text }) => text.trim() === '')
  const isPart =
    !field || names.has('winkernel') || [...names].filter((name) => distinct.test(name)).length > 1
  return !isWhole && isPart ? end : undefined
}
