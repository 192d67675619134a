import { catalog } from '../../catalog/catalog.ts'
import type { CniPlugin } from '../../catalog/cni/define.ts'
import { isAtLeast } from '../../values/version.ts'
import type { Scenario } from '../scenario.ts'

/** DaemonSets where the plugin has a maintained manifest and the node runs HostProcess pods, else services. */
export const nodeAgents = (
  scenario: Pick<Scenario, 'cni' | 'cniRelease' | 'containerRuntime' | 'kubernetesVersion'>,
): Scenario['nodeAgents'] => {
  const { daemonSets } = plugin(scenario)
  return daemonSets &&
    runsHostProcess(scenario) &&
    isAtLeast(scenario.cniRelease, daemonSets.value.from)
    ? 'daemonsets'
    : 'services'
}

/** Whether the pods of the plugin's agents can run on the node, whatever its release. */
export function runsHostProcess(
  scenario: Pick<Scenario, 'cni' | 'containerRuntime' | 'kubernetesVersion'>,
): boolean {
  const { daemonSets } = plugin(scenario)
  return (
    daemonSets !== undefined &&
    scenario.containerRuntime === 'containerd' &&
    isAtLeast(scenario.kubernetesVersion, daemonSets.value.kubernetes)
  )
}

const plugin = ({ cni }: Pick<Scenario, 'cni'>): Pick<CniPlugin, 'daemonSets'> => catalog.cni[cni]
