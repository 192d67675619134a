import { buildLabelsIn } from './build-labels.ts'
import { containerdFilesIn } from './containerd-files.ts'
import { madeServicesIn } from './made-services.ts'
import { criDockerdVersionsIn } from './cri-dockerd-version.ts'
import { csiProxyPipesIn } from './csi-proxy-pipes.ts'
import { domainMembershipIn } from './domain-membership.ts'
import { hostLinesIn } from './host-lines.ts'
import { joinsIn } from './kubeadm-join.ts'
import { endedCertificatesIn, nodeCertificatesIn } from './node-certificates.ts'
import { nodeMetricsIn } from './node-metrics.ts'
import { nodeSetupIn } from './node-setup.ts'
import { nssmEnvironmentsIn } from './nssm-environment.ts'
import { pathOnMachineIn } from './path-on-machine.ts'
import { pulledBuildIn } from './pulled-build.ts'
import { runtimeEndpointsIn, loggedPluginIn } from './runtime-endpoint.ts'
import { runtimesIn } from './runtime-marks.ts'
import { scheduledTasksIn } from './scheduled-tasks.ts'
import { kubeletAccountIn, containerdAccountIn } from './service-account.ts'
import { serviceStartsIn } from './service-start.ts'
import { statedHashesIn } from './stated-hashes.ts'
import { windowsNodesIn } from './windows-nodes.ts'
import type { MarkReader } from '../mark-reader.ts'

/** What any text may name of the parts of a node, its services and its runtime. */
export const nodeMarks: readonly MarkReader[] = [
  statedHashesIn,
  runtimesIn,
  runtimeEndpointsIn,
  loggedPluginIn,
  nssmEnvironmentsIn,
  windowsNodesIn,
  nodeMetricsIn,
  nodeSetupIn,
  joinsIn,
  endedCertificatesIn,
  nodeCertificatesIn,
  hostLinesIn,
  domainMembershipIn,
  csiProxyPipesIn,
  serviceStartsIn,
  criDockerdVersionsIn,
  kubeletAccountIn,
  containerdAccountIn,
  containerdFilesIn,
  madeServicesIn,
  buildLabelsIn,
  scheduledTasksIn,
  pathOnMachineIn,
  pulledBuildIn,
]
