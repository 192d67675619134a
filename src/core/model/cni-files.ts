import type { Catalog } from '../catalog/catalog.ts'
import type { CniDirectories } from '../catalog/cni/define.ts'
import type { Scenario } from './scenario.ts'

type Plugins = Pick<Catalog, 'cni'>
type Placed = Pick<Scenario, 'cni' | 'containerRuntime' | 'installDirectory'>

/** Docker's shim and cri-dockerd hand the plugins a container, containerd a network namespace. */
export const usesHcn = ({ containerRuntime }: Pick<Scenario, 'containerRuntime'>) =>
  containerRuntime === 'containerd'

/** Where the runtime looks for CNI files and plugins on the node, with backslashes. */
export function cniDirectories(scenario: Placed, catalog: Plugins): CniDirectories {
  const { directories } = catalog.cni[scenario.cni].file
  const { conf, bin } = directories[usesHcn(scenario) ? 'containerd' : 'docker'].value
  const place = (path: string) =>
    path.replace('{install}', () => trimmed(scenario.installDirectory))
  return { conf: place(conf), bin: place(bin) }
}

const trimmed = (directory: string) => directory.replace(/[\\/]+$/, '')

/** Name of the CNI file: `10-flannel.conf`. */
export const cniFileName = ({ cni }: Pick<Scenario, 'cni'>, catalog: Plugins) =>
  catalog.cni[cni].file.name.value

/** Where the CNI file lies in the zip. */
export const cniFilePath = (scenario: Pick<Scenario, 'cni'>, catalog: Plugins) =>
  `cni/${cniFileName(scenario, catalog)}`

/** The CNI file on the node. */
export const cniFileOnNode = (scenario: Placed, catalog: Plugins) =>
  `${cniDirectories(scenario, catalog).conf}\\${cniFileName(scenario, catalog)}`

/** The plugin does the work of kube-proxy, so that none runs on Windows nodes. */
export function replacesKubeProxy({ cni }: Pick<Scenario, 'cni'>, catalog: Plugins): boolean {
  return catalog.cni[cni].replacesKubeProxy !== undefined
}
