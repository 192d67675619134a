import { catalog } from '../../catalog/catalog.ts'
import type { CniPlugin } from '../../catalog/cni/define.ts'
import type { CniFileFormat } from '../../catalog/cni/index.ts'
import type { AnyArtifact, Artifact, Content } from '../../model/artifact.ts'
import type { DecisionId, Scenario } from '../../model/scenario.ts'

/** Docker's shim and cri-dockerd hand the plugins a container, containerd a network namespace. */
export const usesHcn = ({ containerRuntime }: Pick<Scenario, 'containerRuntime'>) =>
  containerRuntime === 'containerd'

/** A file that only plugins with one format of CNI files have. */
export interface CniArtifact<F extends CniFileFormat> extends AnyArtifact {
  readonly format: F
}

interface Written<I extends string, F extends CniFileFormat, D extends DecisionId> extends Omit<
  Artifact<D>,
  'id' | 'path' | 'generate'
> {
  readonly id: I
  readonly format: F
  /** Absent = it is the CNI file itself. */
  readonly path?: string
  write(scenario: Pick<Scenario, D>, plugin: CniPlugin): Content
}

/** Writes the file where the chosen plugin has this format. */
export const defineCniArtifact = <
  const I extends string,
  const F extends CniFileFormat,
  const D extends DecisionId,
>({
  path,
  write,
  ...artifact
}: Written<I, F, D>): CniArtifact<F> & { readonly id: I } => ({
  ...artifact,
  // Whether there is a file at all follows from these.
  decisions: [...new Set<DecisionId>([...artifact.decisions, 'cni', 'nodeAgents'])],
  path: ({ cni }) => path ?? `cni/${catalog.cni[cni].file.name.value}`,
  generate(scenario) {
    const plugin: CniPlugin = catalog.cni[scenario.cni]
    // The pods of an installer write the file themselves.
    const isWritten = plugin.file.installer && scenario.nodeAgents === 'daemonsets'
    return plugin.file.format === artifact.format && !isWritten
      ? write(scenario, plugin)
      : undefined
  },
})
