import { isolation } from '../../../catalog/isolation.ts'
import { imageMatch } from '../../../catalog/windows/image-match.ts'
import {
  imageReleases,
  images,
  windows,
  windowsReleases,
  type WindowsRelease,
} from '../../../catalog/windows/index.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { isShownByNothing } from './shown-isolation.ts'

export const imageToldRuns = defineLint({
  id: 'image-told-runs',
  on: 'setup',
  summary: 'The image that somebody names, or a pod is described with, fits the host',
  remediation:
    'Use the tag of the image for the release that the node runs, or a node with the release of the image. With Hyper-V isolation or as a HostProcess container other rules hold.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const hosts = hostsIn(observations)
    const told = deciding(observations, 'imageRelease')
    const [image] = told
    const [host] = hosts
    // Where something else shows or may show how pods are isolated, the rules for that judge.
    const isolated = isolationIn(observations)
    const isOpen = isolated !== undefined && isShownByNothing(observations, parsed)
    const isDescribed =
      ofKind(parsed, 'manifest').some(({ value }) => value.isDescribed) &&
      !isOfHostNetwork(observations)
    // Words name an image alone, a list of images numbers them, and a description has a workload.
    const areTold = told.every(({ weight, subject = 'workload image ' }) =>
      isDescribed
        ? subject.startsWith('workload ')
        : weight === 'statement' && subject.startsWith('workload image '),
    )
    // Whatever the description leaves out, such a container started.
    const isRunning = named(observations, 'container.running').some(({ subject }) =>
      told.some((one) => one.subject === subject),
    )
    if (!image || !host || !isolated || !isOpen || !areTold || isRunning) return []
    const ids = imageReleases.filter((id) => told.some(({ value }) => value === id))
    const matches = hosts.flatMap(({ id }) => ids.map((of) => imageMatch(id, of, isolated.as)))
    // Of several of which one fits, somebody tries which.
    if (matches.length === 0 || matches.some(({ verdict }) => verdict !== 'fails')) return []
    return [
      {
        path: [],
        place: observedAt(image),
        also: [observedAt(host.seen)],
        basis: 'unsupported',
        message: `${hosts.map(({ id }) => windows[id].name).join(' and ')} ${hosts.length > 1 ? 'do' : 'does'} not run images of ${ids.map((id) => images[id].name).join(' or ')} with ${isolated.as === 'hyperv' ? 'Hyper-V' : 'process'} isolation${isolated.isTold ? '' : ', which a pod has that asks for nothing else'}.`,
        facts: [
          ...(isolated.as === 'hyperv' ? [] : [isolation.process.supported]),
          ...matches.flatMap(({ facts }) => facts),
        ],
      },
    ]
  },
})

/** How pods are isolated; where an image has its whole name, the rules know what that leads to. */
function isolationIn(observations: readonly Observation[]) {
  const told = deciding(observations, 'isolation')
  const [{ value } = { value: undefined }] = told
  if (told.length === 0) return { as: 'process', isTold: false } as const
  if (deciding(observations, 'image').length > 0 || told.some((one) => one.value !== value)) {
    return undefined
  }
  return value === 'process' || value === 'hyperv'
    ? ({ as: value, isTold: true } as const)
    : undefined
}

/** A pod with the address of its node, as HostProcess pods have it. */
const isOfHostNetwork = (observations: readonly Observation[]) => {
  const nodes = named(observations, 'pod.node').map(({ raw }) => raw.split('/')[1])
  return named(observations, 'pod.ip').some(({ raw }) => nodes.includes(raw))
}

interface Host {
  readonly id: WindowsRelease
  readonly seen: Observation
}

function hostsIn(observations: readonly Observation[]): readonly Host[] {
  const all = deciding(observations, 'windowsRelease')
  const own = all.filter(({ absent }) => absent !== true)
  // A pool that names none has that of its platform.
  const told = own.length > 0 ? own : all
  return windowsReleases.flatMap((id) => {
    const seen = told.find(({ value }) => value === id)
    return seen ? [{ id, seen }] : []
  })
}
