import type { Fact } from './fact.ts'
import { inferred, unknown, verified } from './fact.ts'
import type { KubernetesVersion } from './kubernetes/index.ts'
import { kubernetes } from './kubernetes/index.ts'
import { memoize } from '../values/memoize.ts'
import { imageMatch } from './windows/image-match.ts'
import { releaseOfImage, tagsNameReleases } from './windows/image-tag.ts'
import type { ImageRelease, WindowsRelease } from './windows/index.ts'
import { buildNumber, windowsReleases } from './windows/index.ts'
import { ownValue } from '../values/own.ts'

const k8sCore = 'mcr.microsoft.com/k8s/core/pause'
const mcr = 'mcr.microsoft.com/oss/kubernetes/pause'
const mcrV2 = 'mcr.microsoft.com/oss/v2/kubernetes/pause'
const registry = 'registry.k8s.io/pause'

const sac = ['ltsc2019', '1903', '1909', '2004'] as const
const ltsc = ['ltsc2019', 'ltsc2022'] as const
/** Releases that came after the tags below 1.4 were made. */
const since2004 = ['2004', '20H2', 'ltsc2022', 'ltsc2025'] as const

interface PauseTag {
  readonly repositories: readonly string[]
  /** Releases whose layer the tag holds. */
  readonly holds: Fact<readonly ImageRelease[]>
  /** Releases known to be missing; others that it does not hold may be there. Absent: the list is complete. */
  readonly lacks?: readonly ImageRelease[]
}

/**
 * Windows layers of the pause images. No registry was asked: builds, changelogs and threads say so.
 * @internal for tests
 */
export const pauseTags: Readonly<Record<string, PauseTag>> = {
  '1.0.0': {
    repositories: [k8sCore],
    holds: inferred(['ltsc2019'], ['github kubernetes/kubernetes/issues/80032']),
    lacks: ['1903', '1909', ...since2004],
  },
  '1.2.0': {
    repositories: [k8sCore],
    holds: inferred(['1803', 'ltsc2019'], ['github kubernetes/kubernetes/issues/87339', 'doc002'], {
      note: 'the list of January 2020 has two Windows entries, and the pages of that time name the tag for Windows Server 2019',
    }),
    lacks: ['1903', '1909', ...since2004],
  },
  '1.3.0': {
    repositories: [mcr],
    holds: inferred(
      ['ltsc2019', '1903', '1909'],
      ['github kubernetes-sigs/sig-windows-tools/issues/116'],
    ),
    lacks: since2004,
  },
  '1.4.0': {
    repositories: [mcr],
    holds: inferred(sac, [
      'github containerd/cri/issues/1532',
      'github kubernetes/kubernetes/issues/95419',
    ]),
  },
  '1.4.1': {
    repositories: [mcr],
    holds: inferred(sac, [
      'github k0sproject/k0s/issues/642',
      'doc004',
      'github kubernetes-sigs/sig-windows-tools/pull/117',
    ]),
  },
  // Windows layers came with 3.4.
  '3.1': { repositories: [registry], holds: verified([], ['pause-cl']) },
  '3.2': { repositories: [registry], holds: verified([], ['pause-cl']) },
  '3.3': { repositories: [registry], holds: verified([], ['pause-cl']) },
  '3.4': { repositories: [mcr, registry], holds: verified(sac, ['pause-cl']) },
  '3.4.1': { repositories: [mcr, registry], holds: verified([...sac, '20H2'], ['pause-cl']) },
  '3.5': {
    repositories: [mcr, registry],
    holds: verified([...sac, '20H2'], ['pause-cl', 'doc003']),
  },
  '3.6': {
    repositories: [mcr, registry],
    holds: verified([...sac, '20H2', 'ltsc2022'], ['pause-cl']),
  },
  '3.7': { repositories: [mcr, registry], holds: verified([...ltsc, '20H2'], ['pause-cl']) },
  '3.8': {
    repositories: [mcr, registry],
    holds: inferred(
      [...ltsc, '20H2'],
      ['github kubernetes/kubernetes/blob/v1.35.0/build/pause/CHANGELOG.md'],
    ),
  },
  '3.9': {
    repositories: [mcr, registry],
    holds: inferred(ltsc, ['github kubernetes/kubernetes/blob/v1.35.0/build/pause/CHANGELOG.md']),
  },
  '3.10': { repositories: [mcr, registry], holds: verified(ltsc, ['pause-mk']) },
  '3.10.1': {
    repositories: [mcrV2, registry],
    holds: verified(ltsc, ['github kubernetes-sigs/windows-testing/issues/557']),
  },
  '3.10.1-3': { repositories: [mcrV2], holds: inferred([...ltsc, 'ltsc2025'], ['ib#1985']) },
  '3.10.2': {
    repositories: [mcrV2, registry],
    holds: inferred([...ltsc, 'ltsc2025'], ['k8s#136960', 'ctrd#13156']),
  },
}

/** Minors between two documented tags, for which the older one is a choice of ours. */
export const betweenPauseTags = inferred({ from: '1.17', through: '1.18' } as const, [
  'doc002',
  'doc004',
])

/** Pause tags to fall back on, in this order, where the one of the minor does not fit the host. */
const fallbacks = ['1.2.0', '1.3.0', '1.4.1', '3.5', '3.6', '3.10.2'] as const

/** Whether a pause image has a layer that this host runs; undefined where nobody knows. */
export const pauseRuns = (image: string, host: WindowsRelease): Fact<boolean> | undefined =>
  pauseRunners.get(host)?.(image)

const pauseRunners: ReadonlyMap<WindowsRelease, (image: string) => Fact<boolean> | undefined> =
  new Map(windowsReleases.map((host) => [host, memoize((image) => runsOn(host, image))]))

