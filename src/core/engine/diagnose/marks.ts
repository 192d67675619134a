import { buildLabelsIn } from '../../importers/build-labels.ts'
import { aksUpgradesIn, overlayUpdatesIn } from '../../importers/aks-upgrades.ts'
import { calicoAgentEnvIn, calicoPoolEnvIn } from '../../importers/calico-pool-env.ts'
import { calicoPoolsIn } from '../../importers/calico-pools.ts'
import { chartInstallsIn } from '../../importers/chart-installs.ts'
import { familiesIn } from '../../importers/cluster-ranges.ts'
import { failedPluginIn } from '../../importers/failed-plugin.ts'
import { flannelMarksIn } from '../../importers/flannel-marks.ts'
import { clusterDnsMissedIn } from '../../importers/cluster-dns-missed.ts'
import { cniFoldersIn } from '../../importers/cni-folders.ts'
import { criDockerdVersionsIn } from '../../importers/cri-dockerd-version.ts'
import { csiProxyPipesIn } from '../../importers/csi-proxy-pipes.ts'
import { bannersIn, displayVersionsIn } from '../../importers/display-version.ts'
import { dynamicPortsIn } from '../../importers/dynamic-ports.ts'
import { dockerRunsIn } from '../../importers/docker-run.ts'
import { eksImagesIn } from '../../importers/eks-image.ts'
import { eksNodeRolesIn } from '../../importers/eks-node-roles.ts'
import { eksPodIdentitiesIn } from '../../importers/eks-pod-identities.ts'
import { eksPoliciesIn } from '../../importers/eks-policies.ts'
import { pickedNotesIn } from '../../importers/picked-notes.ts'
import { templateDisksIn } from '../../importers/eks-template-disk.ts'
import { templateImagesIn } from '../../importers/eks-template-image.ts'
import { eksUserDataIn } from '../../importers/eks-user-data.ts'
import { firewallRulesIn } from '../../importers/firewall-rules.ts'
import { goneAddressesIn } from '../../importers/gone-addresses.ts'
import { identityCommandsIn } from '../../importers/identity-commands.ts'
import { joinsIn } from '../../importers/kubeadm-join.ts'
import { clusterApiIn } from '../../importers/cluster-api-marks.ts'
import { k0sWorkersIn } from '../../importers/k0s-worker.ts'
import { kubesprayHostsIn } from '../../importers/kubespray-hosts.ts'
import { kubectlSettingsIn } from '../../importers/kubectl-settings.ts'
import { listedCredentialSpecsIn } from '../../importers/listed-credential-specs.ts'
import { listedInWords } from '../../importers/listed-in-words.ts'
import { openshiftPlatformIn } from '../../importers/openshift-platform.ts'
import { nodeMetricsIn } from '../../importers/node-metrics.ts'
import { platformsIn } from '../../importers/platform-marks.ts'
import { azModuleIn } from '../../importers/pools/az-module.ts'
import { azureLocalPoolsIn } from '../../importers/pools/azure-local.ts'
import { probedPodsIn } from '../../importers/probed-pod.ts'
import { programPoolsIn } from '../../importers/pools/program.ts'
import { awsNodeSettingsIn } from '../../importers/pools/read-settings.ts'
import { clientNodesIn } from '../../importers/prose/client-node.ts'
import { environmentsIn } from '../../importers/prose/environment.ts'
import { gatesOnIn } from '../../importers/gates-on.ts'
import { headCommentIn } from '../../importers/head-comment.ts'
import { helmListIn } from '../../importers/helm-list.ts'
import { hostLinesIn } from '../../importers/host-lines.ts'
import { hnsVersionsIn } from '../../importers/hns/version.ts'
import { lookupsIn } from '../../importers/lookups.ts'
import { misspeltTagsIn } from '../../importers/misspelt-tags.ts'
import { mtuIn, pingSizesIn } from '../../importers/mtu.ts'
import { nssmEnvironmentsIn } from '../../importers/nssm-environment.ts'
import { outsideHostsIn } from '../../importers/outside-hosts.ts'
import { networkNameElsewhereIn, nodeNameElsewhereIn } from '../../importers/network-name.ts'
import { networkMarksIn } from '../../importers/network-marks.ts'
import { noBreakSpacesIn } from '../../importers/no-break-spaces.ts'
import { nodeRangesOffIn } from '../../importers/node-ranges-off.ts'
import { pulledIn } from '../../importers/prose/images.ts'
import { askedSandboxIn } from '../../importers/asked-sandbox.ts'
import { statedHashesIn } from '../../importers/stated-hashes.ts'
import { corednsZonesIn } from '../../importers/coredns-zones.ts'
import { fetchedFilesIn } from '../../importers/fetched-files.ts'
import { allReleasesIn } from '../../importers/fetched-with.ts'
import { rke2ServersIn } from '../../importers/rke2-servers.ts'
import { registeredTaintsIn } from '../../importers/registered-taints.ts'
import { loggedPluginIn, runtimeEndpointsIn } from '../../importers/runtime-endpoint.ts'
import { inventoryIn } from '../../importers/inventory-table.ts'
import { hotPatchesIn } from '../../importers/hot-patches.ts'
import { containerdFilesIn } from '../../importers/containerd-files.ts'
import { containerdAccountIn, kubeletAccountIn } from '../../importers/service-account.ts'
import { serviceStartsIn } from '../../importers/service-start.ts'
import { scheduledTasksIn } from '../../importers/scheduled-tasks.ts'
import { runtimesIn } from '../../importers/runtime-marks.ts'
import { calicoScriptsIn } from '../../importers/calico-scripts.ts'
import { callsIn } from '../../importers/script-calls.ts'
import { untoleratedTaintsIn } from '../../importers/untolerated-taints.ts'
import { windowsIpamPartIn } from '../../importers/windows-ipam-part.ts'
import { vmAdaptersIn } from '../../importers/vm-adapters.ts'
import { windowsNodesIn } from '../../importers/windows-nodes.ts'
import { versionsBesideWindows } from '../../importers/version-beside-windows.ts'
import { versionTablesIn } from '../../importers/windows-version.ts'
import type { Document } from '../../model/document.ts'
import type { Reading } from '../../model/importer.ts'

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
    ...nodeMetricsIn(doc),
    ...probedPodsIn(doc),
    ...joinsIn(doc),
    ...goneAddressesIn(doc),
    ...identityCommandsIn(doc),
    ...lookupsIn(doc),
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
    ...eksImagesIn(doc),
    ...eksNodeRolesIn(doc),
    ...eksPodIdentitiesIn(doc),
    ...eksPoliciesIn(doc),
    ...eksUserDataIn(doc),
    ...templateImagesIn(doc),
    ...templateDisksIn(doc),
    ...pickedNotesIn(doc),
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
