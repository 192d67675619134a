import type { AnyArtifact, AnyIndexArtifact } from '../model/artifact.ts'

/** Every generated file, in the order of the zip. */
export const artifacts: readonly AnyArtifact[] = [
]

/** Files about the other files; each sees those before it. */
export const indexArtifacts: readonly AnyIndexArtifact[] = [
]