function runsOn(host: WindowsRelease, image: string): Fact<boolean> | undefined {
  const layer = layerOf(image)
  if (layer) {
    const { verdict } = imageMatch(host, layer, 'process')
    if (!isBase(image)) return inferred(verdict === 'runs', layerTags)
    if (verdict === 'unknown') return undefined
    return { ...tagsNameReleases, value: verdict === 'runs' }
  }
  const tag = ownValue(pauseTags, tagOf(image))
  if (!tag?.repositories.some((repository) => samePlace(repository, image))) return undefined
  const { holds, lacks } = tag
  const runs = holds.value.some((layer) => imageMatch(host, layer, 'process').verdict === 'runs')
  if (runs) return { ...holds, value: true }
  if (lacks === undefined) return { ...holds, value: false }
  return lacks.some((layer) => layer === host) ? { ...holds, value: false } : undefined
}

/** Whether a pause image has a layer that a virtual machine for this guest boots; undefined where nobody knows. */
export function pauseBoots(image: string, guest: ImageRelease): Fact<boolean> | undefined {
  const tag = ownValue(pauseTags, tagOf(image))
  if (!tag?.repositories.some((repository) => samePlace(repository, image))) return undefined
  const { holds, lacks } = tag
  if (holds.value.includes(guest)) return { ...holds, value: true }
  return lacks === undefined || lacks.includes(guest) ? { ...holds, value: false } : undefined
}

/**
 * The pause image for a node: the one documented for the minor if the host can run it, else the
 * oldest that fits. For containerd guests under Hyper-V, whose virtual machine boots from it, an
 * image of the guest's release alone: containerd would pick the host's layer from a list.
 */
export function pauseImage(
  minor: KubernetesVersion,
  host: WindowsRelease,
  guest?: ImageRelease,
): Fact<string> {
  const own = guest !== undefined && !sharesImage(minor, host, guest) ? guest : undefined
  const byHost = (chosen[minor] ??= {})
  const byGuest = (byHost[host] ??= {})
  return (byGuest[own ?? 'host'] ??= choose(minor, host, own))
}

/** A guest of the host's build boots from the host's layer, if the documented image has exactly that. */
function sharesImage(minor: KubernetesVersion, host: WindowsRelease, guest: ImageRelease): boolean {
  if (buildNumber(guest) !== buildNumber(host)) return false
  const { holds } = pauseTags[tagOf(kubernetes[minor].pauseImage.value)] ?? {}
  return holds?.value.includes(guest) === true || guestImage(guest) === undefined
}

const chosen: {
  [Minor in KubernetesVersion]?: {
    [Host in WindowsRelease]?: { [Guest in ImageRelease | 'host']?: Fact<string> }
  }
} = {}

function choose(
  minor: KubernetesVersion,
  host: WindowsRelease,
  guest: ImageRelease | undefined,
): Fact<string> {
  const documented = kubernetes[minor].pauseImage
  if (guest !== undefined) return guestImage(guest) ?? documented
  const runs = pauseRuns(documented.value, host)
  if (runs === undefined ? hasAnyImage(host) : runs.value) return documented
  for (const tag of fallbacks) {
    const { repositories, holds } = pauseTags[tag] ?? {}
    const repository = repositories?.at(tag === '3.10.2' ? -1 : 0)
    if (!repository || !holds) continue
    if (holds.value.some((layer) => imageMatch(host, layer, 'process').verdict === 'runs')) {
      return inferred(`${repository}:${tag}`, holds.sources, {
        note: 'the image documented for this version has no layer for this host',
      })
    }
  }
  return unknown(documented.value, documented.sources, {
    note: 'no pause image for this host is known',
  })
}

const hasAnyImage = (host: WindowsRelease) =>
  Object.values(pauseTags).some(({ holds }) =>
    holds.value.some((layer) => imageMatch(host, layer, 'process').verdict === 'runs'),
  )

/** MCR also publishes each layer under a tag of its own. */
function guestImage(guest: ImageRelease): Fact<string> | undefined {
  const tag = (['3.6', '3.10.2'] as const).find((name) =>
    pauseTags[name]?.holds.value.includes(guest),
  )
  if (tag === undefined) return undefined
  const repository = tag === '3.6' ? mcr : mcrV2
  const name = guest === 'ltsc2019' ? '1809' : guest
  return inferred(
    `${repository}:${tag}-windows-${name}-amd64`,
    [
      'agentbaker staging/cse/windows/containerdfunc.ps1#L94',
      'hcsshim-main cmd/containerd-shim-runhcs-v1/pod.go#L188-L195',
    ],
    { note: 'the form of the tag is known from scripts; the registry was not asked' },
  )
}

const layerTags = ['agentbaker staging/cse/windows/containerdfunc.ps1#L94'] as const

/** The one layer of a tag that names it: `3.6-windows-1809-amd64`, `3.6-windows-amd64-1809`. */
export const layerOf = (image: string): ImageRelease | undefined =>
  /\/pause:[\d.]{1,12}-windows-/.test(image) || isBase(image) ? releaseOfImage(image) : undefined

/** One of the base images, which somebody takes in place of a pause image. */
const isBase = (image: string) =>
  /^mcr\.microsoft\.com\/windows\/(?:nanoserver|servercore):/.test(image)

const tagOf = (image: string) => image.slice(image.lastIndexOf(':') + 1)

/** Where `registry.k8s.io/pause` stood before. */
const former = /^(?:k8s\.gcr\.io|gcr\.io\/google[-_]containers)\/pause(?:-amd64)?:/

const samePlace = (repository: string, image: string) =>
  image.startsWith(`${repository}:`) || (repository === registry && former.test(image))
