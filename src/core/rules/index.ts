import type { AnyRule } from '../model/rule.ts'
import { containerdCriVersion } from './runtime/containerd-cri-version.ts'
import { containerdHostBuild } from './runtime/containerd-host-build.ts'
import { containerdRecommendation } from './runtime/containerd-recommendation.ts'
import { containerdRelaxedMatch } from './runtime/containerd-relaxed-match.ts'
import { exampleValues } from './plan/example-values.ts'
import { hostprocessApiServer } from './isolation/hostprocess-api-server.ts'
import { hostprocessBindMounts } from './isolation/hostprocess-bind-mounts.ts'
import { hostprocessGate } from './isolation/hostprocess-gate.ts'
import { hostprocessRuntime } from './isolation/hostprocess-runtime.ts'
import { hostprocessVersion } from './isolation/hostprocess-version.ts'
import { hypervContainerGate } from './isolation/hyperv-container-gate.ts'
import { hypervContainerdDefect } from './isolation/hyperv-containerd-defect.ts'
import { hypervContainerdFloor } from './isolation/hyperv-containerd-floor.ts'
import { hypervCriDockerd } from './isolation/hyperv-cri-dockerd.ts'
import { hypervImagePull } from './isolation/hyperv-image-pull.ts'
import { hypervPlatform } from './isolation/hyperv-platform.ts'
import { hypervUnsupported } from './isolation/hyperv-unsupported.ts'
import { imageMatchesHostUngated } from './isolation/image-matches-host-ungated.ts'
import { imageMatchesHost } from './isolation/image-matches-host.ts'
import { imageNamesItsRelease } from './workload/image-names-its-release.ts'
import { imageRevision2016 } from './isolation/image-revision-2016.ts'
import { imageRevisionFebruary2020 } from './isolation/image-revision-february-2020.ts'
import { imageRevision } from './isolation/image-revision.ts'
import { kubeletVersionSkew } from './versions/kubelet-version-skew.ts'
import { kubernetesReleaseMinor } from './versions/kubernetes-release-minor.ts'
import { kubernetesUnread } from './versions/kubernetes-unread.ts'
import { pauseImageKnown } from './runtime/pause-image.ts'
import { runtimeClassHandlerKnown } from './runtime/runtime-class-handler.ts'
import { runtimeFloor } from './runtime/runtime-floor.ts'
import { runtimeMaturity } from './runtime/runtime-maturity.ts'
import { runtimeSupported } from './runtime/runtime-supported.ts'
import { runtimeVersionKnown } from './runtime/runtime-version-known.ts'
import { runtimeVersionSyntax } from './runtime/runtime-version-syntax.ts'
import { imageFloatingTag } from './workload/image-floating-tag.ts'
import { installedUpdates } from './node/installed-updates.ts'
import { nodePortOnNode } from './workload/node-port-on-node.ts'
import { servicePortPool } from './workload/service-port-pool.ts'
import { supportEnded } from './versions/support-ended.ts'
import { windowsHostSupported } from './versions/windows-host-supported.ts'
import { workloadNameSyntax } from './workload/workload-name-syntax.ts'
import { namespaceSyntax } from './workload/namespace-syntax.ts'
import { imageReferenceSyntax } from './workload/image-reference-syntax.ts'
import { quantitySyntax } from './workload/quantity-syntax.ts'
import { requestsWithinLimits } from './workload/requests-within-limits.ts'
import { memoryLimitEqualsRequest } from './workload/memory-limit-equals-request.ts'
import { workloadFitsNode } from './workload/workload-fits-node.ts'
import { cpuLimitShares } from './workload/cpu-limit-shares.ts'
import { cpuLimitManyProcessors } from './workload/cpu-limit-many-processors.ts'
import { runAsUserNameSyntax } from './workload/run-as-user-name-syntax.ts'
import { runAsUserNameVersion } from './workload/run-as-user-name-version.ts'
import { containerAdministrator } from './workload/container-administrator.ts'
import { gmsaNameSyntax } from './workload/gmsa-name-syntax.ts'
import { gmsaVersion } from './workload/gmsa-version.ts'
import { gmsaContainerdShares } from './workload/gmsa-containerd-shares.ts'
import { hostprocessUser } from './isolation/hostprocess-user.ts'
import { hostprocessContainerUser } from './isolation/hostprocess-container-user.ts'
import { hostprocessWorkloadKind } from './isolation/hostprocess-workload-kind.ts'
import { hostprocessNamedPipe } from './isolation/hostprocess-named-pipe.ts'
import { hostprocessMountPaths } from './isolation/hostprocess-mount-paths.ts'
import { volumeSyntax } from './workload/volume-syntax.ts'
import { nfsVolume } from './workload/nfs-volume.ts'
import { memoryVolume } from './workload/memory-volume.ts'
import { secretVolume } from './workload/secret-volume.ts'
import { csiVolume } from './workload/csi-volume.ts'
import { flexVolume } from './workload/flex-volume.ts'
import { inTreeVolume } from './workload/in-tree-volume.ts'
import { azureDiskAddress } from './workload/azure-disk-address.ts'
import { gceDiskReplicas } from './workload/gce-disk-replicas.ts'
import { sessionAffinity } from './workload/session-affinity.ts'
import { sessionAffinityTimeout } from './workload/session-affinity-timeout.ts'
import { externalTrafficPolicyLocal } from './workload/external-traffic-policy-local.ts'
import { preserveDestination } from './workload/preserve-destination.ts'
import { serviceBackends } from './workload/service-backends.ts'
import { nodePortOverlay } from './workload/node-port-overlay.ts'
import { logMonitorImage } from './workload/log-monitor-image.ts'
import { dualStackVersion } from './network/dual-stack-version.ts'
import { dualStackControlPlane } from './network/dual-stack-control-plane.ts'
import { dualStackLoadBalancers } from './network/dual-stack-load-balancers.ts'
import { networkModeForKubernetes } from './network/network-mode-for-kubernetes.ts'
import { cniNetworkMode } from './network/cni-network-mode.ts'
import { networkModePlatform } from './network/network-mode-platform.ts'
import { networkModePlatformUnsupported } from './network/network-mode-platform-unsupported.ts'
import { cniPlatform } from './network/cni-platform.ts'
import { cniRuntime } from './network/cni-runtime.ts'
import { cniReleaseRuntime } from './network/cni-release-runtime.ts'
import { loopbackRelease } from './network/loopback-release.ts'
import { azureIpamRelease } from './network/azure-ipam-release.ts'
import { cniReleaseMode } from './network/cni-release-mode.ts'
import { cniReleaseKnown } from './network/cni-release-known.ts'
import { cniIpam } from './network/cni-ipam.ts'
import { firstPodAddress } from './network/first-pod-address.ts'
import { ipamPlatform } from './network/ipam-platform.ts'
import { azureCnsHost } from './network/azure-cns-host.ts'
import { nodeAgentsMaintained } from './network/node-agents-maintained.ts'
import { nodeAgents } from './network/node-agents.ts'
import { overlayGate } from './network/overlay-gate.ts'
import { overlayUpdate } from './network/overlay-update.ts'
import { sourceVip } from './network/source-vip.ts'
import { vxlanVni } from './network/vxlan-vni.ts'
import { vxlanPort } from './network/vxlan-port.ts'
import { vxlanPortTaken } from './network/vxlan-port-taken.ts'
import { dsrGate } from './network/dsr-gate.ts'
import { dsrHost } from './network/dsr-host.ts'
import { dsrVersion } from './network/dsr-version.ts'
import { dsrNetworkMode } from './network/dsr-network-mode.ts'
import { dsrL2bridge2022 } from './network/dsr-l2bridge-2022.ts'
import { dualStackNetworkMode } from './network/dual-stack-network-mode.ts'
import { dualStackCni } from './network/dual-stack-cni.ts'
import { dualStackCniRelease } from './network/dual-stack-cni-release.ts'
import { dualStackHost } from './network/dual-stack-host.ts'
import { rangeSyntax } from './ranges/range-syntax.ts'
import { addressSyntax } from './ranges/address-syntax.ts'
import { apiServerEndpointSyntax } from './node/api-server-endpoint-syntax.ts'
import { rangeHostBits } from './ranges/range-host-bits.ts'
import { ipFamilyRanges } from './ranges/ip-family-ranges.ts'
import { kubeProxyRanges } from './ranges/kube-proxy-ranges.ts'
import { externalTargetSyntax } from './exceptions/external-target-syntax.ts'
import { nodeIpInNodeSubnet } from './ranges/node-ip-in-node-subnet.ts'
import { clusterDnsInServiceRange } from './ranges/cluster-dns-in-service-range.ts'
import { rangesDisjoint } from './ranges/ranges-disjoint.ts'
import { serviceRangeInVirtualNetwork } from './ranges/service-range-in-virtual-network.ts'
import { externalTargetInClusterRange } from './exceptions/external-target-in-cluster-range.ts'
import { serviceRangeSize } from './ranges/service-range-size.ts'
import { aksRanges } from './ranges/aks-ranges.ts'
import { platformAddresses } from './ranges/platform-addresses.ts'
import { helperRanges } from './ranges/helper-ranges.ts'
import { podSubnetInPodRange } from './ranges/pod-subnet-in-pod-range.ts'
import { podSubnetSize } from './ranges/pod-subnet-size.ts'
import { podRangeNodes } from './ranges/pod-range-nodes.ts'
import { maxPodsPodSubnet } from './ranges/max-pods-pod-subnet.ts'
import { maxPodsCalicoBlock } from './ranges/max-pods-calico-block.ts'
import { maxPodsAzureSubnet } from './ranges/max-pods-azure-subnet.ts'
import { maxPodsWindows } from './node/max-pods-windows.ts'
import { exceptionCoversTarget } from './exceptions/exception-covers-target.ts'
import { exceptionEverything } from './exceptions/exception-everything.ts'
import { exceptionWide } from './exceptions/exception-wide.ts'
import { exceptionExcluded } from './exceptions/exception-excluded.ts'
import { exceptionSameBase } from './exceptions/exception-same-base.ts'
import { exceptionListUnused } from './exceptions/exception-list-unused.ts'
import { exceptionNodesAlone } from './exceptions/exception-nodes-alone.ts'
import { virtualNetworksKnown } from './ranges/virtual-networks-known.ts'
import { virtualNetworksHoldNodes } from './ranges/virtual-networks-hold-nodes.ts'
import { hnsNetworkName } from './network/hns-network-name.ts'
import { networkAdapter } from './node/network-adapter.ts'
import { cloudRoutes } from './network/cloud-routes.ts'
import { secretInPlan } from './plan/secret-in-plan.ts'
import { featureGateSyntax } from './versions/feature-gate-syntax.ts'
import { featureGateKnown } from './versions/feature-gate-known.ts'
import { featureGateLocked } from './versions/feature-gate-locked.ts'
import { featureGateDependency } from './versions/feature-gate-dependency.ts'
import { featureGateFile } from './versions/feature-gate-file.ts'
import { windowsPriorityClass } from './node/windows-priority-class.ts'
import { reservationSyntax } from './node/reservation-syntax.ts'
import { reservationFitsNode } from './node/reservation-fits-node.ts'
import { systemReservedMemory } from './node/system-reserved-memory.ts'
import { nodeNameSyntax } from './node/node-name-syntax.ts'
import { nodeNameLength } from './node/node-name-length.ts'
import { nodeLabelSyntax } from './node/node-label-syntax.ts'
import { nodeLabelNamespace } from './node/node-label-namespace.ts'
import { nodeTaintSyntax } from './node/node-taint-syntax.ts'
import { nodeWithoutTaint } from './node/node-without-taint.ts'
import { directorySyntax } from './node/directory-syntax.ts'
import { cpuAffinityRuntime } from './node/cpu-affinity-runtime.ts'
import { kubeadmDrive } from './node/kubeadm-drive.ts'
import { gracefulShutdownService } from './node/graceful-shutdown-service.ts'
import { cniRuntimeVersion } from './network/cni-runtime-version.ts'
import { cniHostUpdate } from './network/cni-host-update.ts'
import { cniKubernetes } from './network/cni-kubernetes.ts'
import { userspaceProxy } from './network/userspace-proxy.ts'
import { cniHost } from './network/cni-host.ts'
import { memoryQuantityUnit } from './workload/memory-quantity-unit.ts'
import { proxySyntax } from './node/proxy-syntax.ts'
import { loadBalancerPlatform } from './workload/load-balancer-platform.ts'
import { windowsPriorityAdvised } from './node/windows-priority-advised.ts'
import { reservedCpu } from './node/reserved-cpu.ts'
import { aksAzureCni } from './platform/aks-azure-cni.ts'
import { aksWindowsHost } from './platform/aks-windows-host.ts'
import { eksOnly } from './platform/eks-only.ts'
import { eksWindowsHost } from './platform/eks-windows-host.ts'
import { gkeWindowsHost } from './platform/gke-windows-host.ts'
import { managedNodeRebuilt } from './platform/managed-node-rebuilt.ts'
import { nodePoolPlatform } from './platform/node-pool-platform.ts'
import { ovnOperatorOnly } from './platform/ovn-operator-only.ts'
import { poolFeatureGates } from './platform/pool-feature-gates.ts'
import { poolIpFamily } from './platform/pool-ip-family.ts'
import { poolKubernetesVersion } from './platform/pool-kubernetes-version.ts'
import { poolMaxPods } from './platform/pool-max-pods.ts'
import { poolProxy } from './platform/pool-proxy.ts'
import { poolWindowsRetirement } from './platform/pool-windows-retirement.ts'

