import { flag, flagTable, linuxBuildOnly, noCgroups, noEffect } from './define.ts'

/** Flags of the kubelet, built for Windows; logging flags stand in `klog.ts`. */
export const kubeletFlags = flagTable([
  flag('address', 'ip', '0.0.0.0', '1.14-', {
    config: 'address 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('allow-privileged', 'bool', 'true', '1.14-1.14', {
    deprecated: 'old',
    windows: 'Guides kept it for years; the kubelet from 1.15 on stops on it.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.15.0/cmd/kubelet/app/options/options.go',
      'github kubernetes/kubernetes/pull/77820',
    ],
  }),
  flag('allowed-unsafe-sysctls', 'stringSlice', '[]', '1.14-', {
    config: 'allowedUnsafeSysctls 1.16-',
    deprecated: '1.16',
    windows:
      'Decides which sysctls of a pod the kubelet admits, from 1.27 on all of them; what they ask for does not happen on Windows.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
      'sysctl-allowlist safe_sysctls.go',
    ],
  }),
  flag('anonymous-auth', 'bool', 'true without --config; false with a config file', '1.14-', {
    config: 'authentication.anonymous.enabled 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('application-metrics-count-limit', 'int', '100', '', {
    deprecated: 'old',
    windows: linuxBuildOnly,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/globalflags_linux.go',
      'k8s v1.36.0/cmd/kubelet/app/options/globalflags_linux.go',
    ],
  }),
  flag(
    'authentication-token-webhook',
    'bool',
    'false without --config; true with a config file',
    '1.14-',
    {
      config: 'authentication.webhook.enabled 1.14-',
      deprecated: 'old',
      sources: [
        'k8s v1.14.0/cmd/kubelet/app/options/options.go',
        'k8s v1.36.0/cmd/kubelet/app/options/options.go',
      ],
    },
  ),
  flag('authentication-token-webhook-cache-ttl', 'duration', '2m0s', '1.14-', {
    config: 'authentication.webhook.cacheTTL 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag(
    'authorization-mode',
    'string',
    'AlwaysAllow without --config; Webhook with a config file',
    '1.14-',
    {
      config: 'authorization.mode 1.14-',
      deprecated: 'old',
      sources: [
        'k8s v1.14.0/cmd/kubelet/app/options/options.go',
        'k8s v1.36.0/cmd/kubelet/app/options/options.go',
      ],
    },
  ),
  flag('authorization-webhook-cache-authorized-ttl', 'duration', '5m0s', '1.14-', {
    config: 'authorization.webhook.cacheAuthorizedTTL 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('authorization-webhook-cache-unauthorized-ttl', 'duration', '30s', '1.14-', {
    config: 'authorization.webhook.cacheUnauthorizedTTL 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('azure-container-registry-config', 'string', '', '1.14-1.29', {
    deprecated: '1.28',
    windows:
      'Replaced by the two --image-credential-provider flags; off by default already in 1.29.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/globalflags.go',
      'k8s v1.29.0/cmd/kubelet/app/options/globalflags_providers.go',
      'k8s v1.30.0/cmd/kubelet/app/options/options.go',
      'github kubernetes/kubernetes/pull/118596',
    ],
  }),
  flag('boot-id-file', 'string', '/proc/sys/kernel/random/boot_id', '', {
    deprecated: 'old',
    windows: linuxBuildOnly,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/globalflags_linux.go',
      'k8s v1.36.0/cmd/kubelet/app/options/globalflags_linux.go',
    ],
  }),
  flag('bootstrap-checkpoint-path', 'string', '', '1.14-1.18', {
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.18.0/cmd/kubelet/app/options/options.go',
      'k8s v1.19.0/cmd/kubelet/app/options/options.go',
      'github kubernetes/kubernetes/pull/91577',
    ],
  }),
  flag('bootstrap-kubeconfig', 'string', '', '1.14-', {
    windows: 'Used while the file of --kubeconfig does not exist.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('cert-dir', 'string', '/var/lib/kubelet/pki', '1.14-', {
    windows: 'The default lies on the current drive.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('cgroup-driver', 'string', 'cgroupfs', '1.14-', {
    config: 'cgroupDriver 1.14-',
    deprecated: 'old',
    windows: noCgroups,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('cgroup-root', 'string', '', '1.14-', {
    config: 'cgroupRoot 1.14-',
    deprecated: 'old',
    windows: noCgroups,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('cgroups-per-qos', 'bool', 'true', '1.14-', {
    config: 'cgroupsPerQOS 1.14-',
    deprecated: 'old',
    windows:
      'Must be false up to 1.30: the default stops the kubelet. Later true is only a warning.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('chaos-chance', 'float64', '0', '1.14-1.21', {
    deprecated: '1.19',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.21.0/cmd/kubelet/app/options/options.go',
      'k8s v1.22.0/cmd/kubelet/app/options/options.go',
      'github kubernetes/kubernetes/pull/90499',
      'github kubernetes/kubernetes/pull/101057',
    ],
  }),
  flag('client-ca-file', 'string', '', '1.14-', {
    config: 'authentication.x509.clientCAFile 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('cloud-config', 'string', '', '1.14-1.33', {
    deprecated: '1.19',
    windows: 'For in-tree cloud providers only.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.33.0/cmd/kubelet/app/options/options.go',
      'k8s v1.34.0/cmd/kubelet/app/options/options.go',
      'github kubernetes/kubernetes/pull/90408',
      'github kubernetes/kubernetes/pull/130161',
    ],
  }),
  flag('cloud-provider', 'string', '', '1.14-', {
    deprecated: '1.19',
    windows:
      'In-tree names fail by default from 1.29 and always from 1.31; then it is empty or external.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
      'github kubernetes/kubernetes/pull/90408',
    ],
  }),
  flag('cluster-dns', 'stringSlice', '[]', '1.14-', {
    config: 'clusterDNS 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('cluster-domain', 'string', '', '1.14-', {
    config: 'clusterDomain 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('cni-bin-dir', 'string', '/opt/cni/bin', '1.14-1.23', {
    deprecated: '1.21',
    windows: 'For dockershim; containerd has its own setting.',
    sources: [
      'k8s v1.14.0/pkg/kubelet/config/flags.go',
      'k8s v1.23.0/pkg/kubelet/config/flags.go',
      'k8s v1.24.0/pkg/kubelet/config/flags.go',
      'github kubernetes/kubernetes/pull/106907',
    ],
  }),
  flag('cni-cache-dir', 'string', '/var/lib/cni/cache', '1.16-1.23', {
    deprecated: '1.21',
    windows: 'For dockershim.',
    sources: [
      'k8s v1.15.0/pkg/kubelet/config/flags.go',
      'k8s v1.16.0/pkg/kubelet/config/flags.go',
      'k8s v1.23.0/pkg/kubelet/config/flags.go',
      'k8s v1.24.0/pkg/kubelet/config/flags.go',
      'github kubernetes/kubernetes/pull/106907',
    ],
  }),
  flag('cni-conf-dir', 'string', '/etc/cni/net.d', '1.14-1.23', {
    deprecated: '1.21',
    windows: 'For dockershim; containerd has its own setting.',
    sources: [
      'k8s v1.14.0/pkg/kubelet/config/flags.go',
      'k8s v1.23.0/pkg/kubelet/config/flags.go',
      'k8s v1.24.0/pkg/kubelet/config/flags.go',
      'github kubernetes/kubernetes/pull/106907',
    ],
  }),
  flag('config', 'string', '', '1.14-', {
    windows:
      'Flags win over the file. Unknown fields are ignored, with a warning from 1.17; wrong types stop the kubelet.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('config-dir', 'string', '', '1.28-', {
    windows: 'In 1.28 and 1.29 only with the variable KUBELET_CONFIG_DROPIN_DIR_ALPHA.',
    sources: [
      'k8s v1.27.0/cmd/kubelet/app/options/options.go',
      'k8s v1.28.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('container-hints', 'string', '/etc/cadvisor/container_hints.json', '', {
    deprecated: 'old',
    windows: linuxBuildOnly,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/globalflags_linux.go',
      'k8s v1.36.0/cmd/kubelet/app/options/globalflags_linux.go',
    ],
  }),
  flag('container-log-max-files', 'int32', '5', '1.14-', {
    config: 'containerLogMaxFiles 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('container-log-max-size', 'string', '10Mi', '1.14-', {
    config: 'containerLogMaxSize 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('container-runtime', 'string', 'docker (1.14-1.23), remote (1.24-1.26)', '1.14-1.26', {
    deprecated: '1.24',
    windows: 'remote for containerd; from 1.24 nothing else is accepted.',
    sources: [
      'k8s v1.14.0/pkg/kubelet/config/flags.go',
      'k8s v1.26.0/pkg/kubelet/config/flags.go',
      'k8s v1.27.0/pkg/kubelet/config/flags.go',
      'github kubernetes/kubernetes/pull/107094',
      'github kubernetes/kubernetes/pull/114017',
    ],
  }),
  flag(
    'container-runtime-endpoint',
    'string',
    'Windows: npipe:////./pipe/dockershim (1.14-1.23); empty (1.24-1.26); unix:///run/containerd/containerd.sock (1.27+, also on Windows, so it must be set)',
    '1.14-',
    {
      config: 'containerRuntimeEndpoint 1.27-',
      deprecated: '1.27',
      windows: 'Always set it with containerd: no default suits Windows.',
      sources: [
        'k8s v1.14.0/cmd/kubelet/app/options/options.go',
        'k8s v1.36.0/cmd/kubelet/app/options/options.go',
        'github kubernetes/kubernetes/pull/74712',
        'github kubernetes/kubernetes/pull/112136',
      ],
    },
  ),
  flag('containerd', 'string', '/run/containerd/containerd.sock', '', {
    deprecated: 'old',
    windows: linuxBuildOnly,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/globalflags_linux.go',
      'k8s v1.36.0/cmd/kubelet/app/options/globalflags_linux.go',
    ],
  }),
  flag('containerd-namespace', 'string', 'k8s.io', '', {
    deprecated: '1.20',
    windows: linuxBuildOnly,
    sources: [
      'k8s v1.19.0/cmd/kubelet/app/options/globalflags_linux.go',
      'k8s v1.20.0/cmd/kubelet/app/options/globalflags_linux.go',
      'k8s v1.36.0/cmd/kubelet/app/options/globalflags_linux.go',
      'github kubernetes/kubernetes/pull/87054',
    ],
  }),
  flag('containerized', 'bool', 'false', '1.14-1.15', {
    deprecated: 'old',
    windows: noEffect,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.15.0/cmd/kubelet/app/options/options.go',
      'k8s v1.16.0/cmd/kubelet/app/options/options.go',
      'github kubernetes/kubernetes/pull/74267',
      'github kubernetes/kubernetes/pull/80043',
    ],
  }),
  flag('contention-profiling', 'bool', 'false', '1.14-', {
    config: 'enableContentionProfiling 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('cpu-cfs-quota', 'bool', 'true', '1.14-', {
    config: 'cpuCFSQuota 1.14-',
    deprecated: 'old',
    windows: noEffect,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('cpu-cfs-quota-period', 'duration', '100ms', '1.14-', {
    config: 'cpuCFSQuotaPeriod 1.14-',
    deprecated: 'old',
    windows: noEffect,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('cpu-manager-policy', 'string', 'none', '1.14-', {
    config: 'cpuManagerPolicy 1.14-',
    deprecated: 'old',
    windows: 'Used only with the gate WindowsCPUAndMemoryAffinity.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('cpu-manager-policy-options', 'map[string]string', '', '1.22-', {
    config: 'cpuManagerPolicyOptions 1.22-',
    deprecated: '1.22',
    sources: [
      'k8s v1.21.0/cmd/kubelet/app/options/options.go',
      'k8s v1.22.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('cpu-manager-reconcile-period', 'duration', '10s', '1.14-', {
    config: 'cpuManagerReconcilePeriod 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('docker', 'string', 'unix:///var/run/docker.sock', '', {
    deprecated: 'old',
    windows: linuxBuildOnly,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/globalflags_linux.go',
      'k8s v1.23.0/cmd/kubelet/app/options/globalflags_linux.go',
      'k8s v1.24.0/cmd/kubelet/app/options/globalflags_linux.go',
    ],
  }),
  flag(
    'docker-endpoint',
    'string',
    'Windows: empty; Linux: unix:///var/run/docker.sock',
    '1.14-1.23',
    {
      deprecated: '1.21',
      windows: 'For dockershim.',
      sources: [
        'k8s v1.14.0/pkg/kubelet/config/flags.go',
        'k8s v1.23.0/pkg/kubelet/config/flags.go',
        'k8s v1.24.0/pkg/kubelet/config/flags.go',
        'github kubernetes/kubernetes/pull/106907',
      ],
    },
  ),
  flag('docker-env-metadata-whitelist', 'string', '', '', {
    deprecated: 'old',
    windows: linuxBuildOnly,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/globalflags_linux.go',
      'k8s v1.23.0/cmd/kubelet/app/options/globalflags_linux.go',
      'k8s v1.24.0/cmd/kubelet/app/options/globalflags_linux.go',
    ],
  }),
  flag('docker-only', 'bool', 'false', '', {
    deprecated: 'old',
    windows: linuxBuildOnly,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/globalflags_linux.go',
      'k8s v1.23.0/cmd/kubelet/app/options/globalflags_linux.go',
      'k8s v1.24.0/cmd/kubelet/app/options/globalflags_linux.go',
    ],
  }),
  flag('docker-root', 'string', '/var/lib/docker', '', {
    windows: linuxBuildOnly,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/globalflags_linux.go',
      'k8s v1.23.0/cmd/kubelet/app/options/globalflags_linux.go',
      'k8s v1.24.0/cmd/kubelet/app/options/globalflags_linux.go',
    ],
  }),
  flag('docker-tls', 'bool', 'false', '', {
    deprecated: 'old',
    windows: linuxBuildOnly,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/globalflags_linux.go',
      'k8s v1.23.0/cmd/kubelet/app/options/globalflags_linux.go',
      'k8s v1.24.0/cmd/kubelet/app/options/globalflags_linux.go',
    ],
  }),
  flag('docker-tls-ca', 'string', 'ca.pem', '', {
    deprecated: 'old',
    windows: linuxBuildOnly,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/globalflags_linux.go',
      'k8s v1.23.0/cmd/kubelet/app/options/globalflags_linux.go',
      'k8s v1.24.0/cmd/kubelet/app/options/globalflags_linux.go',
    ],
  }),
  flag('docker-tls-cert', 'string', 'cert.pem', '', {
    deprecated: 'old',
    windows: linuxBuildOnly,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/globalflags_linux.go',
      'k8s v1.23.0/cmd/kubelet/app/options/globalflags_linux.go',
      'k8s v1.24.0/cmd/kubelet/app/options/globalflags_linux.go',
    ],
  }),
  flag('docker-tls-key', 'string', 'key.pem', '', {
    deprecated: 'old',
    windows: linuxBuildOnly,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/globalflags_linux.go',
      'k8s v1.23.0/cmd/kubelet/app/options/globalflags_linux.go',
      'k8s v1.24.0/cmd/kubelet/app/options/globalflags_linux.go',
    ],
  }),
  flag('dynamic-config-dir', 'string', '', '1.14-1.23', {
    deprecated: '1.22',
    windows: 'In 1.22 and 1.23 it stops the kubelet unless the gate DynamicKubeletConfig is on.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.23.0/cmd/kubelet/app/options/options.go',
      'k8s v1.24.0/cmd/kubelet/app/options/options.go',
      'github kubernetes/kubernetes/pull/102966',
    ],
  }),
  flag('enable-cadvisor-json-endpoints', 'bool', 'false', '1.15-1.20', {
    deprecated: '1.17',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.15.0/cmd/kubelet/app/options/options.go',
      'k8s v1.20.0/cmd/kubelet/app/options/options.go',
      'k8s v1.21.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('enable-controller-attach-detach', 'bool', 'true', '1.14-', {
    config: 'enableControllerAttachDetach 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('enable-debugging-handlers', 'bool', 'true', '1.14-', {
    config: 'enableDebuggingHandlers 1.14-',
    deprecated: 'old',
    windows: 'Logs, exec and port-forward need it.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('enable-load-reader', 'bool', 'false', '', {
    deprecated: 'old',
    windows: linuxBuildOnly,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/globalflags_linux.go',
      'k8s v1.36.0/cmd/kubelet/app/options/globalflags_linux.go',
    ],
  }),
  flag('enable-server', 'bool', 'true', '1.14-', {
    config: 'enableServer 1.19-',
    deprecated: '1.19',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
      'github kubernetes/kubernetes/pull/90494',
    ],
  }),
  flag('enforce-node-allocatable', 'stringSlice', 'pods', '1.14-', {
    config: 'enforceNodeAllocatable 1.14-',
    deprecated: 'old',
    windows:
      'Must be empty up to 1.30, none included; an argument of two quote characters is not empty.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('event-burst', 'int32', '10 (1.14-1.26), 100 (1.27+)', '1.14-', {
    config: 'eventBurst 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('event-qps', 'int32', '5 (1.14-1.26), 50 (1.27+)', '1.14-', {
    config: 'eventRecordQPS 1.14-',
    deprecated: 'old',
    windows: '0 means the default up to 1.36, no limit from 1.37.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('event-storage-age-limit', 'string', 'default=24h', '', {
    deprecated: 'old',
    windows: linuxBuildOnly,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/globalflags_linux.go',
      'k8s v1.36.0/cmd/kubelet/app/options/globalflags_linux.go',
    ],
  }),
  flag('event-storage-event-limit', 'string', 'default=100000', '', {
    deprecated: 'old',
    windows: linuxBuildOnly,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/globalflags_linux.go',
      'k8s v1.36.0/cmd/kubelet/app/options/globalflags_linux.go',
    ],
  }),
  flag(
    'eviction-hard',
    'map (signal<value, comma separated)',
    'Windows 1.14-1.25: imagefs.available<15%,memory.available<100Mi,nodefs.available<10%. From 1.26 empty without --config; with a config file that leaves evictionHard out: the same set (memory.available 100Mi up to 1.30, 500Mi from 1.31)',
    '1.14-',
    {
      config: 'evictionHard 1.14-',
      deprecated: 'old',
      windows:
        'Signals on Windows: memory.available, nodefs.available, imagefs.available. Memory pressure evicts from 1.31 on. Empty switches all thresholds off.',
      sources: [
        'k8s v1.14.0/cmd/kubelet/app/options/options.go',
        'k8s v1.36.0/cmd/kubelet/app/options/options.go',
      ],
    },
  ),
  flag('eviction-max-pod-grace-period', 'int32', '0', '1.14-', {
    config: 'evictionMaxPodGracePeriod 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('eviction-minimum-reclaim', 'map[string]string', '', '1.14-', {
    config: 'evictionMinimumReclaim 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('eviction-pressure-transition-period', 'duration', '5m0s', '1.14-', {
    config: 'evictionPressureTransitionPeriod 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('eviction-soft', 'map (signal<value, comma separated)', '', '1.14-', {
    config: 'evictionSoft 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('eviction-soft-grace-period', 'map[string]string', '', '1.14-', {
    config: 'evictionSoftGracePeriod 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('exit-on-lock-contention', 'bool', 'false', '1.14-', {
    windows: 'The start fails on Windows.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('experimental-allocatable-ignore-eviction', 'bool', 'false', '1.14-', {
    deprecated: '1.19',
    windows: 'Still accepted, although marked for removal.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
      'github kubernetes/kubernetes/pull/91578',
    ],
  }),
  flag('experimental-bootstrap-kubeconfig', 'string', '', '1.14-1.22', {
    deprecated: 'old',
    windows: 'Former name of --bootstrap-kubeconfig.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.22.0/cmd/kubelet/app/options/options.go',
      'k8s v1.23.0/cmd/kubelet/app/options/options.go',
      'github kubernetes/kubernetes/pull/103172',
    ],
  }),
  flag('experimental-check-node-capabilities-before-mount', 'bool', 'false', '1.14-1.23', {
    deprecated: '1.19',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.23.0/cmd/kubelet/app/options/options.go',
      'k8s v1.24.0/cmd/kubelet/app/options/options.go',
      'github kubernetes/kubernetes/pull/91373',
      'github kubernetes/kubernetes/pull/104732',
    ],
  }),
  flag('experimental-dockershim', 'bool', 'false', '1.14-1.18', {
    windows: 'For tests.',
    sources: [
      'k8s v1.14.0/pkg/kubelet/config/flags.go',
      'k8s v1.18.0/pkg/kubelet/config/flags.go',
      'k8s v1.19.0/pkg/kubelet/config/flags.go',
    ],
  }),
  flag('experimental-dockershim-root-directory', 'string', '/var/lib/dockershim', '1.14-1.23', {
    windows: 'For dockershim.',
    sources: [
      'k8s v1.14.0/pkg/kubelet/config/flags.go',
      'k8s v1.23.0/pkg/kubelet/config/flags.go',
      'k8s v1.24.0/pkg/kubelet/config/flags.go',
      'github kubernetes/kubernetes/pull/106907',
    ],
  }),
  flag('experimental-kernel-memcg-notification', 'bool', 'false', '1.14-1.24', {
    config: 'kernelMemcgNotification 1.19-',
    deprecated: '1.19',
    windows: noEffect,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.24.0/cmd/kubelet/app/options/options.go',
      'k8s v1.25.0/cmd/kubelet/app/options/options.go',
      'github kubernetes/kubernetes/pull/109388',
    ],
  }),
  flag('experimental-mounter-path', 'string', '', '1.14-', {
    deprecated: '1.19',
    windows: 'Linux only; still accepted.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
      'github kubernetes/kubernetes/pull/91373',
    ],
  }),
  flag('fail-cgroupv1', 'bool', 'false (1.31-1.34), true (1.35+)', '1.31-', {
    config: 'failCgroupV1 1.31-',
    windows: noEffect,
    sources: [
      'k8s v1.30.0/cmd/kubelet/app/options/options.go',
      'k8s v1.31.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
      'github kubernetes/kubernetes/pull/126031',
    ],
  }),
  flag('fail-swap-on', 'bool', 'true', '1.14-', {
    config: 'failSwapOn 1.14-',
    deprecated: 'old',
    windows: noEffect,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('feature-gates', 'map[string]bool', '', '1.14-', {
    config: 'featureGates 1.14-',
    deprecated: 'old',
    windows:
      'A gate that the release does not know, or a locked one set otherwise, stops the process.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('file-check-frequency', 'duration', '20s', '1.14-', {
    config: 'fileCheckFrequency 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('global-housekeeping-interval', 'duration', '1m0s', '', {
    deprecated: 'old',
    windows: linuxBuildOnly,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/globalflags_linux.go',
      'k8s v1.36.0/cmd/kubelet/app/options/globalflags_linux.go',
    ],
  }),
  flag('hairpin-mode', 'string', 'promiscuous-bridge', '1.14-', {
    config: 'hairpinMode 1.14-',
    deprecated: 'old',
    windows: 'Acts on Linux bridges; harmless on Windows.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('healthz-bind-address', 'ip', '127.0.0.1', '1.14-', {
    config: 'healthzBindAddress 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('healthz-port', 'int32', '10248', '1.14-', {
    config: 'healthzPort 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('help', 'bool', 'false', '1.14-', {
    sources: ['k8s v1.14.0/cmd/kubelet/app/server.go', 'k8s v1.36.0/cmd/kubelet/app/server.go'],
  }),
  flag('host-ipc-sources', 'stringSlice', '*', '1.14-1.14', {
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.15.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('host-network-sources', 'stringSlice', '*', '1.14-1.14', {
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.15.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('host-pid-sources', 'stringSlice', '*', '1.14-1.14', {
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.15.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('hostname-override', 'string', '', '1.14-', {
    windows: 'kube-proxy needs the same value.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('housekeeping-interval', 'duration', '1s', '', {
    windows: linuxBuildOnly,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/globalflags_linux.go',
      'k8s v1.36.0/cmd/kubelet/app/options/globalflags_linux.go',
    ],
  }),
  flag('http-check-frequency', 'duration', '20s', '1.14-', {
    config: 'httpCheckFrequency 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('image-credential-provider-bin-dir', 'string', '', '1.20-', {
    windows: 'Older releases do not try the suffix .exe.',
    sources: [
      'k8s v1.19.0/pkg/kubelet/config/flags.go',
      'k8s v1.20.0/pkg/kubelet/config/flags.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('image-credential-provider-config', 'string', '', '1.20-', {
    windows:
      'Needs --image-credential-provider-bin-dir too, and the gate KubeletCredentialProviders, off by default up to 1.23.',
    sources: [
      'k8s v1.19.0/pkg/kubelet/config/flags.go',
      'k8s v1.20.0/pkg/kubelet/config/flags.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('image-gc-high-threshold', 'int32', '85', '1.14-', {
    config: 'imageGCHighThresholdPercent 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('image-gc-low-threshold', 'int32', '80', '1.14-', {
    config: 'imageGCLowThresholdPercent 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('image-pull-progress-deadline', 'duration', '1m0s', '1.14-1.23', {
    deprecated: '1.21',
    windows: 'For dockershim. Windows images are large: guides set 20m.',
    sources: [
      'k8s v1.14.0/pkg/kubelet/config/flags.go',
      'k8s v1.23.0/pkg/kubelet/config/flags.go',
      'k8s v1.24.0/pkg/kubelet/config/flags.go',
      'github kubernetes/kubernetes/pull/106907',
    ],
  }),
  flag('image-service-endpoint', 'string', '', '1.14-', {
    config: 'imageServiceEndpoint 1.27-',
    deprecated: '1.27',
    windows: 'Normally unset: it follows the runtime endpoint.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
      'github kubernetes/kubernetes/pull/112136',
    ],
  }),
  flag('iptables-drop-bit', 'int32', '15', '1.14-1.30', {
    config: 'iptablesDropBit 1.14-',
    deprecated: 'old',
    windows: noEffect,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.30.0/cmd/kubelet/app/options/options.go',
      'k8s v1.31.0/cmd/kubelet/app/options/options.go',
      'github kubernetes/kubernetes/pull/122363',
    ],
  }),
  flag('iptables-masquerade-bit', 'int32', '14', '1.14-1.30', {
    config: 'iptablesMasqueradeBit 1.14-',
    deprecated: 'old',
    windows: noEffect,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.30.0/cmd/kubelet/app/options/options.go',
      'k8s v1.31.0/cmd/kubelet/app/options/options.go',
      'github kubernetes/kubernetes/pull/122363',
    ],
  }),
  flag('keep-terminated-pod-volumes', 'bool', 'false', '1.14-1.30', {
    deprecated: 'old',
    windows: 'Unknown from 1.31, with =false too.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.30.0/cmd/kubelet/app/options/options.go',
      'k8s v1.31.0/cmd/kubelet/app/options/options.go',
      'github kubernetes/kubernetes/pull/122082',
    ],
  }),
  flag('kernel-memcg-notification', 'bool', 'false', '1.19-', {
    config: 'kernelMemcgNotification 1.19-',
    deprecated: '1.19',
    windows: noEffect,
    confidence: 'inferred',
    sources: [
      'k8s v1.18.0/cmd/kubelet/app/options/options.go',
      'k8s v1.19.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
      'github kubernetes/kubernetes/pull/91863',
    ],
  }),
  flag('kube-api-burst', 'int32', '10 (1.14-1.26), 100 (1.27+)', '1.14-', {
    config: 'kubeAPIBurst 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('kube-api-content-type', 'string', 'application/vnd.kubernetes.protobuf', '1.14-', {
    config: 'contentType 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('kube-api-qps', 'int32', '5 (1.14-1.26), 50 (1.27+)', '1.14-', {
    config: 'kubeAPIQPS 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('kube-reserved', 'map[string]string', '', '1.14-', {
    config: 'kubeReserved 1.14-',
    deprecated: 'old',
    windows:
      'Lowers what pods can get; Windows does not enforce it. Guides misspell it --kubelet-reserve.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
      'github kubernetes/kubernetes/pull/73651',
    ],
  }),
  flag('kube-reserved-cgroup', 'string', '', '1.14-', {
    config: 'kubeReservedCgroup 1.14-',
    deprecated: 'old',
    windows: noCgroups,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('kubeconfig', 'string', '', '1.14-', {
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('kubelet-cgroups', 'string', '', '1.14-', {
    config: 'kubeletCgroups 1.14-',
    deprecated: 'old',
    windows: noCgroups,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('local-storage-capacity-isolation', 'bool', 'true', '1.25-', {
    config: 'localStorageCapacityIsolation 1.25-',
    deprecated: '1.25',
    sources: [
      'k8s v1.24.0/cmd/kubelet/app/options/options.go',
      'k8s v1.25.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
      'github kubernetes/kubernetes/pull/111513',
    ],
  }),
  flag('lock-file', 'string', '', '1.14-', {
    windows: 'No locking on Windows.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('log-cadvisor-usage', 'bool', 'false', '', {
    deprecated: 'old',
    windows: linuxBuildOnly,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/globalflags_linux.go',
      'k8s v1.36.0/cmd/kubelet/app/options/globalflags_linux.go',
    ],
  }),
  flag('machine-id-file', 'string', '/etc/machine-id,/var/lib/dbus/machine-id', '', {
    deprecated: 'old',
    windows: linuxBuildOnly,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/globalflags_linux.go',
      'k8s v1.36.0/cmd/kubelet/app/options/globalflags_linux.go',
    ],
  }),
  flag('make-iptables-util-chains', 'bool', 'true', '1.14-', {
    config: 'makeIPTablesUtilChains 1.14-',
    deprecated: 'old',
    windows: noEffect,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('manifest-url', 'string', '', '1.14-', {
    config: 'staticPodURL 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('manifest-url-header', 'colonSeparatedMultimapStringString', '', '1.14-', {
    config: 'staticPodURLHeader 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('master-service-namespace', 'string', 'default', '1.14-1.26', {
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.26.0/cmd/kubelet/app/options/options.go',
      'k8s v1.27.0/cmd/kubelet/app/options/options.go',
      'github kubernetes/kubernetes/pull/116015',
    ],
  }),
  flag('max-open-files', 'int64', '1000000', '1.14-', {
    config: 'maxOpenFiles 1.14-',
    deprecated: 'old',
    windows: noEffect,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('max-pods', 'int32', '110', '1.14-', {
    config: 'maxPods 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('maximum-dead-containers', 'int32', '-1', '1.14-', {
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('maximum-dead-containers-per-container', 'int32', '1', '1.14-', {
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('memory-manager-policy', 'string', 'None', '1.21-', {
    config: 'memoryManagerPolicy 1.21-',
    deprecated: '1.21',
    windows: 'Used only with the gate WindowsCPUAndMemoryAffinity.',
    sources: [
      'k8s v1.20.0/cmd/kubelet/app/options/options.go',
      'k8s v1.21.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('minimum-container-ttl-duration', 'duration', '0s', '1.14-', {
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('minimum-image-ttl-duration', 'duration', '2m0s', '1.14-', {
    config: 'imageMinimumGCAge 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('network-plugin', 'string', '', '1.14-1.23', {
    deprecated: '1.21',
    windows: 'For dockershim; cni on Windows.',
    sources: [
      'k8s v1.14.0/pkg/kubelet/config/flags.go',
      'k8s v1.23.0/pkg/kubelet/config/flags.go',
      'k8s v1.24.0/pkg/kubelet/config/flags.go',
      'github kubernetes/kubernetes/pull/106907',
    ],
  }),
  flag('network-plugin-mtu', 'int32', '0', '1.14-1.23', {
    deprecated: '1.21',
    windows: 'For dockershim.',
    sources: [
      'k8s v1.14.0/pkg/kubelet/config/flags.go',
      'k8s v1.23.0/pkg/kubelet/config/flags.go',
      'k8s v1.24.0/pkg/kubelet/config/flags.go',
      'github kubernetes/kubernetes/pull/106907',
    ],
  }),
  flag('node-ip', 'string', '', '1.14-', {
    windows: 'Two addresses, one of each family, from 1.20 on.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('node-labels', 'map[string]string', '', '1.14-', {
    windows:
      'From 1.16 labels of kubernetes.io and k8s.io must be allowed ones, else the kubelet stops; from 1.26 also on a malformed label.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('node-status-max-images', 'int32', '50', '1.14-', {
    config: 'nodeStatusMaxImages 1.19-',
    deprecated: '1.19',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
      'github kubernetes/kubernetes/pull/91275',
    ],
  }),
  flag('node-status-update-frequency', 'duration', '10s', '1.14-', {
    config: 'nodeStatusUpdateFrequency 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('non-masquerade-cidr', 'string', '10.0.0.0/8', '1.14-1.23', {
    deprecated: 'old',
    windows: 'No effect with CNI.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.23.0/cmd/kubelet/app/options/options.go',
      'k8s v1.24.0/cmd/kubelet/app/options/options.go',
      'github kubernetes/kubernetes/pull/107096',
    ],
  }),
  flag('oom-score-adj', 'int32', '-999', '1.14-', {
    config: 'oomScoreAdj 1.14-',
    deprecated: 'old',
    windows: noEffect,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('pod-cidr', 'string', '', '1.14-', {
    config: 'podCIDR 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag(
    'pod-infra-container-image',
    'string',
    'k8s.gcr.io/pause:3.1 (1.14-1.17), 3.2 (1.18-1.20), 3.4.1 (1.21), 3.5 (1.22), 3.6 (1.23), 3.7 (1.24); registry.k8s.io/pause:3.8 (1.25), 3.9 (1.26-1.30), 3.10 (1.31-1.33); empty (1.34)',
    '1.14-1.34',
    {
      deprecated: '1.24',
      windows:
        'With dockershim the sandbox image of pods; with containerd it only protects the image from deletion. No effect in 1.34.',
      sources: [
        'k8s v1.14.0/pkg/kubelet/config/flags.go',
        'k8s v1.34.0/pkg/kubelet/config/flags.go',
        'k8s v1.35.0/cmd/kubelet/app/options/options.go',
        'github kubernetes/kubernetes/pull/108045',
        'github kubernetes/kubernetes/pull/133779',
      ],
    },
  ),
  flag('pod-manifest-path', 'string', '', '1.14-', {
    config: 'staticPodPath 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('pod-max-pids', 'int64', '-1', '1.14-', {
    config: 'podPidsLimit 1.14-',
    deprecated: 'old',
    windows: 'Windows does not limit process ids.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('pods-per-core', 'int32', '0', '1.14-', {
    config: 'podsPerCore 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('port', 'int32', '10250', '1.14-', {
    config: 'port 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('protect-kernel-defaults', 'bool', 'false', '1.14-', {
    config: 'protectKernelDefaults 1.14-',
    deprecated: 'old',
    windows: noEffect,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('provider-id', 'string', '', '1.14-', {
    config: 'providerID 1.19-',
    deprecated: '1.19',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
      'github kubernetes/kubernetes/pull/90494',
    ],
  }),
  flag('qos-reserved', 'map[string]string', '', '1.14-', {
    config: 'qosReserved 1.14-',
    deprecated: 'old',
    windows: noEffect,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('read-only-port', 'int32', '10255 without --config; 0 with a config file', '1.14-', {
    config: 'readOnlyPort 1.14-',
    deprecated: 'old',
    windows: '0 closes the port without authentication; the default with a configuration file.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('really-crash-for-testing', 'bool', 'false', '1.14-1.23', {
    deprecated: '1.19',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.23.0/cmd/kubelet/app/options/options.go',
      'k8s v1.24.0/cmd/kubelet/app/options/options.go',
      'github kubernetes/kubernetes/pull/90499',
      'github kubernetes/kubernetes/pull/101719',
    ],
  }),
  flag('redirect-container-streaming', 'bool', 'false', '1.14-1.21', {
    deprecated: '1.18',
    sources: [
      'k8s v1.14.0/pkg/kubelet/config/flags.go',
      'k8s v1.21.0/pkg/kubelet/config/flags.go',
      'k8s v1.22.0/pkg/kubelet/config/flags.go',
      'github kubernetes/kubernetes/pull/72552',
      'github kubernetes/kubernetes/pull/88290',
      'github kubernetes/kubernetes/pull/101647',
    ],
  }),
  flag('register-node', 'bool', 'true', '1.14-', {
    config: 'registerNode 1.23-',
    deprecated: '1.23',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('register-schedulable', 'bool', 'true', '1.14-1.33', {
    deprecated: 'old',
    windows: 'Replaced by --register-with-taints.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.33.0/cmd/kubelet/app/options/options.go',
      'k8s v1.34.0/cmd/kubelet/app/options/options.go',
      'github kubernetes/kubernetes/pull/122384',
    ],
  }),
  flag('register-with-taints', 'stringSlice (key=value:effect, comma separated)', '', '1.14-', {
    config: 'registerWithTaints 1.23-',
    deprecated: '1.23',
    windows: 'Guides use os=windows:NoSchedule; comparisons are exact.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
      'github kubernetes/kubernetes/pull/105437',
    ],
  }),
  flag('registry-burst', 'int32', '10', '1.14-', {
    config: 'registryBurst 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('registry-qps', 'int32', '5', '1.14-', {
    config: 'registryPullQPS 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('reserved-cpus', 'string', '', '1.17-', {
    config: 'reservedSystemCPUs 1.17-',
    deprecated: '1.17',
    sources: [
      'k8s v1.16.0/cmd/kubelet/app/options/options.go',
      'k8s v1.17.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
      'github kubernetes/kubernetes/pull/83592',
    ],
  }),
  flag('reserved-memory', 'reserved-memory list', '', '1.21-', {
    config: 'reservedMemory 1.21-',
    deprecated: '1.21',
    sources: [
      'k8s v1.20.0/cmd/kubelet/app/options/options.go',
      'k8s v1.21.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('resolv-conf', 'string', '/etc/resolv.conf (also on Windows)', '1.14-', {
    config: 'resolvConf 1.14-',
    deprecated: 'old',
    windows:
      'Empty up to 1.26; from 1.27 also Host, the DNS servers of the host. The default names a file that Windows lacks. Empty leaves pods with dnsPolicy Default without a useful DNS server.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('root-dir', 'string', '/var/lib/kubelet', '1.14-', {
    windows: 'The default lies on the current drive.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('rotate-certificates', 'bool', 'false', '1.14-', {
    config: 'rotateCertificates 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('rotate-server-certificates', 'bool', 'false', '1.14-', {
    config: 'serverTLSBootstrap 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('runonce', 'bool', 'false', '1.14-', {
    config: 'runOnce 1.19-',
    deprecated: '1.19',
    windows: 'true stops the kubelet from 1.32 on.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
      'github kubernetes/kubernetes/pull/89128',
    ],
  }),
  flag('runtime-cgroups', 'string', '', '1.14-', {
    windows: noCgroups,
    sources: [
      'k8s v1.14.0/pkg/kubelet/config/flags.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('runtime-request-timeout', 'duration', '2m0s', '1.14-', {
    config: 'runtimeRequestTimeout 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('seccomp-default', 'bool', 'false', '1.22-', {
    config: 'seccompDefault 1.22-',
    windows: 'Linux only; true without its gate stops the kubelet from 1.22 to 1.26.',
    sources: [
      'k8s v1.21.0/cmd/kubelet/app/options/options.go',
      'k8s v1.22.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
      'github kubernetes/kubernetes/pull/101943',
      'github kubernetes/kubernetes/pull/102181',
    ],
  }),
  flag('seccomp-profile-root', 'string', '/var/lib/kubelet/seccomp', '1.14-1.22', {
    deprecated: '1.19',
    windows: noEffect,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.22.0/cmd/kubelet/app/options/options.go',
      'k8s v1.23.0/cmd/kubelet/app/options/options.go',
      'github kubernetes/kubernetes/pull/91182',
      'github kubernetes/kubernetes/pull/103941',
    ],
  }),
  flag('serialize-image-pulls', 'bool', 'true', '1.14-', {
    config: 'serializeImagePulls 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('storage-driver-buffer-duration', 'duration', '1m0s', '', {
    deprecated: 'old',
    windows: linuxBuildOnly,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/globalflags_linux.go',
      'k8s v1.36.0/cmd/kubelet/app/options/globalflags_linux.go',
    ],
  }),
  flag('storage-driver-db', 'string', 'cadvisor', '', {
    deprecated: 'old',
    windows: linuxBuildOnly,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/globalflags_linux.go',
      'k8s v1.36.0/cmd/kubelet/app/options/globalflags_linux.go',
    ],
  }),
  flag('storage-driver-host', 'string', 'localhost:8086', '', {
    deprecated: 'old',
    windows: linuxBuildOnly,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/globalflags_linux.go',
      'k8s v1.36.0/cmd/kubelet/app/options/globalflags_linux.go',
    ],
  }),
  flag('storage-driver-password', 'string', 'root', '', {
    deprecated: 'old',
    windows: linuxBuildOnly,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/globalflags_linux.go',
      'k8s v1.36.0/cmd/kubelet/app/options/globalflags_linux.go',
    ],
  }),
  flag('storage-driver-secure', 'bool', 'false', '', {
    deprecated: 'old',
    windows: linuxBuildOnly,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/globalflags_linux.go',
      'k8s v1.36.0/cmd/kubelet/app/options/globalflags_linux.go',
    ],
  }),
  flag('storage-driver-table', 'string', 'stats', '', {
    deprecated: 'old',
    windows: linuxBuildOnly,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/globalflags_linux.go',
      'k8s v1.36.0/cmd/kubelet/app/options/globalflags_linux.go',
    ],
  }),
  flag('storage-driver-user', 'string', 'root', '', {
    deprecated: 'old',
    windows: linuxBuildOnly,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/globalflags_linux.go',
      'k8s v1.36.0/cmd/kubelet/app/options/globalflags_linux.go',
    ],
  }),
  flag('streaming-connection-idle-timeout', 'duration', '4h0m0s', '1.14-', {
    config: 'streamingConnectionIdleTimeout 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('sync-frequency', 'duration', '1m0s', '1.14-', {
    config: 'syncFrequency 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('system-cgroups', 'string', '', '1.14-', {
    config: 'systemCgroups 1.14-',
    deprecated: 'old',
    windows: noCgroups,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('system-reserved', 'map[string]string', '', '1.14-', {
    config: 'systemReserved 1.14-',
    deprecated: 'old',
    windows:
      'Lowers what pods can get; Windows does not enforce it. Guides ask for 2Gi of memory at least, and misspell it --system-reserve.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
      'github kubernetes/kubernetes/pull/73651',
    ],
  }),
  flag('system-reserved-cgroup', 'string', '', '1.14-', {
    config: 'systemReservedCgroup 1.14-',
    deprecated: 'old',
    windows: noCgroups,
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('tls-cert-file', 'string', '', '1.14-', {
    config: 'tlsCertFile 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('tls-cipher-suites', 'stringSlice', '[]', '1.14-', {
    config: 'tlsCipherSuites 1.14-',
    deprecated: 'old',
    windows: 'CHACHA20_POLY1305 names without _SHA256 are still accepted.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('tls-min-version', 'string', '', '1.14-', {
    config: 'tlsMinVersion 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('tls-private-key-file', 'string', '', '1.14-', {
    config: 'tlsPrivateKeyFile 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('topology-manager-policy', 'string', 'none', '1.16-', {
    config: 'topologyManagerPolicy 1.16-',
    deprecated: '1.16',
    windows: 'Used only with the gate WindowsCPUAndMemoryAffinity.',
    sources: [
      'k8s v1.15.0/cmd/kubelet/app/options/options.go',
      'k8s v1.16.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('topology-manager-policy-options', 'map[string]string', '', '1.26-', {
    config: 'topologyManagerPolicyOptions 1.26-',
    deprecated: '1.26',
    sources: [
      'k8s v1.25.0/cmd/kubelet/app/options/options.go',
      'k8s v1.26.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
      'github kubernetes/kubernetes/pull/112914',
    ],
  }),
  flag('topology-manager-scope', 'string', 'container', '1.20-', {
    config: 'topologyManagerScope 1.20-',
    deprecated: '1.20',
    sources: [
      'k8s v1.19.0/cmd/kubelet/app/options/options.go',
      'k8s v1.20.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
      'github kubernetes/kubernetes/pull/92967',
    ],
  }),
  flag('version', 'string', 'false', '1.14-', {
    sources: [
      'k8s v1.14.0/pkg/version/verflag/verflag.go',
      'k8s v1.36.0/staging/src/k8s.io/component-base/version/verflag/verflag.go',
    ],
  }),
  flag(
    'volume-plugin-dir',
    'string',
    '/usr/libexec/kubernetes/kubelet-plugins/volume/exec/',
    '1.14-',
    {
      config: 'volumePluginDir 1.19-',
      deprecated: '1.19',
      windows: 'The default is a Linux path.',
      sources: [
        'k8s v1.14.0/cmd/kubelet/app/options/options.go',
        'k8s v1.36.0/cmd/kubelet/app/options/options.go',
        'github kubernetes/kubernetes/pull/88480',
      ],
    },
  ),
  flag('volume-stats-agg-period', 'duration', '1m0s', '1.14-', {
    config: 'volumeStatsAggPeriod 1.14-',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/options.go',
      'k8s v1.36.0/cmd/kubelet/app/options/options.go',
    ],
  }),
  flag('windows-priorityclass', 'string', 'NORMAL_PRIORITY_CLASS', '1.17-', {
    patches: { '1.17': '1.17.15', '1.18': '1.18.13', '1.19': '1.19.5' },
    windows: 'Any other value than the six classes stops the kubelet. Back-ported from 1.20.',
    sources: [
      'k8s v1.17.14/cmd/kubelet/app/options/osflags_windows.go',
      'k8s v1.17.15/cmd/kubelet/app/options/osflags_windows.go',
      'github kubernetes/kubernetes/pull/96159',
      'k8s v1.18.12/cmd/kubelet/app/options/osflags_windows.go',
      'k8s v1.18.13/cmd/kubelet/app/options/osflags_windows.go',
      'github kubernetes/kubernetes/pull/96158',
      'k8s v1.19.4/cmd/kubelet/app/options/osflags_windows.go',
      'k8s v1.19.5/cmd/kubelet/app/options/osflags_windows.go',
      'github kubernetes/kubernetes/pull/96157',
      'k8s v1.20.0/cmd/kubelet/app/options/osflags_windows.go',
      'github kubernetes/kubernetes/pull/96051',
      'k8s v1.36.0/cmd/kubelet/app/options/osflags_windows.go',
    ],
  }),
  flag('windows-service', 'bool', 'false', '1.14-', {
    windows:
      'For a native service, which must be named kubelet; not under nssm. Graceful shutdown of the node needs it. Guides misspell it --service.',
    sources: [
      'k8s v1.14.0/cmd/kubelet/app/options/osflags_windows.go',
      'k8s v1.36.0/cmd/kubelet/app/options/osflags_windows.go',
    ],
  }),
])
