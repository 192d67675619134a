import { buildLabelsIn } from '../../../importers/marks/node/build-labels.ts'
import { aksUpgradesIn, overlayUpdatesIn } from '../../../importers/marks/platforms/aks-upgrades.ts'
import {
  calicoAgentEnvIn,
  calicoPoolEnvIn,
} from '../../../importers/marks/network/calico-pool-env.ts'
import { calicoPoolsIn } from '../../../importers/marks/network/calico-pools.ts'
import { chartInstallsIn } from '../../../importers/marks/objects/chart-installs.ts'
import { chartJobsIn } from '../../../importers/marks/objects/chart-jobs.ts'
import { familiesIn } from '../../../importers/marks/network/cluster-ranges.ts'
import { failedPluginIn } from '../../../importers/logs/failed-plugin.ts'
import { flannelMarksIn } from '../../../importers/marks/network/flannel-marks.ts'
import { clusterDnsMissedIn } from '../../../importers/marks/network/cluster-dns-missed.ts'
import { cniFoldersIn } from '../../../importers/cni/cni-folders.ts'
import { criDockerdVersionsIn } from '../../../importers/marks/node/cri-dockerd-version.ts'
import { csiProxyPipesIn } from '../../../importers/marks/node/csi-proxy-pipes.ts'
import { bannersIn, displayVersionsIn } from '../../../importers/windows/display-version.ts'
import { dynamicPortsIn } from '../../../importers/marks/network/dynamic-ports.ts'
import { dockerRunsIn } from '../../../importers/marks/objects/docker-run.ts'
import { eksMarksIn } from '../../../importers/marks/platforms/eks-marks.ts'
import { pickedTaintsIn } from '../../../importers/marks/objects/picked-taints.ts'
import { pickedNotesIn } from '../../../importers/marks/objects/picked-notes.ts'
import { firewallRulesIn } from '../../../importers/marks/network/firewall-rules.ts'
import { goneAddressesIn } from '../../../importers/marks/releases/gone-addresses.ts'
import { fargateNamespacesIn } from '../../../importers/marks/platforms/fargate-namespaces.ts'
import { nodeCertificatesIn } from '../../../importers/marks/node/node-certificates.ts'
import { identityCommandsIn } from '../../../importers/marks/objects/identity-commands.ts'
import { joinsIn } from '../../../importers/marks/node/kubeadm-join.ts'
import { clusterApiIn } from '../../../importers/marks/platforms/cluster-api-marks.ts'
import { k0sWorkersIn } from '../../../importers/marks/platforms/k0s-worker.ts'
import { kubesprayHostsIn } from '../../../importers/marks/platforms/kubespray-hosts.ts'
import { kubectlSettingsIn } from '../../../importers/marks/objects/kubectl-settings.ts'
import { listedCredentialSpecsIn } from '../../../importers/marks/objects/listed-credential-specs.ts'
import { listedObjectsIn } from '../../../importers/marks/objects/listed-objects.ts'
import { listedInWords } from '../../../importers/marks/objects/listed-in-words.ts'
import { openshiftPlatformIn } from '../../../importers/marks/platforms/openshift-platform.ts'
import { nodeMetricsIn } from '../../../importers/marks/node/node-metrics.ts'
import { nodeSetupIn } from '../../../importers/marks/node/node-setup.ts'
import { platformsIn } from '../../../importers/marks/platforms/platform-marks.ts'
import { azModuleIn } from '../../../importers/pools/az-module.ts'
import { azureLocalPoolsIn } from '../../../importers/pools/azure-local.ts'
import { probedPodsIn } from '../../../importers/marks/objects/probed-pod.ts'
import { programPoolsIn } from '../../../importers/pools/program.ts'
import { awsNodeSettingsIn } from '../../../importers/pools/read-settings.ts'
import { clientNodesIn } from '../../../importers/prose/hosts/client-node.ts'
import { environmentsIn } from '../../../importers/prose/environment.ts'
import { gatesOnIn } from '../../../importers/marks/objects/gates-on.ts'
import { headCommentIn } from '../../../importers/marks/node/head-comment.ts'
import { helmListIn } from '../../../importers/marks/releases/helm-list.ts'
import { hostLinesIn } from '../../../importers/marks/node/host-lines.ts'
import { hnsVersionsIn } from '../../../importers/hns/version.ts'
import { lookupsIn } from '../../../importers/marks/network/lookups.ts'
import { missesIn } from '../../../importers/marks/network/misses.ts'
import { misspeltTagsIn } from '../../../importers/marks/objects/misspelt-tags.ts'
import { mtuIn, pingSizesIn } from '../../../importers/marks/network/mtu.ts'
import { nssmEnvironmentsIn } from '../../../importers/marks/node/nssm-environment.ts'
import { outsideHostsIn } from '../../../importers/marks/network/outside-hosts.ts'
import {
  networkNameElsewhereIn,
  nodeNameElsewhereIn,
} from '../../../importers/marks/network/network-name.ts'
import { networkMarksIn } from '../../../importers/marks/network/network-marks.ts'
import { noBreakSpacesIn } from '../../../importers/marks/objects/no-break-spaces.ts'
import { nodeRangesOffIn } from '../../../importers/marks/network/node-ranges-off.ts'
import { pulledIn } from '../../../importers/prose/runtimes/images.ts'
import { askedSandboxIn } from '../../../importers/marks/network/asked-sandbox.ts'
import { statedHashesIn } from '../../../importers/marks/node/stated-hashes.ts'
import { corednsZonesIn } from '../../../importers/marks/network/coredns-zones.ts'
import { fetchedFilesIn } from '../../../importers/scripts/fetched-files.ts'
import { allReleasesIn } from '../../../importers/scripts/fetched-with.ts'
import { rke2ServersIn } from '../../../importers/marks/platforms/rke2-servers.ts'
import { registeredTaintsIn } from '../../../importers/marks/objects/registered-taints.ts'
import {
  loggedPluginIn,
  runtimeEndpointsIn,
} from '../../../importers/marks/node/runtime-endpoint.ts'
import { inventoryIn } from '../../../importers/marks/platforms/inventory-table.ts'
import { hotPatchesIn } from '../../../importers/windows/hot-patches.ts'
import { containerdFilesIn } from '../../../importers/marks/node/containerd-files.ts'
import {
  containerdAccountIn,
  kubeletAccountIn,
} from '../../../importers/marks/node/service-account.ts'
import { serviceStartsIn } from '../../../importers/marks/node/service-start.ts'
import { scheduledTasksIn } from '../../../importers/marks/node/scheduled-tasks.ts'
import { runtimesIn } from '../../../importers/marks/node/runtime-marks.ts'
import { calicoScriptsIn } from '../../../importers/marks/network/calico-scripts.ts'
import { callsIn } from '../../../importers/scripts/script-calls.ts'
import { usersMadeIn } from '../../../importers/marks/objects/users-made.ts'
import { untoleratedTaintsIn } from '../../../importers/marks/objects/untolerated-taints.ts'
import { windowsIpamPartIn } from '../../../importers/marks/network/windows-ipam-part.ts'
import { vmAdaptersIn } from '../../../importers/marks/network/vm-adapters.ts'
import { windowsNodesIn } from '../../../importers/marks/node/windows-nodes.ts'
import { versionsBesideWindows } from '../../../importers/windows/version-beside-windows.ts'
import { versionTablesIn } from '../../../importers/windows-version.ts'
import type { Document } from '../../../model/document.ts'
import type { Reading } from '../../../model/importer.ts'

