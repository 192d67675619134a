import type { AnyRule } from '../model/rule.ts'
import { aksWindowsHost } from './aks-windows-host.ts'
import { containerdCriVersion } from './containerd-cri-version.ts'
import { containerdHostBuild } from './containerd-host-build.ts'
import { containerdRecommendation } from './containerd-recommendation.ts'
import { containerdRelaxedMatch } from './containerd-relaxed-match.ts'
import { exampleValues } from './example-values.ts'
import { hostprocessBindMounts } from './hostprocess-bind-mounts.ts'
import { hostprocessGate } from './hostprocess-gate.ts'
import { hostprocessRuntime } from './hostprocess-runtime.ts'
import { hostprocessVersion } from './hostprocess-version.ts'
import { hypervContainerGate } from './hyperv-container-gate.ts'
import { hypervContainerdDefect } from './hyperv-containerd-defect.ts'
import { hypervContainerdFloor } from './hyperv-containerd-floor.ts'
import { hypervCriDockerd } from './hyperv-cri-dockerd.ts'
import { hypervImagePull } from './hyperv-image-pull.ts'
import { hypervPlatform } from './hyperv-platform.ts'
import { hypervUnsupported } from './hyperv-unsupported.ts'
import { imageMatchesHostUngated } from './image-matches-host-ungated.ts'
import { imageMatchesHost } from './image-matches-host.ts'
import { imageNamesItsRelease } from './image-names-its-release.ts'
import { imageRevision2016 } from './image-revision-2016.ts'
import { imageRevisionFebruary2020 } from './image-revision-february-2020.ts'
import { imageRevision } from './image-revision.ts'
import { kubeletVersionSkew } from './kubelet-version-skew.ts'
import { kubernetesReleaseMinor } from './kubernetes-release-minor.ts'
import { kubernetesUnread } from './kubernetes-unread.ts'
import { pauseImageKnown } from './pause-image.ts'
import { runtimeClassHandlerKnown } from './runtime-class-handler.ts'
import { runtimeFloor } from './runtime-floor.ts'
import { runtimeMaturity } from './runtime-maturity.ts'
import { runtimeSupported } from './runtime-supported.ts'
import { runtimeVersionKnown } from './runtime-version-known.ts'
import { runtimeVersionSyntax } from './runtime-version-syntax.ts'
import { imageFloatingTag } from './image-floating-tag.ts'
import { installedUpdates } from './installed-updates.ts'
import { nodePortOnNode } from './node-port-on-node.ts'
import { servicePortPool } from './service-port-pool.ts'
import { supportEnded } from './support-ended.ts'
import { windowsHostSupported } from './windows-host-supported.ts'
import { workloadNameSyntax } from './workload-name-syntax.ts'
import { namespaceSyntax } from './namespace-syntax.ts'
import { imageReferenceSyntax } from './image-reference-syntax.ts'
import { quantitySyntax } from './quantity-syntax.ts'
import { requestsWithinLimits } from './requests-within-limits.ts'
import { memoryLimitEqualsRequest } from './memory-limit-equals-request.ts'
import { workloadFitsNode } from './workload-fits-node.ts'
import { cpuLimitShares } from './cpu-limit-shares.ts'
import { cpuLimitManyProcessors } from './cpu-limit-many-processors.ts'
import { runAsUserNameSyntax } from './run-as-user-name-syntax.ts'
import { runAsUserNameVersion } from './run-as-user-name-version.ts'
import { containerAdministrator } from './container-administrator.ts'
import { gmsaNameSyntax } from './gmsa-name-syntax.ts'
import { gmsaVersion } from './gmsa-version.ts'
import { gmsaContainerdShares } from './gmsa-containerd-shares.ts'
import { hostprocessUser } from './hostprocess-user.ts'
import { hostprocessWorkloadKind } from './hostprocess-workload-kind.ts'
import { hostprocessNamedPipe } from './hostprocess-named-pipe.ts'
import { hostprocessMountPaths } from './hostprocess-mount-paths.ts'
import { volumeSyntax } from './volume-syntax.ts'
import { nfsVolume } from './nfs-volume.ts'
import { memoryVolume } from './memory-volume.ts'
import { secretVolume } from './secret-volume.ts'
import { csiVolume } from './csi-volume.ts'
import { flexVolume } from './flex-volume.ts'
import { inTreeVolume } from './in-tree-volume.ts'
import { sessionAffinity } from './session-affinity.ts'
import { sessionAffinityTimeout } from './session-affinity-timeout.ts'
import { externalTrafficPolicyLocal } from './external-traffic-policy-local.ts'
import { preserveDestination } from './preserve-destination.ts'
import { serviceBackends } from './service-backends.ts'
import { nodePortOverlay } from './node-port-overlay.ts'
import { logMonitorImage } from './log-monitor-image.ts'
import { dualStackVersion } from './dual-stack-version.ts'
import { dualStackLoadBalancers } from './dual-stack-load-balancers.ts'
import { networkModeForKubernetes } from './network-mode-for-kubernetes.ts'
import { cniNetworkMode } from './cni-network-mode.ts'
import { networkModePlatform } from './network-mode-platform.ts'
import { networkModePlatformUnsupported } from './network-mode-platform-unsupported.ts'
import { cniPlatform } from './cni-platform.ts'
import { cniRuntime } from './cni-runtime.ts'
import { cniReleaseRuntime } from './cni-release-runtime.ts'
import { cniReleaseMode } from './cni-release-mode.ts'
import { cniReleaseKnown } from './cni-release-known.ts'
import { cniIpam } from './cni-ipam.ts'
import { ipamPlatform } from './ipam-platform.ts'
import { azureCnsHost } from './azure-cns-host.ts'
import { overlayGate } from './overlay-gate.ts'
import { overlayUpdate } from './overlay-update.ts'
import { sourceVip } from './source-vip.ts'
import { vxlanVni } from './vxlan-vni.ts'
import { vxlanPort } from './vxlan-port.ts'
import { vxlanPortTaken } from './vxlan-port-taken.ts'
import { dsrGate } from './dsr-gate.ts'
import { dsrHost } from './dsr-host.ts'
import { dsrVersion } from './dsr-version.ts'
import { dsrNetworkMode } from './dsr-network-mode.ts'
import { dsrL2bridge2022 } from './dsr-l2bridge-2022.ts'
import { dualStackNetworkMode } from './dual-stack-network-mode.ts'
import { dualStackCni } from './dual-stack-cni.ts'
import { dualStackHost } from './dual-stack-host.ts'
import { rangeSyntax } from './range-syntax.ts'
import { addressSyntax } from './address-syntax.ts'
import { apiServerEndpointSyntax } from './api-server-endpoint-syntax.ts'
import { rangeHostBits } from './range-host-bits.ts'
import { ipFamilyRanges } from './ip-family-ranges.ts'
import { externalTargetSyntax } from './external-target-syntax.ts'
import { nodeIpInNodeSubnet } from './node-ip-in-node-subnet.ts'
import { clusterDnsInServiceRange } from './cluster-dns-in-service-range.ts'
import { rangesDisjoint } from './ranges-disjoint.ts'
import { serviceRangeInVirtualNetwork } from './service-range-in-virtual-network.ts'
import { externalTargetInClusterRange } from './external-target-in-cluster-range.ts'
import { serviceRangeSize } from './service-range-size.ts'
import { aksRanges } from './aks-ranges.ts'
import { platformAddresses } from './platform-addresses.ts'
import { helperRanges } from './helper-ranges.ts'
import { podSubnetInPodRange } from './pod-subnet-in-pod-range.ts'
import { podSubnetSize } from './pod-subnet-size.ts'
import { podRangeNodes } from './pod-range-nodes.ts'
import { maxPodsPodSubnet } from './max-pods-pod-subnet.ts'
import { maxPodsCalicoBlock } from './max-pods-calico-block.ts'
import { maxPodsAzureSubnet } from './max-pods-azure-subnet.ts'
import { maxPodsWindows } from './max-pods-windows.ts'
import { exceptionCoversTarget } from './exception-covers-target.ts'
import { exceptionEverything } from './exception-everything.ts'
import { exceptionWide } from './exception-wide.ts'
import { exceptionExcluded } from './exception-excluded.ts'
import { exceptionSameBase } from './exception-same-base.ts'
import { exceptionListUnused } from './exception-list-unused.ts'
import { exceptionNodesAlone } from './exception-nodes-alone.ts'
import { virtualNetworksKnown } from './virtual-networks-known.ts'
import { virtualNetworksHoldNodes } from './virtual-networks-hold-nodes.ts'
import { hnsNetworkName } from './hns-network-name.ts'
import { networkAdapter } from './network-adapter.ts'
import { cloudRoutes } from './cloud-routes.ts'
import { secretInPlan } from './secret-in-plan.ts'
import { featureGateSyntax } from './feature-gate-syntax.ts'
import { featureGateKnown } from './feature-gate-known.ts'
import { featureGateLocked } from './feature-gate-locked.ts'
import { windowsPriorityClass } from './windows-priority-class.ts'
import { reservationSyntax } from './reservation-syntax.ts'
import { reservationFitsNode } from './reservation-fits-node.ts'
import { systemReservedMemory } from './system-reserved-memory.ts'
import { nodeNameSyntax } from './node-name-syntax.ts'
import { nodeLabelSyntax } from './node-label-syntax.ts'
import { nodeLabelNamespace } from './node-label-namespace.ts'
import { nodeTaintSyntax } from './node-taint-syntax.ts'
import { directorySyntax } from './directory-syntax.ts'
import { cpuAffinityRuntime } from './cpu-affinity-runtime.ts'
import { gracefulShutdownService } from './graceful-shutdown-service.ts'
import { cniRuntimeVersion } from './cni-runtime-version.ts'
import { cniHostUpdate } from './cni-host-update.ts'
import { memoryQuantityUnit } from './memory-quantity-unit.ts'
import { proxySyntax } from './proxy-syntax.ts'
import { loadBalancerPlatform } from './load-balancer-platform.ts'
import { windowsPriorityAdvised } from './windows-priority-advised.ts'
import { reservedCpu } from './reserved-cpu.ts'

