import type { AnyFact } from '../fact.ts'
import { inferred, unknown, verified } from '../fact.ts'
import { memoize } from '../../values/memoize.ts'
import type { ImageRelease, WindowsRelease } from './index.ts'
import { buildNumber, imageReleases, windows } from './index.ts'

/** What decides whether a host runs an image; the matrix follows from these. */
export const imageRules = {
  /** Process isolation wants the host's own build. */
  sameBuild: verified(true, [
    'vd deploy-containers/version-compatibility.md#L94-L98',
    'vd deploy-containers/version-compatibility.md#L154-L166',
    'doc004',
  ]),
  /** Hosts above this build also start process-isolated images of the LTSC before them, down to it. */
  relaxedAbove: verified(20348, [
    'vd deploy-containers/version-compatibility.md#L21-L85',
    'vd deploy-containers/portability.md#L37-L44',
    'hcsshim-main osversion/platform_compat_windows.go#L10-L45',
  ]),
  /** Releases whose images must also have the host's revision. */
  sameRevision: verified<readonly ImageRelease[]>(
    ['ltsc2016'],
    [
      'vd deploy-containers/version-compatibility.md#L100-L107',
      'github MicrosoftDocs/Virtualization-Documentation/blob/a736e9efeb9d/virtualization/windowscontainers/deploy-containers/version-compatibility.md#L120',
    ],
  ),
  /** Hyper-V isolation runs images up to the host's build. */
  notNewer: verified(true, [
    'vd deploy-containers/portability.md#L43-L44',
    'doc001',
    'github MicrosoftDocs/Virtualization-Documentation/blob/4fd45aa3f0b1/virtualization/windowscontainers/deploy-containers/version-compatibility.md#L12',
  ]),
  /** Nobody states Hyper-V isolation for the Annual Channel. */
  annualChannelHyperV: unknown(null, ['vd deploy-containers/portability.md#L37-L44']),
  /** HostProcess containers take any image. */
  hostProcess: verified(true, ['web-hpc-a', 'web-hpc-b']),
  /** Builds of images from this revision on do not mix with hosts patched before it, and the reverse. */
  february2020: verified({ release: 'ltsc2019', host: 1039, image: 1040 } as const, [
    'vd deploy-containers/update-containers.md#L41-L60',
    'vd deploy-containers/update-containers.md#L72-L131',
  ]),
  /** Within one build, an image newer than its host's patch level failed in the field. */
  hostNotOlder: inferred(true, [
    'github microsoft/Windows-Containers/issues/591',
    'github docker/for-win/issues/14287',
  ]),
} as const

export type ImageVerdict = 'runs' | 'fails' | 'unknown'

export interface ImageMatch {
  readonly verdict: ImageVerdict
  readonly facts: readonly AnyFact[]
}

/** Whether a host runs an image with this isolation. Revisions are a matter of their own. */
export function imageMatch(
  host: WindowsRelease,
  image: ImageRelease,
  isolation: 'process' | 'hyperv',
): ImageMatch {
  const matches = isolation === 'process' ? processMatches : hypervMatches
  const match = isolation === 'process' ? processMatch : hypervMatch
  return ((matches[host] ??= {})[image] ??= match(host, image))
}

type Matches = { [Host in WindowsRelease]?: { [Image in ImageRelease]?: ImageMatch } }

const processMatches: Matches = {}
const hypervMatches: Matches = {}

/** The images that a host runs with process isolation, oldest first. */
export const imagesOfHost = memoize((host: WindowsRelease): readonly ImageRelease[] =>
  imageReleases.filter((image) => imageMatch(host, image, 'process').verdict === 'runs'),
)

function processMatch(host: WindowsRelease, image: ImageRelease): ImageMatch {
  const { sameBuild, relaxedAbove } = imageRules
  const hostBuild = buildNumber(host)
  const imageBuild = buildNumber(image)
  if (hostBuild === imageBuild) return { verdict: 'runs', facts: [sameBuild] }
  if (hostBuild <= relaxedAbove.value) return { verdict: 'fails', facts: [sameBuild] }
  const runs = imageBuild >= relaxedAbove.value && imageBuild <= hostBuild
  return { verdict: runs ? 'runs' : 'fails', facts: [sameBuild, relaxedAbove] }
}

function hypervMatch(host: WindowsRelease, image: ImageRelease): ImageMatch {
  const { notNewer, annualChannelHyperV } = imageRules
  if (buildNumber(image) > buildNumber(host)) return { verdict: 'fails', facts: [notNewer] }
  return windows[host].channel === 'AC'
    ? { verdict: 'unknown', facts: [annualChannelHyperV] }
    : { verdict: 'runs', facts: [notNewer] }
}
