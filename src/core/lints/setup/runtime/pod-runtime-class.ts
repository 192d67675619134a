import { isolation } from '../../../catalog/isolation.ts'
import { newestVerified } from '../../../catalog/kubernetes/index.ts'
import { containerdTables } from '../../../catalog/runtimes/containerd-tables.ts'
import { dockerHandler } from '../../../catalog/runtimes/docker.ts'
import { imageMatch } from '../../../catalog/windows/image-match.ts'
import { releaseToldBy } from '../../../catalog/windows/image-words.ts'
import { images, windows, windowsReleases } from '../../../catalog/windows/index.ts'
import { scheduling } from '../../../catalog/workload/scheduling.ts'
import { runtimeClassOfPod } from '../../../catalog/workload/runtime-class.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { isolationOfHandler } from '../../../model/handler-isolation.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { ofKind, type AnyParsed, type Parsed } from '../../../model/parsed.ts'
import { named } from '../../../model/observed.ts'
import { rowViolation, rowWithin } from '../../limitation-rows.ts'

export const podRuntimeClass = defineLint({
  id: 'pod-runtime-class',
  on: 'setup',
  summary: 'The RuntimeClass that a pod names is there, and selects the same nodes',
  remediation: 'Name a RuntimeClass of the cluster (kubectl get runtimeclass), or create it first.',
  decisions: [],

  check({ observations, parsed }) {
    const manifests = ofKind(parsed, 'manifest')
    const classes = manifests.filter(({ value }) => value.kind === 'RuntimeClass')
    const listed = named(observations, 'runtimeClass.listed')
    const none = named(observations, 'runtimeClass.none')
    const handlers = named(observations, 'containerd.runtimes')[0]
    const names = [
      ...classes.map(({ value }) => value.name ?? ''),
      ...listed.map(({ value }) => String(value)),
    ]
    const [first] = [
      ...classes.map(({ placeOf }) => placeOf([])),
      ...[...listed, ...none].map(observedAt),
    ]
    return manifests.flatMap((pod): readonly LintViolation[] => {
      const path = pod.value.pod && [...pod.value.pod.path, 'spec', 'runtimeClassName']
      const name = path && valueAt(pod.value.value, path)
      if (!path || typeof name !== 'string' || pod.value.pod?.operatingSystem === 'linux') return []
      const own = classes.find(({ value }) => value.name === name)
      if (own)
        return [
          ...selectorFaults(pod, own),
          ...hostProcessFaults(pod, own, path, parsed),
          ...imageFaults(pod, own, parsed),
        ]
      if (!classes.length && namedForHyperv.test(name) && pod.value.pod?.isHostProcess)
        return hostProcessOnGuest(pod, path, `A HostProcess pod names the RuntimeClass ${name}`, {
          // The class itself was not sent.
          facts: [runtimeClassOfPod.namedForHyperv],
        })
      if (names.includes(name)) return []
      const at = { path: [], place: pod.placeOf(path) }
      if (first) {
        const isList = listed.length > 0 || classes.length === 0
        return [
          {
            ...at,
            also: [first],
            basis: 'refused',
            message: `The pod names the RuntimeClass ${name}; ${isList ? 'the cluster has' : 'those sent are'} ${names.join(', ') || 'none'}: "pod rejected: RuntimeClass "${name}" not found".`,
            facts: [isList ? runtimeClassOfPod.exists : runtimeClassOfPod.sent],
          },
        ]
      }
      const known = Array.isArray(handlers?.value) ? handlers.value.map(String) : []
      return handlers && !known.includes(name)
        ? [
            {
              ...at,
              also: [observedAt(handlers)],
              basis: 'advice',
              message: `The pod names the RuntimeClass ${name}, which was not sent; containerd has the handlers ${known.join(', ')}, one of which it has to name.`,
              remediation: 'Ask for kubectl get runtimeclass.',
              facts: [runtimeClassOfPod.sent],
            },
          ]
        : []
    })
  },
})

