import { accepts } from '../../catalog/flags/acceptance.ts'
import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import type { Scenario } from '../scenario.ts'

/** Above the pods, as is advised, where the kubelet has the flag. */
export const windowsPriorityClass = ({
  kubernetesVersion,
  kubernetesRelease,
}: Pick<Scenario, 'kubernetesVersion' | 'kubernetesRelease'>): Scenario['windowsPriorityClass'] =>
  accepts(nodeSettings.priorityClass.value, kubernetesRelease, kubernetesVersion)
    ? nodeSettings.recommendedPriority.value.least
    : 'unset'
