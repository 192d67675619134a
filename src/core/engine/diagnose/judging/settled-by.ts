import type { Observation } from '../../../model/observation.ts'
import { deciding, named } from '../../../model/observed.ts'
import type { AnyParsed } from '../../../model/parsed.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** Rules whose question a lint answers for the document itself, with its exact place. */
const gates = ['feature-gate-known', 'feature-gate-locked', 'feature-gate-syntax']
const haveGates: ReadonlySet<string> = new Set([
  'command-line',
  'kubelet-config',
  'kube-proxy-config',
])

/** Rules about nodes and their pods; a host on which nothing but Docker runs is none. */
const aboutNodes = ['windows-host-supported']
const ofDocker = /\bdocker/i
/** Swarm has none of these. */
const wordsOfKubernetes = acrossLines`
  kube|k8s|\bk3s|\brke2?\b|\bcni\b|\bpods?\b|containerd(?!(?: version)?:)|apiVersion
  |CONTAINER-RUNTIME|\b(?:flannel|calico|antrea|aks|eks|gke)\b
`
const ofSwarm = /\bdocker\s(?:swarm|service|stack)\b|\bswarm\b/i
const ofKubernetes = new RegExp(String.raw`${wordsOfKubernetes}|\b(?:nodes?|clusters?|hns)\b`, 'i')
const ofKubernetesAlone = new RegExp(wordsOfKubernetes, 'i')

function tellsOfKubernetes(files: readonly { readonly name: string; readonly text: string }[]) {
  const words = files.some(({ text }) => ofSwarm.test(text)) ? ofKubernetesAlone : ofKubernetes
  return files.some(({ name, text }) => words.test(name) || words.test(text))
}

/** The rules that have nothing to say of what was sent. */
export const settledBy = (
  parsed: readonly AnyParsed[],
  files: readonly { readonly name: string; readonly text: string }[],
  observations: readonly Observation[],
): ReadonlySet<string> =>
  new Set([
    ...(parsed.some(({ kind }) => haveGates.has(kind)) ? gates : []),
    ...(files.some(({ text }) => ofDocker.test(text) || ofSwarm.test(text)) &&
    !tellsOfKubernetes(files)
      ? [...aboutNodes, 'hyperv-unsupported']
      : []),
    // What a plan would take says nothing of the image that the node has.
    ...(named(observations, 'pauseImage').length > 0 ? ['pause-image'] : []),
    // As `nodeRights.awsName` has it, such a name is the private one of DNS and not that of the computer.
    ...(hasNameOfAddress(observations) ? ['node-name-length'] : []),
    // A client shares its build with a release of the server; host-is-server speaks of it.
    ...(isClient(observations) ? aboutNodes : []),
  ])

function hasNameOfAddress(observations: readonly Observation[]): boolean {
  const names = deciding(observations, 'nodeName')
  return (
    names.length > 0 &&
    names.every(({ value }) => /^ip(?:-\d{1,3}){4}(?:\.|$)/i.test(String(value)))
  )
}

const isClient = (observations: readonly Observation[]) => {
  const hosts = named(observations, 'host.os').map(({ value }) => String(value))
  const clients = named(observations, 'node.client').map(({ value }) => String(value))
  return (
    [...hosts, ...clients].some((one) => /\bWindows 1[01]\b/.test(one)) &&
    !hosts.some((one) => /\bWindows Server\b/.test(one))
  )
}
