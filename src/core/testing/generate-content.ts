import { resolve } from '../engine/resolve.ts'
import type { AnyArtifact, Content } from '../model/artifact.ts'
import { presets, type PresetId } from '../model/presets/index.ts'
import type { Choices } from '../model/scenario.ts'

/** What an artifact makes of a partial scenario laid over a preset, `current` unless said otherwise. */
export function contentOf(
  artifact: AnyArtifact,
  given: Partial<Choices> = {},
  base: PresetId = 'current',
): { readonly path: string; readonly content: Content | undefined } {
  const start = presets.find(({ id }) => id === base)?.choices
  if (!start) throw new Error(`no preset ${base}`)
  const scenario = resolve({ ...start, ...given })
  return { path: artifact.path(scenario), content: artifact.generate(scenario) }
}
