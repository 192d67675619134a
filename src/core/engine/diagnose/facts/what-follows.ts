import type { Observation } from '../../../model/observation.ts'
import type { AnyParsed } from '../../../model/parsed.ts'
import { withPluginReleases } from '../../../model/plugin-release.ts'
import { withDefaultHandler } from './default-handler.ts'
import { withExactPlatform } from './platform.ts'
import { withoutRuledOut } from './ruled-out.ts'

/** Observations with what follows from others, and without what others rule out. */
export const withWhatFollows = (
  observations: readonly Observation[],
  parsed: readonly AnyParsed[],
): readonly Observation[] =>
  withDefaultHandler(withPluginReleases(withoutRuledOut(withExactPlatform(observations))), parsed)
