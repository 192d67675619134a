import { isAtLeast, isWithin, minorOf } from '../../values/version.ts'

/** First patch release that accepts a name, by minor, where the minor's first release does not. */
export type PatchBounds = Readonly<Record<string, string>>

/** Minors whose newest patch release accepts a name; no `through` = not removed so far. */
export interface Acceptance {
  readonly from: string
  readonly through?: string
  readonly patches?: PatchBounds
}

/** Whether a release takes a name, back-ports counted. */
export function accepts(
  accepted: Acceptance | undefined,
  release: string,
  minor = minorOf(release),
): boolean {
  if (!accepted) return false
  if (!isWithin(minor, accepted)) return false
  const first = accepted.patches?.[minor]
  return first === undefined || isAtLeast(release, first)
}
