import { ltsc2016, ltsc2016Image } from './ltsc2016.ts'
import { version1709, version1709Image } from './1709.ts'
import { version1803, version1803Image } from './1803.ts'
import { ltsc2019, ltsc2019Image } from './ltsc2019.ts'
import { version1903, version1903Image } from './1903.ts'
import { version1909, version1909Image } from './1909.ts'
import { version2004, version2004Image } from './2004.ts'
import { version20H2, version20H2Image } from './20h2.ts'
import { ltsc2022, ltsc2022Image } from './ltsc2022.ts'
import { version23H2 } from './23h2.ts'
import { ltsc2025, ltsc2025Image } from './ltsc2025.ts'

/** Windows Server releases that have a build and can be a node. */
export const windows = {
  ltsc2016,
  '1709': version1709,
  '1803': version1803,
  ltsc2019,
  '1903': version1903,
  '1909': version1909,
  '2004': version2004,
  '20H2': version20H2,
  ltsc2022,
  '23H2': version23H2,
  ltsc2025,
} as const

/** Base image releases; the Annual Channel has none of its own. */
export const images = {
  ltsc2016: ltsc2016Image,
  '1709': version1709Image,
  '1803': version1803Image,
  ltsc2019: ltsc2019Image,
  '1903': version1903Image,
  '1909': version1909Image,
  '2004': version2004Image,
  '20H2': version20H2Image,
  ltsc2022: ltsc2022Image,
  ltsc2025: ltsc2025Image,
} as const

export type WindowsRelease = keyof typeof windows
export type ImageRelease = keyof typeof images

/** `17763` of `10.0.17763`. */
export const buildNumber = (release: WindowsRelease | ImageRelease): number =>
  builds.get(release) ?? 0

const builds = new Map<string, number>(
  Object.values(windows).map(({ id, build }) => [id, Number(build.value.split('.')[2])]),
)

const byBuild = (a: WindowsRelease, b: WindowsRelease) => buildNumber(a) - buildNumber(b)

/** Oldest first; object keys such as `1709` would come before all others. */
export const windowsReleases: readonly WindowsRelease[] = Object.values(windows)
  .map(({ id }) => id)
  .toSorted(byBuild)

/** Oldest first. */
export const imageReleases: readonly ImageRelease[] = Object.values(images)
  .map(({ id }) => id)
  .toSorted(byBuild)
