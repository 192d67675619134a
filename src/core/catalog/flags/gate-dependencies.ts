import { verified } from '../fact.ts'

/** A gate that may only be on while those it needs are on; no `through` = not changed so far. */
export interface GateDependency {
  readonly gate: string
  readonly needs: readonly string[]
  readonly from: string
  readonly through?: string
}

/** First minor whose components compare gates with each other when they start. */
const first = '1.35'

const row = (gate: string, ...needs: readonly string[]): GateDependency => ({
  gate,
  needs,
  from: first,
})

const from136 = (gate: string, ...needs: readonly string[]): GateDependency => ({
  gate,
  needs,
  from: '1.36',
})

/** Every gate with a dependency that can be off; a component does not start where one is. */
export const gateDependencies = verified<readonly GateDependency[]>(
  [
    row('ClusterTrustBundleProjection', 'ClusterTrustBundle'),
    row('DRADeviceBindingConditions', 'DRAResourceClaimDeviceStatus'),
    row('DRADeviceTaintRules', 'DRADeviceTaints'),
    from136('DRAResourceClaimGranularStatusAuthorization', 'DRAResourceClaimDeviceStatus'),
    from136('DRAWorkloadResourceClaims', 'GenericWorkload'),
    row('DeclarativeValidationTakeover', 'DeclarativeValidation'),
    from136('ExtendWebSocketsToKubelet', 'NodeDeclaredFeatures'),
    row('GangScheduling', 'GenericWorkload'),
    row('GracefulNodeShutdownBasedOnPodPriority', 'GracefulNodeShutdown'),
    row('InPlacePodLevelResourcesVerticalScaling', 'PodLevelResources', 'NodeDeclaredFeatures'),
    from136('InPlacePodVerticalScalingInitContainers', 'NodeDeclaredFeatures'),
    row('MatchLabelKeysInPodTopologySpreadSelectorMerge', 'MatchLabelKeysInPodTopologySpread'),
    from136('PodLevelResourceManagers', 'PodLevelResources'),
    row('ProcMountType', 'UserNamespacesSupport'),
    from136('ResourceHealthStatusMessage', 'ResourceHealthStatus'),
    row('RestartAllContainersOnContainerExits', 'ContainerRestartRules', 'NodeDeclaredFeatures'),
    from136('StaleControllerConsistencyDaemonSet', 'AtomicFIFO'),
    from136('StaleControllerConsistencyJob', 'AtomicFIFO'),
    from136('StaleControllerConsistencyReplicaSet', 'AtomicFIFO'),
    from136('StaleControllerConsistencyStatefulSet', 'AtomicFIFO'),
    row('StorageVersionAPI', 'APIServerIdentity'),
    from136('TopologyAwareWorkloadScheduling', 'GenericWorkload'),
    row('UnknownVersionInteroperabilityProxy', 'APIServerIdentity'),
    row('UserNamespacesHostNetworkSupport', 'UserNamespacesSupport'),
    from136('UserNamespacesHostNetworkSupport', 'NodeDeclaredFeatures'),
    row('WindowsGracefulNodeShutdown', 'GracefulNodeShutdown'),
    from136('WorkloadAwarePreemption', 'GangScheduling'),
    from136('WorkloadWithJob', 'GenericWorkload'),
  ],
  [
    'k8s v1.35.0/pkg/features/kube_features.go',
    'k8s v1.36.0/pkg/features/kube_features.go',
    'ms-1.36 pkg/features/kube_features.go#L2420-L2740',
    'k8s v1.35.0/staging/src/k8s.io/component-base/featuregate/feature_gate.go',
  ],
)

/** Gates that decide whether a field of the kubelet’s file gets a default, and the field. */
export const gatesOfFileDefaults = verified(
  {
    KubeletCrashLoopBackOffMax: { field: 'crashLoopBackOff.maxContainerRestartPeriod' },
    KubeletEnsureSecretPulledImages: { field: 'imagePullCredentialsVerificationPolicy' },
  },
  [
    'k8s v1.34.0/pkg/kubelet/apis/config/v1beta1/defaults.go',
    'k8s v1.34.0/pkg/kubelet/apis/config/validation/validation.go',
  ],
)
