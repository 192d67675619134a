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
]
