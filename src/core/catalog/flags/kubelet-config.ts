import { field, fieldTable, noEffect } from './define.ts'

/** What thresholds are about; the kubelet stops on any other. */
const signals = [
  'memory.available',
  'nodefs.available',
  'nodefs.inodesFree',
  'imagefs.available',
  'imagefs.inodesFree',
  'containerfs.available',
  'containerfs.inodesFree',
  'allocatableMemory.available',
  'pid.available',
]

/** Fields of KubeletConfiguration (kubelet.config.k8s.io/v1beta1). */
export const kubeletConfigFields = fieldTable([
  field('address', 'string', '1.14-', {
    default: '0.0.0.0',
    flags: ['address'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('allowedUnsafeSysctls', '[]string', '1.16-', {
    default: '[]',
    flags: ['allowed-unsafe-sysctls'],
    windows: noEffect,
    confidence: 'inferred',
    sources: [
      'kubelet-types kubernetes-1.16.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('authentication', 'KubeletAuthentication', '1.14-', {
    members: ['x509', 'webhook', 'anonymous'],
    below: {
      x509: ['clientCAFile'],
      webhook: ['enabled', 'cacheTTL'],
      anonymous: ['enabled'],
    },
    flags: [
      'anonymous-auth',
      'authentication-token-webhook',
      'authentication-token-webhook-cache-ttl',
      'client-ca-file',
    ],
    windows: 'The CA path is a Windows path.',
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('authorization', 'KubeletAuthorization', '1.14-', {
    members: ['mode', 'webhook'],
    below: { webhook: ['cacheAuthorizedTTL', 'cacheUnauthorizedTTL'] },
    flags: [
      'authorization-mode',
      'authorization-webhook-cache-authorized-ttl',
      'authorization-webhook-cache-unauthorized-ttl',
    ],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('cgroupDriver', 'string', '1.14-', {
    default: 'cgroupfs',
    flags: ['cgroup-driver'],
    windows: noEffect,
    confidence: 'inferred',
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('cgroupRoot', 'string', '1.14-', {
    flags: ['cgroup-root'],
    windows: noEffect,
    confidence: 'inferred',
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('cgroupsPerQOS', '*bool', '1.14-', {
    default: 'true',
    flags: ['cgroups-per-qos'],
    windows: 'Must be false up to 1.30; later true is only a warning.',
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
      'k8s v1.30.0/pkg/kubelet/apis/config/validation/validation_windows.go',
      'k8s v1.31.0/pkg/kubelet/apis/config/validation/validation_windows.go',
    ],
  }),
  field('clusterDNS', '[]string', '1.14-', {
    default: 'nil',
    flags: ['cluster-dns'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('clusterDomain', 'string', '1.14-', {
    default: '',
    flags: ['cluster-domain'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('configMapAndSecretChangeDetectionStrategy', 'ResourceChangeDetectionStrategy', '1.14-', {
    default: 'Watch',
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('containerLogMaxFiles', '*int32', '1.14-', {
    default: '5',
    flags: ['container-log-max-files'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('containerLogMaxSize', 'string', '1.14-', {
    default: '10Mi',
    flags: ['container-log-max-size'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('containerLogMaxWorkers', '*int32', '1.30-', {
    default: '1',
    sources: [
      'kubelet-types kubernetes-1.30.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('containerLogMonitorInterval', '*metav1.Duration', '1.30-', {
    default: '10s',
    sources: [
      'kubelet-types kubernetes-1.30.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('containerRuntimeEndpoint', 'string', '1.27-', {
    flags: ['container-runtime-endpoint'],
    windows: 'The default is a Linux socket: name the pipe.',
    sources: [
      'kubelet-types kubernetes-1.27.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('contentType', 'string', '1.14-', {
    default: 'application/vnd.kubernetes.protobuf',
    flags: ['kube-api-content-type'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('cpuCFSQuota', '*bool', '1.14-', {
    default: 'true',
    flags: ['cpu-cfs-quota'],
    windows: noEffect,
    confidence: 'inferred',
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('cpuCFSQuotaPeriod', '*metav1.Duration', '1.14-', {
    default: '100ms',
    flags: ['cpu-cfs-quota-period'],
    windows: noEffect,
    confidence: 'inferred',
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('cpuManagerPolicy', 'string', '1.14-', {
    default: 'none',
    flags: ['cpu-manager-policy'],
    windows: 'Used only with the gate WindowsCPUAndMemoryAffinity.',
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
      'ms-1.36 pkg/kubelet/apis/config/v1beta1/defaults.go',
    ],
  }),
  field('cpuManagerPolicyOptions', 'map[string]string', '1.22-', {
    default: 'nil',
    flags: ['cpu-manager-policy-options'],
    sources: [
      'kubelet-types kubernetes-1.22.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('cpuManagerReconcilePeriod', 'metav1.Duration', '1.14-', {
    default: '10s',
    flags: ['cpu-manager-reconcile-period'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('crashLoopBackOff', 'CrashLoopBackOffConfig', '1.32-', {
    members: ['maxContainerRestartPeriod'],
    sources: [
      'kubelet-types kubernetes-1.32.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('enableContentionProfiling', 'bool', '1.14-', {
    default: 'false',
    flags: ['contention-profiling'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('enableControllerAttachDetach', '*bool', '1.14-', {
    default: 'true',
    flags: ['enable-controller-attach-detach'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('enableDebugFlagsHandler', '*bool', '1.21-', {
    default: 'true',
    sources: [
      'kubelet-types kubernetes-1.21.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('enableDebuggingHandlers', '*bool', '1.14-', {
    default: 'true',
    flags: ['enable-debugging-handlers'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('enableProfilingHandler', '*bool', '1.21-', {
    default: 'true',
    sources: [
      'kubelet-types kubernetes-1.21.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('enableServer', '*bool', '1.19-', {
    default: 'true',
    flags: ['enable-server'],
    sources: [
      'kubelet-types kubernetes-1.19.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('enableSystemLogHandler', '*bool', '1.19-', {
    default: 'true',
    sources: [
      'kubelet-types kubernetes-1.19.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('enableSystemLogQuery', '*bool', '1.27-', {
    default: 'false',
    windows: 'Works on Windows with the gate NodeLogQuery.',
    sources: [
      'kubelet-types kubernetes-1.27.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('enforceNodeAllocatable', '[]string', '1.14-', {
    default: '["pods"]',
    flags: ['enforce-node-allocatable'],
    windows: 'Must be empty up to 1.30; later none passes and others warn.',
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
      'k8s v1.30.0/pkg/kubelet/apis/config/validation/validation_windows.go',
      'k8s v1.31.0/pkg/kubelet/apis/config/validation/validation_windows.go',
    ],
  }),
  field('eventBurst', 'int32', '1.14-', {
    default: '10 (1.14-1.26), 100 (1.27+)',
    flags: ['event-burst'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
      'ca-1.26 pkg/kubelet/apis/config/v1beta1/defaults.go',
      'ca-1.27 pkg/kubelet/apis/config/v1beta1/defaults.go',
    ],
  }),
  field('eventRecordQPS', '*int32', '1.14-', {
    default: '5 (1.14-1.26), 50 (1.27+)',
    flags: ['event-qps'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
      'ca-1.26 pkg/kubelet/apis/config/v1beta1/defaults.go',
      'ca-1.27 pkg/kubelet/apis/config/v1beta1/defaults.go',
    ],
  }),
  field('evictionHard', 'map[string]string', '1.14-', {
    members: signals,
    default:
      'memory.available: 100Mi (1.14-1.30), 500Mi (1.31+); nodefs.available: 10%; imagefs.available: 15%',
    flags: ['eviction-hard'],
    windows: 'Signals: memory.available, nodefs.available, imagefs.available.',
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
      'ca-1.30 pkg/kubelet/eviction/defaults_others.go',
      'k8s v1.31.0/pkg/kubelet/eviction/defaults_windows.go',
    ],
  }),
  field('evictionMaxPodGracePeriod', 'int32', '1.14-', {
    default: '0',
    flags: ['eviction-max-pod-grace-period'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('evictionMinimumReclaim', 'map[string]string', '1.14-', {
    members: signals,
    default: 'nil',
    flags: ['eviction-minimum-reclaim'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('evictionPressureTransitionPeriod', 'metav1.Duration', '1.14-', {
    default: '5m',
    flags: ['eviction-pressure-transition-period'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('evictionSoft', 'map[string]string', '1.14-', {
    members: signals,
    default: 'nil',
    flags: ['eviction-soft'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('evictionSoftGracePeriod', 'map[string]string', '1.14-', {
    members: signals,
    default: 'nil',
    flags: ['eviction-soft-grace-period'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('failCgroupV1', '*bool', '1.31-', {
    default: 'false (1.31-1.34), true (1.35+)',
    flags: ['fail-cgroupv1'],
    windows: noEffect,
    sources: [
      'kubelet-types kubernetes-1.31.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
      'ms-1.34 pkg/kubelet/apis/config/v1beta1/defaults.go',
      'ms-1.35 pkg/kubelet/apis/config/v1beta1/defaults.go',
    ],
  }),
  field('failSwapOn', '*bool', '1.14-', {
    default: 'true',
    flags: ['fail-swap-on'],
    windows: noEffect,
    confidence: 'inferred',
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('featureGates', 'map[string]bool', '1.14-', {
    default: 'nil',
    flags: ['feature-gates'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('fileCheckFrequency', 'metav1.Duration', '1.14-', {
    default: '20s',
    flags: ['file-check-frequency'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('hairpinMode', 'string', '1.14-', {
    default: 'promiscuous-bridge',
    flags: ['hairpin-mode'],
    windows: noEffect,
    confidence: 'inferred',
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('healthzBindAddress', 'string', '1.14-', {
    default: '127.0.0.1',
    flags: ['healthz-bind-address'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('healthzPort', '*int32', '1.14-', {
    default: '10248',
    flags: ['healthz-port'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('httpCheckFrequency', 'metav1.Duration', '1.14-', {
    default: '20s',
    flags: ['http-check-frequency'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('imageGCHighThresholdPercent', '*int32', '1.14-', {
    default: '85',
    flags: ['image-gc-high-threshold'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('imageGCLowThresholdPercent', '*int32', '1.14-', {
    default: '80',
    flags: ['image-gc-low-threshold'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('imageMaximumGCAge', 'metav1.Duration', '1.29-', {
    default: '0s (disabled)',
    sources: [
      'kubelet-types kubernetes-1.29.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('imageMinimumGCAge', 'metav1.Duration', '1.14-', {
    default: '2m',
    flags: ['minimum-image-ttl-duration'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field(
    'imagePullCredentialsVerificationPolicy',
    'ImagePullCredentialsVerificationPolicy',
    '1.33-',
    {
      sources: [
        'kubelet-types kubernetes-1.33.0/config/v1beta1/types.go',
        'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
      ],
    },
  ),
  field('imageServiceEndpoint', 'string', '1.27-', {
    flags: ['image-service-endpoint'],
    windows: 'Follows containerRuntimeEndpoint.',
    sources: [
      'kubelet-types kubernetes-1.27.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('iptablesDropBit', '*int32', '1.14-', {
    default: '15',
    flags: ['iptables-drop-bit'],
    windows: noEffect,
    confidence: 'inferred',
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('iptablesMasqueradeBit', '*int32', '1.14-', {
    default: '14',
    flags: ['iptables-masquerade-bit'],
    windows: noEffect,
    confidence: 'inferred',
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('kernelMemcgNotification', 'bool', '1.19-', {
    default: 'false',
    flags: ['experimental-kernel-memcg-notification', 'kernel-memcg-notification'],
    windows: noEffect,
    confidence: 'inferred',
    sources: [
      'kubelet-types kubernetes-1.19.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('kubeAPIBurst', 'int32', '1.14-', {
    default: '10 (1.14-1.26), 100 (1.27+)',
    flags: ['kube-api-burst'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
      'ca-1.26 pkg/kubelet/apis/config/v1beta1/defaults.go',
      'ca-1.27 pkg/kubelet/apis/config/v1beta1/defaults.go',
    ],
  }),
  field('kubeAPIQPS', '*int32', '1.14-', {
    default: '5 (1.14-1.26), 50 (1.27+)',
    flags: ['kube-api-qps'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
      'ca-1.26 pkg/kubelet/apis/config/v1beta1/defaults.go',
      'ca-1.27 pkg/kubelet/apis/config/v1beta1/defaults.go',
    ],
  }),
  field('kubeReserved', 'map[string]string', '1.14-', {
    default: 'nil',
    flags: ['kube-reserved'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('kubeReservedCgroup', 'string', '1.14-', {
    default: '',
    flags: ['kube-reserved-cgroup'],
    windows: noEffect,
    confidence: 'inferred',
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('kubeletCgroups', 'string', '1.14-', {
    default: '',
    flags: ['kubelet-cgroups'],
    windows: noEffect,
    confidence: 'inferred',
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('localStorageCapacityIsolation', '*bool', '1.25-', {
    default: 'true',
    flags: ['local-storage-capacity-isolation'],
    sources: [
      'kubelet-types kubernetes-1.25.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('logging', 'logsapi.LoggingConfiguration', '1.19-', {
    default: 'Format: text',
    members: ['format', 'flushFrequency', 'verbosity', 'vmodule', 'options', 'sanitization'],
    flags: ['experimental-logging-sanitization', 'logging-format'],
    sources: [
      'kubelet-types kubernetes-1.19.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('makeIPTablesUtilChains', '*bool', '1.14-', {
    default: 'true',
    flags: ['make-iptables-util-chains'],
    windows: noEffect,
    confidence: 'inferred',
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('maxOpenFiles', 'int64', '1.14-', {
    default: '1000000',
    flags: ['max-open-files'],
    windows: noEffect,
    confidence: 'inferred',
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('maxParallelImagePulls', '*int32', '1.27-', {
    default: 'nil',
    sources: [
      'kubelet-types kubernetes-1.27.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('maxPods', 'int32', '1.14-', {
    default: '110',
    flags: ['max-pods'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('memoryManagerPolicy', 'string', '1.21-', {
    default: 'none',
    flags: ['memory-manager-policy'],
    windows: 'Used only with the gate WindowsCPUAndMemoryAffinity.',
    sources: [
      'kubelet-types kubernetes-1.21.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('memoryReservationPolicy', 'MemoryReservationPolicy', '1.36-', {
    default: 'None',
    sources: ['kubelet-types kubernetes-1.36.0/config/v1beta1/types.go'],
  }),
  field('memorySwap', 'MemorySwapConfiguration', '1.22-', {
    members: ['swapBehavior'],
    windows: noEffect,
    confidence: 'inferred',
    sources: [
      'kubelet-types kubernetes-1.22.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('memoryThrottlingFactor', '*float64', '1.22-', {
    default: '0.9',
    windows: noEffect,
    confidence: 'inferred',
    sources: [
      'kubelet-types kubernetes-1.22.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('mergeDefaultEvictionSettings', '*bool', '1.33-', {
    default: 'false',
    sources: [
      'kubelet-types kubernetes-1.33.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('nodeLeaseDurationSeconds', 'int32', '1.14-', {
    default: '40',
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('nodeStatusMaxImages', '*int32', '1.19-', {
    default: '50',
    flags: ['node-status-max-images'],
    sources: [
      'kubelet-types kubernetes-1.19.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('nodeStatusReportFrequency', 'metav1.Duration', '1.14-', {
    default: '5m',
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('nodeStatusUpdateFrequency', 'metav1.Duration', '1.14-', {
    default: '10s',
    flags: ['node-status-update-frequency'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('oomScoreAdj', '*int32', '1.14-', {
    default: '-999',
    flags: ['oom-score-adj'],
    windows: noEffect,
    confidence: 'inferred',
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('podCIDR', 'string', '1.14-', {
    default: '',
    flags: ['pod-cidr'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('podLogsDir', 'string', '1.30-', {
    default: '/var/log/pods/',
    windows: 'The default lies on the current drive.',
    sources: [
      'kubelet-types kubernetes-1.30.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('podPidsLimit', '*int64', '1.14-', {
    default: '-1',
    flags: ['pod-max-pids'],
    windows: noEffect,
    confidence: 'inferred',
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('podsPerCore', 'int32', '1.14-', {
    default: '0',
    flags: ['pods-per-core'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('port', 'int32', '1.14-', {
    default: '10250',
    flags: ['port'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('preloadedImagesVerificationAllowlist', '[]string', '1.33-', {
    sources: [
      'kubelet-types kubernetes-1.33.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('protectKernelDefaults', 'bool', '1.14-', {
    default: 'false',
    flags: ['protect-kernel-defaults'],
    windows: noEffect,
    confidence: 'inferred',
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('providerID', 'string', '1.19-', {
    default: '',
    flags: ['provider-id'],
    sources: [
      'kubelet-types kubernetes-1.19.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('qosReserved', 'map[string]string', '1.14-', {
    default: 'nil',
    flags: ['qos-reserved'],
    windows: noEffect,
    confidence: 'inferred',
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('readOnlyPort', 'int32', '1.14-', {
    default: '0 (disabled)',
    flags: ['read-only-port'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('registerNode', '*bool', '1.23-', {
    default: 'true',
    flags: ['register-node'],
    sources: [
      'kubelet-types kubernetes-1.23.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('registerWithTaints', '[]v1.Taint', '1.23-', {
    default: 'nil',
    flags: ['register-with-taints'],
    windows: 'A list of objects, not of texts.',
    sources: [
      'kubelet-types kubernetes-1.23.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('registryBurst', 'int32', '1.14-', {
    default: '10',
    flags: ['registry-burst'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('registryPullQPS', '*int32', '1.14-', {
    default: '5',
    flags: ['registry-qps'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('reservedMemory', '[]MemoryReservation', '1.21-', {
    default: 'nil',
    members: ['numaNode', 'limits'],
    flags: ['reserved-memory'],
    sources: [
      'kubelet-types kubernetes-1.21.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('reservedSystemCPUs', 'string', '1.17-', {
    flags: ['reserved-cpus'],
    sources: [
      'kubelet-types kubernetes-1.17.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('resolvConf', '*string', '1.14-', {
    default: '/etc/resolv.conf',
    flags: ['resolv-conf'],
    windows:
      'Up to 1.26 only empty works, from 1.27 also Host or an existing file; empty counts from 1.23 on.',
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
      'k8s v1.27.0/pkg/kubelet/network/dns/dns_windows.go',
      'github kubernetes/kubernetes/pull/110566',
    ],
  }),
  field('rotateCertificates', 'bool', '1.14-', {
    default: 'false',
    flags: ['rotate-certificates'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('runOnce', 'bool', '1.19-', {
    default: 'false',
    flags: ['runonce'],
    windows: 'true stops the kubelet from 1.32 on.',
    sources: [
      'kubelet-types kubernetes-1.19.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('runtimeRequestTimeout', 'metav1.Duration', '1.14-', {
    default: '2m',
    flags: ['runtime-request-timeout'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('seccompDefault', '*bool', '1.22-', {
    default: 'false',
    flags: ['seccomp-default'],
    windows: noEffect,
    confidence: 'inferred',
    sources: [
      'kubelet-types kubernetes-1.22.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('serializeImagePulls', '*bool', '1.14-', {
    default: 'true',
    flags: ['serialize-image-pulls'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('serverTLSBootstrap', 'bool', '1.14-', {
    default: 'false',
    flags: ['rotate-server-certificates'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('showHiddenMetricsForVersion', 'string', '1.18-', {
    default: '',
    sources: [
      'kubelet-types kubernetes-1.18.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('shutdownGracePeriod', 'metav1.Duration', '1.20-', {
    default: '0s',
    windows:
      'Works with the gate WindowsGracefulNodeShutdown and a kubelet that runs with --windows-service.',
    sources: [
      'kubelet-types kubernetes-1.20.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('shutdownGracePeriodByPodPriority', '[]ShutdownGracePeriodByPodPriority', '1.23-', {
    default: 'nil',
    members: ['priority', 'shutdownGracePeriodSeconds'],
    windows: 'As shutdownGracePeriod.',
    sources: [
      'kubelet-types kubernetes-1.23.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('shutdownGracePeriodCriticalPods', 'metav1.Duration', '1.20-', {
    default: '0s',
    windows: 'As shutdownGracePeriod.',
    sources: [
      'kubelet-types kubernetes-1.20.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('singleProcessOOMKill', '*bool', '1.32-', {
    windows: 'Any value stops the kubelet.',
    forbidden: true,
    sources: [
      'kubelet-types kubernetes-1.32.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('staticPodPath', 'string', '1.14-', {
    default: '',
    flags: ['pod-manifest-path'],
    windows: 'A Windows path.',
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('staticPodURL', 'string', '1.14-', {
    default: '',
    flags: ['manifest-url'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('staticPodURLHeader', 'map[string][]string', '1.14-', {
    default: 'nil',
    flags: ['manifest-url-header'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('streamingConnectionIdleTimeout', 'metav1.Duration', '1.14-', {
    default: '4h',
    flags: ['streaming-connection-idle-timeout'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('syncFrequency', 'metav1.Duration', '1.14-', {
    default: '1m',
    flags: ['sync-frequency'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('systemCgroups', 'string', '1.14-', {
    default: '',
    flags: ['system-cgroups'],
    windows: noEffect,
    confidence: 'inferred',
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('systemReserved', 'map[string]string', '1.14-', {
    default: 'nil',
    flags: ['system-reserved'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('systemReservedCgroup', 'string', '1.14-', {
    default: '',
    flags: ['system-reserved-cgroup'],
    windows: noEffect,
    confidence: 'inferred',
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('tlsCertFile', 'string', '1.14-', {
    default: '',
    flags: ['tls-cert-file'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('tlsCipherSuites', '[]string', '1.14-', {
    default: 'nil',
    flags: ['tls-cipher-suites'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('tlsCurvePreferences', '[]int32', '1.36-', {
    default: 'nil',
    sources: ['kubelet-types kubernetes-1.36.0/config/v1beta1/types.go'],
  }),
  field('tlsMinVersion', 'string', '1.14-', {
    default: '',
    flags: ['tls-min-version'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('tlsPrivateKeyFile', 'string', '1.14-', {
    default: '',
    flags: ['tls-private-key-file'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('topologyManagerPolicy', 'string', '1.16-', {
    default: 'none',
    flags: ['topology-manager-policy'],
    windows: 'Used only with the gate WindowsCPUAndMemoryAffinity.',
    sources: [
      'kubelet-types kubernetes-1.16.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('topologyManagerPolicyOptions', 'map[string]string', '1.26-', {
    default: 'nil',
    flags: ['topology-manager-policy-options'],
    sources: [
      'kubelet-types kubernetes-1.26.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('topologyManagerScope', 'string', '1.20-', {
    default: 'container',
    flags: ['topology-manager-scope'],
    sources: [
      'kubelet-types kubernetes-1.20.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('tracing', '*tracingapi.TracingConfiguration', '1.25-', {
    default: 'nil',
    sources: [
      'kubelet-types kubernetes-1.25.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('userNamespaces', '*UserNamespaces', '1.33-', {
    members: ['idsPerPod'],
    windows: 'Any value stops the kubelet.',
    forbidden: true,
    sources: [
      'kubelet-types kubernetes-1.33.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('volumePluginDir', 'string', '1.19-', {
    default: '/usr/libexec/kubernetes/kubelet-plugins/volume/exec/',
    flags: ['volume-plugin-dir'],
    sources: [
      'kubelet-types kubernetes-1.19.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
  field('volumeStatsAggPeriod', 'metav1.Duration', '1.14-', {
    default: '1m',
    flags: ['volume-stats-agg-period'],
    sources: [
      'kubelet-types kubernetes-1.14.0/config/v1beta1/types.go',
      'kubelet-types kubernetes-1.36.0/config/v1beta1/types.go',
    ],
  }),
])
