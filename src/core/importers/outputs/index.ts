import type { Importer } from '../../model/importer.ts'
import { clusterOutputs } from './cluster.ts'
import { outputImporter } from './define.ts'
import { hostOutputs } from './host.ts'
import { networkOutputs } from './network.ts'

/** Outputs of commands that tell facts about the state of a node or a cluster. */
export const outputImporters: readonly Importer[] = [
  ...clusterOutputs,
  ...networkOutputs,
  ...hostOutputs,
].map(outputImporter)
