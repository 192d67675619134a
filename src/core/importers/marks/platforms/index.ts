import { aksUpgradesIn, overlayUpdatesIn } from './aks-upgrades.ts'
import { clusterApiIn } from './cluster-api-marks.ts'
import { eksMarksIn } from './eks-marks.ts'
import { fargateNamespacesIn } from './fargate-namespaces.ts'
import { inventoryIn } from './inventory-table.ts'
import { k0sWorkersIn } from './k0s-worker.ts'
import { kubesprayHostsIn } from './kubespray-hosts.ts'
import { moduleInputsIn } from './module-inputs.ts'
import { openshiftPlatformIn } from './openshift-platform.ts'
import { openshiftReleasesIn } from './openshift-releases.ts'
import { platformsIn } from './platform-marks.ts'
import { rancherAgentsIn } from './rancher-agent.ts'
import { rke2ServersIn } from './rke2-servers.ts'
import type { MarkReader } from '../mark-reader.ts'

/** Where nodes run and who made them, as any text may tell. */
export const placeMarks: readonly MarkReader[] = [
  platformsIn,
  openshiftPlatformIn,
  openshiftReleasesIn,
  fargateNamespacesIn,
  k0sWorkersIn,
  rke2ServersIn,
  rancherAgentsIn,
  aksUpgradesIn,
  overlayUpdatesIn,
  clusterApiIn,
  kubesprayHostsIn,
  eksMarksIn,
  inventoryIn,
  moduleInputsIn,
]
