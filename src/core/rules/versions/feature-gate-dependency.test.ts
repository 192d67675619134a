import { testRule } from '../../testing/test-rule.ts'
import { featureGateDependency } from './feature-gate-dependency.ts'

testRule(featureGateDependency, {
  valid: [
    {},
    { kubernetesVersion: '1.36', featureGates: ['GracefulNodeShutdown=true'] },
    { kubernetesVersion: '1.34', featureGates: ['GracefulNodeShutdown=false'] },
    { kubernetesVersion: '1.36', featureGates: ['AllBeta=false'] },
    { kubernetesVersion: '1.36', featureGates: ['GangScheduling=true', 'GenericWorkload=true'] },
    { kubernetesVersion: '1.35', featureGates: ['PodLevelResources=false'] },
    // Locked: another rule says so.
    { kubernetesVersion: '1.36', featureGates: ['UserNamespacesSupport=false'] },
  ],
  invalid: [
    {
      given: { kubernetesVersion: '1.36', featureGates: ['GracefulNodeShutdown=false'] },
      count: 2,
      message:
        /GracefulNodeShutdownBasedOnPodPriority is on and depends on GracefulNodeShutdown, which is off: kubelet 1\.36\.\d+ does not start/,
      severity: 'error',
      basis: 'refused',
      suggestion: {
        featureGates: [
          'GracefulNodeShutdown=false',
          'GracefulNodeShutdownBasedOnPodPriority=false',
          'WindowsGracefulNodeShutdown=false',
        ],
      },
    },
    ...[
      'ContainerRestartRules=false',
      'PodLevelResources=false',
      'ResourceHealthStatus=false',
      'MatchLabelKeysInPodTopologySpread=false',
      'APIServerIdentity=false',
      'ClusterTrustBundleProjection=true',
      'GangScheduling=true',
      'DRAWorkloadResourceClaims=true',
      'TopologyAwareWorkloadScheduling=true',
      'WorkloadWithJob=true',
    ].map(
      (gate) =>
        ({
          given: { kubernetesVersion: '1.36', featureGates: [gate] },
          severity: 'error',
        }) as const,
    ),
    {
      given: { kubernetesVersion: '1.36', featureGates: ['NodeDeclaredFeatures=false'] },
      count: 4,
    },
    {
      given: { kubernetesVersion: '1.36', featureGates: ['DRAResourceClaimDeviceStatus=false'] },
      count: 2,
    },
    {
      given: {
        kubernetesVersion: '1.36',
        featureGates: ['PodLevelResourceManagers=true', 'PodLevelResources=false'],
      },
      count: 2,
      message: /depends on PodLevelResources, which is off/,
    },
    { given: { kubernetesVersion: '1.36', featureGates: ['AtomicFIFO=false'] }, count: 4 },
    {
      given: { kubernetesVersion: '1.36', featureGates: ['WorkloadAwarePreemption=true'] },
      suggestion: {
        featureGates: [
          'WorkloadAwarePreemption=true',
          'GangScheduling=true',
          'GenericWorkload=true',
        ],
      },
    },
    ...[
      'DRADeviceTaintRules=true',
      'RestartAllContainersOnContainerExits=true',
      'UserNamespacesSupport=false',
    ].map(
      (gate) =>
        ({
          given: { kubernetesVersion: '1.35', featureGates: [gate] },
          severity: 'error',
        }) as const,
    ),
    {
      given: {
        kubernetesVersion: '1.35',
        featureGates: ['InPlacePodLevelResourcesVerticalScaling=true'],
      },
      message: /depends on NodeDeclaredFeatures/,
    },
  ],
})
