import type { AnyArtifact, AnyIndexArtifact } from '../model/artifact.ts'
import { prepareNode } from './prepare-node.ts'
import { namespace } from './namespace.ts'
import { service } from './service.ts'
import { workload } from './workload.ts'

/** Every generated file, in the order of the zip. */
export const artifacts: readonly AnyArtifact[] = [prepareNode, namespace, workload, service]

/** Files about the other files; each sees those before it. */
export const indexArtifacts: readonly AnyIndexArtifact[] = []