/** Every rule; within one severity, findings appear in this order. */
export const rules = [
  kubernetesUnread,
  kubernetesReleaseMinor,
  kubeletVersionSkew,
  windowsHostSupported,
  aksWindowsHost,
  eksWindowsHost,
  gkeWindowsHost,
  nodePoolPlatform,
  managedNodeRebuilt,
  aksAzureCni,
  eksOnly,
  ovnOperatorOnly,
  poolWindowsRetirement,
  poolKubernetesVersion,
  poolMaxPods,
  poolIpFamily,
  poolFeatureGates,
  poolProxy,
  runtimeSupported,
  runtimeMaturity,
  runtimeVersionSyntax,
  runtimeVersionKnown,
  runtimeFloor,
  containerdHostBuild,
  containerdCriVersion,
  containerdRecommendation,
  containerdRelaxedMatch,
  imageNamesItsRelease,
  imageMatchesHost,
  imageMatchesHostUngated,
  imageRevision2016,
  imageRevisionFebruary2020,
  imageRevision,
  imageFloatingTag,
  installedUpdates,
  nodePortOnNode,
  servicePortPool,
  hypervContainerGate,
  hypervCriDockerd,
  hypervContainerdFloor,
  hypervContainerdDefect,
  hypervUnsupported,
  hypervPlatform,
  hypervImagePull,
  hostprocessVersion,
  hostprocessApiServer,
  hostprocessGate,
  hostprocessRuntime,
  hostprocessBindMounts,
  runtimeClassHandlerKnown,
  pauseImageKnown,
  supportEnded,
  exampleValues,
  workloadNameSyntax,
  namespaceSyntax,
  imageReferenceSyntax,
  quantitySyntax,
  requestsWithinLimits,
  memoryLimitEqualsRequest,
  workloadFitsNode,
  cpuLimitShares,
  cpuLimitManyProcessors,
  runAsUserNameSyntax,
  runAsUserNameVersion,
  containerAdministrator,
  gmsaNameSyntax,
  gmsaVersion,
  gmsaContainerdShares,
  hostprocessUser,
  hostprocessContainerUser,
  hostprocessWorkloadKind,
  hostprocessNamedPipe,
  hostprocessMountPaths,
  volumeSyntax,
  nfsVolume,
  memoryVolume,
  secretVolume,
  csiVolume,
  flexVolume,
  inTreeVolume,
  azureDiskAddress,
  gceDiskReplicas,
  sessionAffinity,
  sessionAffinityTimeout,
  externalTrafficPolicyLocal,
  preserveDestination,
  serviceBackends,
  nodePortOverlay,
  logMonitorImage,
  dualStackVersion,
  dualStackControlPlane,
  dualStackLoadBalancers,
  networkModeForKubernetes,
  cniNetworkMode,
  networkModePlatform,
  networkModePlatformUnsupported,
  cniPlatform,
  cniRuntime,
  cniReleaseRuntime,
  loopbackRelease,
  azureIpamRelease,
  cniReleaseMode,
  cniReleaseKnown,
  nodeAgentsMaintained,
  nodeAgents,
  cniIpam,
  firstPodAddress,
  ipamPlatform,
  azureCnsHost,
  overlayGate,
  overlayUpdate,
  sourceVip,
  vxlanVni,
  vxlanPort,
  vxlanPortTaken,
  dsrGate,
  dsrHost,
  dsrVersion,
  dsrNetworkMode,
  dsrL2bridge2022,
  dualStackNetworkMode,
  dualStackCni,
  dualStackCniRelease,
  dualStackHost,
  rangeSyntax,
  addressSyntax,
  apiServerEndpointSyntax,
  rangeHostBits,
  ipFamilyRanges,
  kubeProxyRanges,
  externalTargetSyntax,
  nodeIpInNodeSubnet,
  clusterDnsInServiceRange,
  rangesDisjoint,
  serviceRangeInVirtualNetwork,
  externalTargetInClusterRange,
  serviceRangeSize,
  aksRanges,
  platformAddresses,
  helperRanges,
  podSubnetInPodRange,
  podSubnetSize,
  podRangeNodes,
  maxPodsPodSubnet,
  maxPodsCalicoBlock,
  maxPodsAzureSubnet,
  maxPodsWindows,
  exceptionCoversTarget,
  exceptionEverything,
  exceptionWide,
  exceptionExcluded,
  exceptionSameBase,
  exceptionListUnused,
  exceptionNodesAlone,
  virtualNetworksKnown,
  virtualNetworksHoldNodes,
  hnsNetworkName,
  networkAdapter,
  cloudRoutes,
  secretInPlan,
  featureGateSyntax,
  featureGateKnown,
  featureGateLocked,
  featureGateDependency,
  featureGateFile,
  windowsPriorityClass,
  reservationSyntax,
  reservationFitsNode,
  systemReservedMemory,
  nodeNameSyntax,
  nodeNameLength,
  nodeLabelSyntax,
  nodeLabelNamespace,
  nodeTaintSyntax,
  nodeWithoutTaint,
  directorySyntax,
  kubeadmDrive,
  gracefulShutdownService,
  cpuAffinityRuntime,
  cniRuntimeVersion,
  cniHostUpdate,
  cniKubernetes,
  userspaceProxy,
  cniHost,
  memoryQuantityUnit,
  proxySyntax,
  loadBalancerPlatform,
  windowsPriorityAdvised,
  reservedCpu,
] as const satisfies readonly AnyRule[]

export type RuleId = (typeof rules)[number]['id']
