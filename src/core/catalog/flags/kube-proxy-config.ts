import { field, fieldTable, noEffect } from './define.ts'

/** Fields of KubeProxyConfiguration (kubeproxy.config.k8s.io/v1alpha1). */
export const kubeProxyConfigFields = fieldTable([
  field('bindAddress', 'string', '1.14-', {
    flags: ['bind-address'],
    sources: [
      'kube-proxy-types kubernetes-1.14.0/config/v1alpha1/types.go',
      'kube-proxy-types kubernetes-1.36.0/config/v1alpha1/types.go',
    ],
  }),
  field('bindAddressHardFail', 'bool', '1.19-', {
    flags: ['bind-address-hard-fail'],
    sources: [
      'kube-proxy-types kubernetes-1.19.0/config/v1alpha1/types.go',
      'kube-proxy-types kubernetes-1.36.0/config/v1alpha1/types.go',
    ],
  }),
  field('clientConnection', 'componentbaseconfigv1alpha1.ClientConnectionConfiguration', '1.14-', {
    windows: 'Holds the kubeconfig.',
    members: ['kubeconfig', 'acceptContentTypes', 'contentType', 'qps', 'burst'],
    sources: [
      'kube-proxy-types kubernetes-1.14.0/config/v1alpha1/types.go',
      'kube-proxy-types kubernetes-1.36.0/config/v1alpha1/types.go',
    ],
  }),
  field('clusterCIDR', 'string', '1.14-', {
    flags: ['cluster-cidr'],
    windows: 'Pod range.',
    sources: [
      'kube-proxy-types kubernetes-1.14.0/config/v1alpha1/types.go',
      'kube-proxy-types kubernetes-1.36.0/config/v1alpha1/types.go',
    ],
  }),
  field('configSyncPeriod', 'metav1.Duration', '1.14-', {
    flags: ['config-sync-period'],
    sources: [
      'kube-proxy-types kubernetes-1.14.0/config/v1alpha1/types.go',
      'kube-proxy-types kubernetes-1.36.0/config/v1alpha1/types.go',
    ],
  }),
  field('conntrack', 'KubeProxyConntrackConfiguration', '1.14-', {
    windows: noEffect,
    sources: [
      'kube-proxy-types kubernetes-1.14.0/config/v1alpha1/types.go',
      'kube-proxy-types kubernetes-1.36.0/config/v1alpha1/types.go',
    ],
  }),
  field('detectLocal', 'DetectLocalConfiguration', '1.24-', {
    sources: [
      'kube-proxy-types kubernetes-1.24.0/config/v1alpha1/types.go',
      'kube-proxy-types kubernetes-1.36.0/config/v1alpha1/types.go',
    ],
  }),
  field('detectLocal.bridgeInterface', 'string', '1.24-', {
    flags: ['pod-bridge-interface'],
    sources: [
      'kube-proxy-types kubernetes-1.24.0/config/v1alpha1/types.go',
      'kube-proxy-types kubernetes-1.36.0/config/v1alpha1/types.go',
    ],
  }),
  field('detectLocal.interfaceNamePrefix', 'string', '1.24-', {
    flags: ['pod-interface-name-prefix'],
    sources: [
      'kube-proxy-types kubernetes-1.24.0/config/v1alpha1/types.go',
      'kube-proxy-types kubernetes-1.36.0/config/v1alpha1/types.go',
    ],
  }),
  field('detectLocalMode', 'LocalMode', '1.18-', {
    flags: ['detect-local-mode'],
    sources: [
      'kube-proxy-types kubernetes-1.18.0/config/v1alpha1/types.go',
      'kube-proxy-types kubernetes-1.36.0/config/v1alpha1/types.go',
    ],
  }),
  field('enableProfiling', 'bool', '1.14-', {
    flags: ['profiling'],
    sources: [
      'kube-proxy-types kubernetes-1.14.0/config/v1alpha1/types.go',
      'kube-proxy-types kubernetes-1.36.0/config/v1alpha1/types.go',
    ],
  }),
  field('featureGates', 'map[string]bool', '1.14-', {
    flags: ['feature-gates'],
    sources: [
      'kube-proxy-types kubernetes-1.14.0/config/v1alpha1/types.go',
      'kube-proxy-types kubernetes-1.36.0/config/v1alpha1/types.go',
    ],
  }),
  field('healthzBindAddress', 'string', '1.14-', {
    flags: ['healthz-bind-address'],
    sources: [
      'kube-proxy-types kubernetes-1.14.0/config/v1alpha1/types.go',
      'kube-proxy-types kubernetes-1.36.0/config/v1alpha1/types.go',
    ],
  }),
  field('hostnameOverride', 'string', '1.14-', {
    flags: ['hostname-override'],
    windows: 'The node name.',
    sources: [
      'kube-proxy-types kubernetes-1.14.0/config/v1alpha1/types.go',
      'kube-proxy-types kubernetes-1.36.0/config/v1alpha1/types.go',
    ],
  }),
  field('iptables', 'KubeProxyIPTablesConfiguration', '1.14-', {
    windows: noEffect,
    sources: [
      'kube-proxy-types kubernetes-1.14.0/config/v1alpha1/types.go',
      'kube-proxy-types kubernetes-1.36.0/config/v1alpha1/types.go',
    ],
  }),
  field('ipvs', 'KubeProxyIPVSConfiguration', '1.14-', {
    windows: noEffect,
    sources: [
      'kube-proxy-types kubernetes-1.14.0/config/v1alpha1/types.go',
      'kube-proxy-types kubernetes-1.36.0/config/v1alpha1/types.go',
    ],
  }),
  field('logging', 'logsapi.LoggingConfiguration', '1.28-', {
    members: ['format', 'flushFrequency', 'verbosity', 'vmodule', 'options', 'sanitization'],
    sources: [
      'kube-proxy-types kubernetes-1.28.0/config/v1alpha1/types.go',
      'kube-proxy-types kubernetes-1.36.0/config/v1alpha1/types.go',
    ],
  }),
  field('metricsBindAddress', 'string', '1.14-', {
    flags: ['metrics-bind-address'],
    sources: [
      'kube-proxy-types kubernetes-1.14.0/config/v1alpha1/types.go',
      'kube-proxy-types kubernetes-1.36.0/config/v1alpha1/types.go',
    ],
  }),
  field('mode', 'ProxyMode', '1.14-', {
    flags: ['proxy-mode'],
    windows: 'kernelspace; up to 1.25 empty means userspace.',
    sources: [
      'kube-proxy-types kubernetes-1.14.0/config/v1alpha1/types.go',
      'kube-proxy-types kubernetes-1.36.0/config/v1alpha1/types.go',
    ],
  }),
  field('nftables', 'KubeProxyNFTablesConfiguration', '1.29-', {
    windows: noEffect,
    sources: [
      'kube-proxy-types kubernetes-1.29.0/config/v1alpha1/types.go',
      'kube-proxy-types kubernetes-1.36.0/config/v1alpha1/types.go',
    ],
  }),
  field('nodePortAddresses', '[]string', '1.14-', {
    flags: ['nodeport-addresses'],
    sources: [
      'kube-proxy-types kubernetes-1.14.0/config/v1alpha1/types.go',
      'kube-proxy-types kubernetes-1.36.0/config/v1alpha1/types.go',
    ],
  }),
  field('oomScoreAdj', '*int32', '1.14-', {
    flags: ['oom-score-adj'],
    windows: noEffect,
    sources: [
      'kube-proxy-types kubernetes-1.14.0/config/v1alpha1/types.go',
      'kube-proxy-types kubernetes-1.36.0/config/v1alpha1/types.go',
    ],
  }),
  field('portRange', 'string', '1.14-', {
    flags: ['proxy-port-range'],
    sources: [
      'kube-proxy-types kubernetes-1.14.0/config/v1alpha1/types.go',
      'kube-proxy-types kubernetes-1.36.0/config/v1alpha1/types.go',
    ],
  }),
  field('resourceContainer', 'string', '1.14-1.15', {
    flags: ['resource-container'],
    sources: [
      'kube-proxy-types kubernetes-1.14.0/config/v1alpha1/types.go',
      'kube-proxy-types kubernetes-1.15.0/config/v1alpha1/types.go',
      'kube-proxy-types kubernetes-1.16.0/config/v1alpha1/types.go',
    ],
  }),
  field('showHiddenMetricsForVersion', 'string', '1.18-', {
    flags: ['show-hidden-metrics-for-version'],
    sources: [
      'kube-proxy-types kubernetes-1.18.0/config/v1alpha1/types.go',
      'kube-proxy-types kubernetes-1.36.0/config/v1alpha1/types.go',
    ],
  }),
  field('udpIdleTimeout', 'metav1.Duration', '1.14-1.25', {
    flags: ['udp-timeout'],
    sources: [
      'kube-proxy-types kubernetes-1.14.0/config/v1alpha1/types.go',
      'kube-proxy-types kubernetes-1.25.0/config/v1alpha1/types.go',
      'kube-proxy-types kubernetes-1.26.0/config/v1alpha1/types.go',
    ],
  }),
  field('windowsRunAsService', 'bool', '1.31-', {
    flags: ['windows-service'],
    windows: 'The flag is needed all the same.',
    sources: [
      'kube-proxy-types kubernetes-1.31.0/config/v1alpha1/types.go',
      'kube-proxy-types kubernetes-1.36.0/config/v1alpha1/types.go',
    ],
  }),
  field('winkernel', 'KubeProxyWinkernelConfiguration', '1.14-', {
    sources: [
      'kube-proxy-types kubernetes-1.14.0/config/v1alpha1/types.go',
      'kube-proxy-types kubernetes-1.36.0/config/v1alpha1/types.go',
    ],
  }),
  field('winkernel.enableDSR', 'bool', '1.14-', {
    flags: ['enable-dsr'],
    windows: 'true needs the gate WinDSR.',
    sources: [
      'kube-proxy-types kubernetes-1.14.0/config/v1alpha1/types.go',
      'kube-proxy-types kubernetes-1.36.0/config/v1alpha1/types.go',
    ],
  }),
  field('winkernel.forwardHealthCheckVip', 'bool', '1.24-', {
    flags: ['forward-healthcheck-vip'],
    windows: 'With rootHnsEndpointName.',
    sources: [
      'kube-proxy-types kubernetes-1.24.0/config/v1alpha1/types.go',
      'kube-proxy-types kubernetes-1.36.0/config/v1alpha1/types.go',
    ],
  }),
  field('winkernel.networkName', 'string', '1.14-', {
    flags: ['network-name'],
    windows: 'HNS network; else the variable KUBE_NETWORK. Both empty stops the process.',
    sources: [
      'kube-proxy-types kubernetes-1.14.0/config/v1alpha1/types.go',
      'kube-proxy-types kubernetes-1.36.0/config/v1alpha1/types.go',
    ],
  }),
  field('winkernel.rootHnsEndpointName', 'string', '1.24-', {
    flags: ['root-hnsendpoint-name'],
    windows: 'In a file the default cbr0 counts from 1.30 only.',
    sources: [
      'kube-proxy-types kubernetes-1.24.0/config/v1alpha1/types.go',
      'kube-proxy-types kubernetes-1.36.0/config/v1alpha1/types.go',
      'k8s v1.29.0/cmd/kube-proxy/app/server_windows.go',
      'k8s v1.30.0/cmd/kube-proxy/app/server_windows.go',
    ],
  }),
  field('winkernel.sourceVip', 'string', '1.14-', {
    flags: ['source-vip'],
    windows: 'Overlay only, and mandatory there.',
    sources: [
      'kube-proxy-types kubernetes-1.14.0/config/v1alpha1/types.go',
      'kube-proxy-types kubernetes-1.36.0/config/v1alpha1/types.go',
    ],
  }),
])
