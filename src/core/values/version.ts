import { memoize } from './memoize.ts'

/** Compares dotted numeric versions such as `1.20`, `1.20.15` or `17763.1217`; text after `-` or `+` is ignored. */
export function compareVersions(a: string, b: string): number {
  const left = numbers(a)
  const right = numbers(b)
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

const numbers = memoize((version): readonly number[] =>
  (version.replace(/^v/, '').split(/[-+]/, 1)[0] ?? '').split('.').map(Number),
)

export const isAtLeast = (version: string, floor: string) => compareVersions(version, floor) >= 0
export const isBefore = (version: string, bound: string) => compareVersions(version, bound) < 0

/** Whether a text starts like a dotted version, so that it can be compared. */
export const isVersion = (text: string) => dotted.test(text)
const dotted = /^v?\d+\.\d+(?:\.\d+)*(?:$|[-+])/

/** The minor of a release: `1.20` for `1.20.15`. */
export const minorOf = memoize((release) => release.replace(/^v/, '').split('.', 2).join('.'))

/** A range of Kubernetes minors, both ends included; an open end reaches as far as nothing contradicts it. */
export interface MinorRange {
  readonly from?: string
  readonly through?: string
}

/** Whether a version lies in a range; a patch release of the last minor is beyond `through`. */
export function isWithin(version: string, { from, through }: MinorRange): boolean {
  return (
    (from === undefined || isAtLeast(version, from)) &&
    (through === undefined || compareVersions(version, through) <= 0)
  )
}

/** A range of releases: the first one in it, and the first one after it. */
export interface ReleaseRange {
  readonly from?: string
  readonly before?: string
}

/** Whether a release lies in a range. */
export const includesRelease = ({ from, before }: ReleaseRange, release: string) =>
  (from === undefined || isAtLeast(release, from)) &&
  (before === undefined || isBefore(release, before))

/** `1.24` of `1.25`. */
export const minorBefore = (minor: string): string =>
  minor.replace(/\d+$/, (number) => String(Number(number) - 1))