/** A HostProcess pod runs on the host itself. */
function hostProcessFaults(
  pod: Parsed<'manifest'>,
  runtimeClass: Parsed<'manifest'>,
  path: LintViolation['path'],
  parsed: readonly AnyParsed[],
): readonly LintViolation[] {
  const handler = String(valueAt(runtimeClass.value.value, ['handler']))
  const told = isolationOfHandler(handler, parsed)
  const isHyperv = told
    ? told.is === 'hyperv'
    : handler.startsWith(isolation.hyperv.runtimeClass.handler)
  return pod.value.pod?.isHostProcess && isHyperv
    ? hostProcessOnGuest(
        pod,
        path,
        `The RuntimeClass of a HostProcess pod has the handler ${handler}`,
        { also: [runtimeClass.placeOf(['handler'])] },
      )
    : []
}

const namedForHyperv = /hypervisor|hyper-?v\b/i

function hostProcessOnGuest(
  pod: Parsed<'manifest'>,
  path: LintViolation['path'],
  what: string,
  { facts = [], also }: Partial<Pick<LintViolation, 'facts' | 'also'>>,
): readonly LintViolation[] {
  const row = rowWithin('hostprocess-no-hyperv', newestVerified)
  if (!row) return []
  const one = rowViolation(row, [], what)
  return [
    {
      ...one,
      facts: [...one.facts, ...facts],
      place: pod.placeOf(path),
      ...(also && { also }),
      remediation: 'Take runtimeClassName out of the pod.',
    },
  ]
}

/** The build that a class sends pods to is that of their images, where they share the kernel. */
function imageFaults(
  pod: Parsed<'manifest'>,
  runtimeClass: Parsed<'manifest'>,
  parsed: readonly AnyParsed[],
): readonly LintViolation[] {
  const label = ['scheduling', 'nodeSelector', scheduling.buildLabel.value.key]
  const build = valueAt(runtimeClass.value.value, label)
  const host = windowsReleases.find((id) => windows[id].build.value === build)
  const handler = valueAt(runtimeClass.value.value, ['handler'])
  if (host === undefined || typeof handler !== 'string') return []
  const told = isolationOfHandler(handler, parsed)
  // Others have Hyper-V in their name; a name of one's own may stand for it all the same.
  if (told ? told.is === 'hyperv' : /hyper-?v/i.test(handler)) return []
  if (pod.value.pod?.isHostProcess === true) return []
  const isOwn = told === undefined && handler !== dockerHandler.value.name
  const below = [...(pod.value.pod?.path ?? []), 'spec', 'containers']
  return nodesAt(pod.value.value, below, ['*', 'image']).flatMap(({ path, value }) => {
    const release = typeof value === 'string' ? releaseToldBy(value) : undefined
    if (release === undefined) return []
    const { verdict, facts } = imageMatch(host, release, 'process')
    return verdict === 'runs'
      ? []
      : [
          {
            path: [],
            place: pod.placeOf(path),
            also: [runtimeClass.placeOf(label)],
            basis: 'fails' as const,
            message: `The image is of ${images[release].name}, and the RuntimeClass sends the pod to nodes with ${windows[host].name}, which do not run it with process isolation${isOwn ? ` (unless the handler ${handler} is one of Hyper-V)` : ''}.`,
            remediation: 'Name a RuntimeClass for the build of the image, or take another tag.',
            facts: [
              ...facts,
              ...(isOwn ? [runtimeClassOfPod.ownHandler] : []),
              ...(told?.isWritten === true ? [containerdTables.sandboxModes] : []),
            ],
          },
        ]
  })
}

/** The API server puts the selector of the class into the pod, and refuses one that contradicts it. */
function selectorFaults(
  pod: Parsed<'manifest'>,
  runtimeClass: Parsed<'manifest'>,
): readonly LintViolation[] {
  const below = [...(pod.value.pod?.path ?? []), 'spec', 'nodeSelector']
  const selector = nodesAt(pod.value.value, below, ['*'])
  return selector.flatMap(({ path, value }) => {
    const key = String(path.at(-1))
    const from = ['scheduling', 'nodeSelector', key]
    const wanted = valueAt(runtimeClass.value.value, from)
    return typeof wanted !== 'string' || typeof value !== 'string' || wanted === value
      ? []
      : [
          {
            path: [],
            place: pod.placeOf(path),
            also: [runtimeClass.placeOf(from)],
            basis: 'refused' as const,
            message: `The pod selects ${key}=${value} and its RuntimeClass ${key}=${wanted}; the API server refuses the pod.`,
            remediation: 'Select the same value in both, or leave it to the RuntimeClass.',
            facts: [runtimeClassOfPod.selector],
          },
        ]
  })
}
