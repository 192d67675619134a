import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'
import { commandOf } from '../../objects/with-command.ts'
import { matches } from '../../../text/patterns/may-match.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** In `crictl.yaml`, kubeadm's files and flags, annotations of nodes, and what the kubelet says of it. */
const named = new RegExp(
  acrossLines`
    (?:
      (?:\bcri-?socket|(?<![\w-])(?<!image[- ]service )endpoint)\\?["']?
      |(?<![\w-])runtime-endpoint["']?
    )(?:\s{0,3}[:=]\s{0,3}|\sis\s|\s)\\?["']?
    (npipe:\/{2,4}[\w./$-]{3,120}|\/\/\.\/pipe\/[\w.-]{3,80})
  `,
  'gi',
)

/** What crictl takes it from, and what gRPC says of an address that nobody listens at. */
const asked = new RegExp(
  acrossLines`
    (?:\$env:|\bset\s)?\bCONTAINER_RUNTIME_ENDPOINT["']?\s{0,2}[=:,]\s{0,2}["']?
      (npipe:\/{2,4}[\w./$-]{3,120})
    |"Addr": ?"(\/\/\.\/pipe\/[\w.-]{3,80})"
  `,
  'gi',
)

const lasting =
  /\bsetx(?:\.exe)?\s{1,4}["']?CONTAINER_RUNTIME_ENDPOINT["']?\s{1,4}["']?(npipe:\/{2,4}[\w./$-]{3,120})/gi

/** The pipe of the runtime, by the names that all but the kubelet's own flag have for it. */
export const runtimeEndpointsIn = (doc: Document): readonly Observation[] =>
  [
    ...(matches(doc, /npipe:|\/\/\.\/pipe\//)
      ? [named, asked, lasting].flatMap((words) => matchesOf(doc, words))
      : []),
    ...typedIn(doc),
  ].map(({ raw, place }) => stated('runtime.endpoint', raw, raw, place))

/** A variable is set at a prompt too. */
function typedIn(doc: Document) {
  const typed = /CONTAINER_RUNTIME_ENDPOINT/i.test(doc.command ?? '') ? commandOf(doc) : undefined
  return typed ? matchesOf(typed, asked) : []
}

/** What the CRI plugin of containerd logs of its own configuration as it starts. */
const logged = [
  ['containerd.sandboxImage', /\bSandboxImage:(\S{3,200}?)(?=[\s}])/g],
  ['containerd.cni.confDir', /\bNetworkPluginConfDir:([A-Za-z]:[^\s}]{1,200})/g],
  ['containerd.cni.binDir', /\bNetworkPluginBinDir:([A-Za-z]:[^\s}]{1,200})/g],
  ['containerd.defaultRuntime', /\bDefaultRuntimeName:([\w-]{3,60})/g],
] as const

export const loggedPluginIn = (doc: Document): readonly Observation[] =>
  matches(doc, /cri plugin with config|Start cri plugin/i)
    ? logged.flatMap(([name, pattern]) =>
        matchesOf(doc, pattern)
          .slice(0, 1)
          .map(({ raw, place }) => stated(name, raw.replaceAll('\\\\', '\\'), raw, place)),
      )
    : []
