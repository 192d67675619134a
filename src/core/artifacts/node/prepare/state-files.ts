import { catalog } from '../../../catalog/catalog.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { nodePaths, pluginPath, type Layout } from '../node-paths.ts'

/** Files in which a plugin or kube-proxy keeps addresses, with their locks. */
export function stateFilesOf(scenario: Layout & Pick<Scenario, 'cni'>): readonly string[] {
  const { sourceVip, sourceVipRequest } = nodePaths(scenario)
  const { stateFiles } = catalog.cni[scenario.cni]
  if (!stateFiles) return [sourceVip, sourceVipRequest]
  const { paths, lock } = stateFiles.value
  return paths.map((path) => pluginPath(scenario, path)).flatMap((path) => [path, `${path}${lock}`])
}
