import type { Observation } from '../../../model/observation.ts'
import { ownValue } from '../../../values/own.ts'

/** What a name names; pseudonyms are `node-1`, `pod-1` and so on. */
export type NameKind = 'node' | 'workload' | 'namespace' | 'pod' | 'image' | 'host'

/** Names that say nothing about whoever uses them. */
const common = new Set(
  `default kube-system kube-public kube-flannel kube-proxy kubelet flannel calico-system tigera-operator
   calico antrea containerd docker windows linux node nodes pod
   pods web hostname localhost name unknown true false none
   pause coredns iis cluster service error failed`.split(/\s+/),
)

/** Whether a name says nothing about whoever uses it. */
export const isCommonName = (name: string) => common.has(name.toLowerCase())

const kinds: Readonly<Record<string, NameKind>> = {
  nodeName: 'node',
  'host.name': 'node',
  'pod.node': 'node',
  workloadName: 'workload',
  namespace: 'namespace',
  image: 'image',
  pauseImage: 'image',
}

/** How messages name nodes and pods. */
const messages: readonly (readonly [RegExp, readonly NameKind[]])[] = [
  [/\bnodes?[ =]\\?"([\w.-]{1,253})\\?"/gi, ['node']],
  [/\bsystem:node:([\w.-]{1,253})/g, ['node']],
  [/--hostname-override[= ]"?([\w.-]{1,253})/g, ['node']],
  [/\bpods?[ =]\\?"([\w.-]{1,253})\/([\w.-]{1,253})\\?"/g, ['namespace', 'pod']],
  [
    /\bpod \\?"([a-z0-9.-]{1,253})_([a-z0-9.-]{1,253})(?:\([^)]{0,80}\))?\\?"/g,
    ['pod', 'namespace'],
  ],
  [/\bpods? \\?"([a-z0-9.-]{1,253})\\?"/g, ['pod']],
  [/\bpod ([a-z0-9.-]{1,253})_([a-z0-9.-]{1,253})\(/g, ['pod', 'namespace']],
  [/\bpod\/([a-z0-9.-]{1,253})/g, ['pod']],
  [/\bnamespaces?[ =]\\?"([\w.-]{1,253})\\?"/g, ['namespace']],
]

/** The names that observations hold, and those that messages put between their own words. */
export function namesIn(
  observations: readonly Observation[],
  texts: readonly string[],
): readonly (readonly [NameKind, string])[] {
  const read = observations.flatMap(({ name, value, subject }): [NameKind, string][] => {
    const kind = ownValue(kinds, name)
    const node = subject?.startsWith('node ') || subject?.startsWith('linux ')
    return [
      ...(kind && typeof value === 'string' ? [[kind, value] as [NameKind, string]] : []),
      ...(node && subject
        ? [['node', subject.slice(subject.indexOf(' ') + 1)] as [NameKind, string]]
        : []),
    ]
  })
  const servers = observations.flatMap(({ decision, value }): [NameKind, string][] => {
    const host = decision === 'apiServerEndpoint' ? String(value).replace(/:\d{1,5}$/, '') : ''
    return /^[a-z]/i.test(host) ? [['host', host]] : []
  })
  const said = texts.flatMap((text) =>
    messages.flatMap(([pattern, named]) =>
      [...text.matchAll(pattern)].flatMap((match) =>
        named.flatMap((kind, i): [NameKind, string][] => {
          const name = match[i + 1]
          return name === undefined ? [] : [[kind, name]]
        }),
      ),
    ),
  )
  return [...read, ...servers, ...said].filter(
    ([kind, name]) => kind === 'image' || (/^[\w.-]{2,253}$/.test(name) && !isCommonName(name)),
  )
}
