import { nodeSettings } from '../../../catalog/flags/node-settings.ts'
import { isWithin } from '../../../values/version.ts'
import type { Scenario } from '../../../model/scenario.ts'

type Layout = Pick<Scenario, 'kubernetesVersion' | 'joinMethod'>

/** Whether the configuration file is ours: from the minor on that can hold what Windows needs, unless kubeadm writes it. */
export const isOwnFile = ({ kubernetesVersion, joinMethod }: Layout) =>
  joinMethod !== 'kubeadm' && isWithin(kubernetesVersion, nodeSettings.configFile.value)

/** Whether the kubelet reads a configuration file at all. */
export const hasConfigFile = (scenario: Layout) =>
  scenario.joinMethod === 'kubeadm' || isOwnFile(scenario)
