import { calicoCluster } from '../catalog/cni/calico-cluster.ts'
import { policyAgent } from '../catalog/cni/calico-windows.ts'
import { valueAt } from '../model/nodes.ts'
import type { Observation } from '../model/observation.ts'
import { deciding, named } from '../model/observed.ts'
import type { ManifestObject } from './object-check.ts'

/** Whether Calico is the network of the nodes, or enforces policies beside another one. */
export const calicoIn = (
  observations: readonly Observation[],
  manifests: readonly ManifestObject[],
): boolean =>
  deciding(observations, 'cni').some(
    ({ value, absent }) => value === policyAgent && absent !== true,
  ) ||
  named(observations, 'network.policies').length > 0 ||
  manifests.some(({ value: { value } }) => hasWindowsDataplane(value))

/** Whether an Installation of Calico asks for Windows nodes. */
export const hasWindowsDataplane = (installation: unknown): boolean =>
  valueAt(installation, ['spec', 'calicoNetwork', 'windowsDataplane']) ===
  calicoCluster.dataplane.value