/** Every rule; within one severity, findings appear in this order. */
export const rules: readonly AnyRule[] = [
  kubernetesUnread,
  kubernetesReleaseMinor,
  kubeletVersionSkew,
  windowsHostSupported,
  aksWindowsHost,
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
  sessionAffinity,
  sessionAffinityTimeout,
  externalTrafficPolicyLocal,
  preserveDestination,
  serviceBackends,
  nodePortOverlay,
  logMonitorImage,
  dualStackVersion,
  dualStackLoadBalancers,
  networkModeForKubernetes,
  cniNetworkMode,
  networkModePlatform,
  networkModePlatformUnsupported,
  cniPlatform,
  cniRuntime,
  cniReleaseRuntime,
  cniReleaseMode,
  cniReleaseKnown,
  cniIpam,
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
  dualStackHost,
  rangeSyntax,
  addressSyntax,
  apiServerEndpointSyntax,
  rangeHostBits,
  ipFamilyRanges,
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
  windowsPriorityClass,
  reservationSyntax,
  reservationFitsNode,
  systemReservedMemory,
  nodeNameSyntax,
  nodeLabelSyntax,
  nodeLabelNamespace,
  nodeTaintSyntax,
  directorySyntax,
  gracefulShutdownService,
  cpuAffinityRuntime,
  cniRuntimeVersion,
  cniHostUpdate,
  memoryQuantityUnit,
  proxySyntax,
  loadBalancerPlatform,
  windowsPriorityAdvised,
  reservedCpu,
]