/** Whatever a text is, it may name releases of parts of a node, the platform, identifiers of nodes, images, and the runtime. */
export function withMarks(reading: Reading, doc: Document, isScript: boolean): Reading {
  const found = [
    ...allReleasesIn(doc),
    ...platformsIn(doc),
    ...openshiftPlatformIn(doc),
    ...awsNodeSettingsIn(doc),
    ...flannelMarksIn(doc),
    ...networkMarksIn(doc),
    ...fetchedFilesIn(doc),
    ...statedHashesIn(doc),
    ...askedSandboxIn(doc),
    ...cniFoldersIn(doc),
    ...listedInWords(doc),
    ...runtimesIn(doc),
    ...runtimeEndpointsIn(doc),
    ...loggedPluginIn(doc),
    ...failedPluginIn(doc),
    ...callsIn(doc),
    ...dockerRunsIn(doc),
    ...environmentsIn(doc),
    ...clientNodesIn(doc),
    ...pulledIn(doc),
    ...calicoPoolsIn(doc),
    ...calicoScriptsIn(doc),
    ...calicoPoolEnvIn(doc),
    ...calicoAgentEnvIn(doc),
    ...firewallRulesIn(doc),
    ...dynamicPortsIn(doc),
    ...noBreakSpacesIn(doc),
    ...nodeRangesOffIn(doc),
    ...misspeltTagsIn(doc),
    ...mtuIn(doc),
    ...networkNameElsewhereIn(doc),
    ...nodeNameElsewhereIn(doc),
    ...nssmEnvironmentsIn(doc),
    ...outsideHostsIn(doc),
    ...pingSizesIn(doc),
    ...windowsNodesIn(doc),
    ...chartInstallsIn(doc),
    ...chartJobsIn(doc),
    ...nodeMetricsIn(doc),
    ...nodeSetupIn(doc),
    ...probedPodsIn(doc),
    ...joinsIn(doc),
    ...goneAddressesIn(doc),
    ...nodeCertificatesIn(doc),
    ...fargateNamespacesIn(doc),
    ...identityCommandsIn(doc),
    ...lookupsIn(doc),
    ...missesIn(doc),
    ...usersMadeIn(doc),
    ...corednsZonesIn(doc),
    ...kubectlSettingsIn(doc),
    ...k0sWorkersIn(doc),
    ...rke2ServersIn(doc),
    ...azureLocalPoolsIn(doc),
    ...aksUpgradesIn(doc),
    ...overlayUpdatesIn(doc),
    ...azModuleIn(doc),
    ...programPoolsIn(doc),
    ...clusterApiIn(doc),
    ...kubesprayHostsIn(doc),
    ...hnsVersionsIn(doc),
    ...familiesIn(reading.observations ?? []),
    ...registeredTaintsIn(reading.observations ?? []),
    ...displayVersionsIn(doc),
    ...bannersIn(doc),
    ...hostLinesIn(doc),
    ...csiProxyPipesIn(doc),
    ...eksMarksIn(doc),
    ...pickedNotesIn(doc),
    ...pickedTaintsIn(doc),
    ...versionTablesIn(doc),
    ...gatesOnIn(doc),
    ...serviceStartsIn(doc),
    ...criDockerdVersionsIn(doc),
    ...kubeletAccountIn(doc),
    ...containerdAccountIn(doc),
    ...containerdFilesIn(doc),
    ...hotPatchesIn(doc),
    ...inventoryIn(doc),
    ...buildLabelsIn(doc),
    ...scheduledTasksIn(doc),
    ...clusterDnsMissedIn(doc),
    ...untoleratedTaintsIn(doc),
    ...listedCredentialSpecsIn(doc),
    ...listedObjectsIn(doc),
    ...windowsIpamPartIn(doc),
    ...helmListIn(doc),
    ...vmAdaptersIn(doc),
  ]
  const { observations = [] } = reading
  const lines = isScript ? doc.text.split('\n') : []
  const marks = [
    // What another comment of a script says is an example, or was.
    ...found.filter(({ line }) => !/^[ \t]*#/.test(lines[line - doc.first] ?? '')),
    ...headCommentIn(doc),
    ...versionsBesideWindows(doc, observations),
  ].filter(
    ({ name, line, value, subject }) =>
      !observations.some(
        (one) =>
          one.name === name &&
          one.line === line &&
          one.value === value &&
          (subject?.startsWith('workload ') !== true || one.subject === subject),
      ),
  )
  return marks.length === 0 ? reading : { ...reading, observations: [...observations, ...marks] }
}
