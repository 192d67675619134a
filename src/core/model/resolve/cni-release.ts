import { catalog } from '../../catalog/catalog.ts'
import type { CniPlugin } from '../../catalog/cni/define.ts'
import { cniMode } from '../../catalog/cni/mode.ts'
import type { Scenario } from '../scenario.ts'
import { runsHostProcess } from './node-agents.ts'

/** The newest release in the facts that works in the mode, and as services where its pods cannot run. */
export function cniRelease(
  scenario: Pick<Scenario, 'cni' | 'networkMode' | 'containerRuntime' | 'kubernetesVersion'>,
): string {
  const plugin: Pick<CniPlugin, 'services' | 'newestRelease'> = catalog.cni[scenario.cni]
  if (plugin.services && !runsHostProcess(scenario)) return plugin.services.value.newest
  return (cniMode(scenario)?.newestRelease ?? plugin.newestRelease).value
}
