import { catalog } from '../../catalog/catalog.ts'
import type { Scenario } from '../../model/scenario.ts'

/** Docker's shim and cri-dockerd hand the plugins a container, containerd a network namespace. */
export const usesHcn = ({ containerRuntime }: Pick<Scenario, 'containerRuntime'>) =>
  containerRuntime === 'containerd'

/** Where the CNI file lies in the zip. */
export const cniFilePath = ({ cni }: Pick<Scenario, 'cni'>) =>
  `cni/${catalog.cni[cni].file.name.value}`
