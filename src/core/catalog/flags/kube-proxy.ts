import { verified } from '../fact.ts'
import { flag, flagTable, noEffect } from './define.ts'

/** Flags that count although there is a file; those for logs do too. */
export const flagsBesideFile = verified(
  [
    'hostname-override',
    'windows-service',
    'master',
    'cleanup',
    'write-config-to',
    'init-only',
  ] as readonly string[],
  ['k8s v1.14.0/cmd/kube-proxy/app/server.go', 'k8s v1.36.0/cmd/kube-proxy/app/options.go'],
)

/** Flags of kube-proxy, built for Windows; logging flags stand in `klog.ts`. */
export const kubeProxyFlags = flagTable([
  flag('bind-address', 'ip', '0.0.0.0', '1.14-', {
    config: 'bindAddress 1.14-',
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
    ],
  }),
  flag('bind-address-hard-fail', 'bool', 'false', '1.19-', {
    config: 'bindAddressHardFail 1.19-',
    sources: [
      'k8s v1.18.0/cmd/kube-proxy/app/server.go',
      'k8s v1.19.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
      'github kubernetes/kubernetes/pull/89350',
    ],
  }),
  flag('cleanup', 'bool', 'false', '1.14-', {
    windows: 'Refused on Windows from 1.26.',
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
      'k8s v1.26.0/cmd/kube-proxy/app/server_windows.go',
    ],
  }),
  flag('cleanup-iptables', 'bool', null, '1.14-1.14', {
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.15.0/cmd/kube-proxy/app/server.go',
      'github kubernetes/kubernetes/pull/78344',
    ],
  }),
  flag('cleanup-ipvs', 'bool', null, '1.14-1.20', {
    deprecated: '1.17',
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.20.0/cmd/kube-proxy/app/server.go',
      'k8s v1.21.0/cmd/kube-proxy/app/server.go',
      'github kubernetes/kubernetes/pull/97336',
    ],
  }),
  flag('cluster-cidr', 'string', '', '1.14-', {
    config: 'clusterCIDR 1.14-',
    windows: 'Pod range; without it internal and external traffic look alike.',
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
    ],
  }),
  flag('config', 'string', '', '1.14-', {
    windows:
      'With it every other flag is ignored but --hostname-override, --windows-service, --master, --cleanup, --write-config-to and the logging flags.',
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
    ],
  }),
  flag('config-sync-period', 'duration', '15m0s', '1.14-', {
    config: 'configSyncPeriod 1.14-',
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
    ],
  }),
  flag('conntrack-max', 'int32', null, '1.14-1.14', {
    config: 'conntrack.max 1.14-1.14',
    deprecated: 'old',
    windows: noEffect,
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.15.0/cmd/kube-proxy/app/server.go',
      'github kubernetes/kubernetes/pull/78399',
    ],
  }),
  flag('conntrack-max-per-core', 'int32', '32768', '1.14-', {
    config: 'conntrack.maxPerCore 1.14-',
    windows: noEffect,
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
    ],
  }),
  flag('conntrack-min', 'int32', '131072', '1.14-', {
    config: 'conntrack.min 1.14-',
    windows: noEffect,
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
    ],
  }),
  flag('conntrack-tcp-be-liberal', 'bool', null, '1.29-', {
    config: 'conntrack.tcpBeLiberal 1.29-',
    windows: noEffect,
    sources: [
      'k8s v1.28.0/cmd/kube-proxy/app/server.go',
      'k8s v1.29.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
    ],
  }),
  flag('conntrack-tcp-timeout-close-wait', 'duration', '1h0m0s', '1.14-', {
    config: 'conntrack.tcpCloseWaitTimeout 1.14-',
    windows: noEffect,
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
    ],
  }),
  flag('conntrack-tcp-timeout-established', 'duration', '24h0m0s', '1.14-', {
    config: 'conntrack.tcpEstablishedTimeout 1.14-',
    windows: noEffect,
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
    ],
  }),
  flag('conntrack-udp-timeout', 'duration', null, '1.29-', {
    config: 'conntrack.udpTimeout 1.29-',
    windows: noEffect,
    sources: [
      'k8s v1.28.0/cmd/kube-proxy/app/server.go',
      'k8s v1.29.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
    ],
  }),
  flag('conntrack-udp-timeout-stream', 'duration', null, '1.29-', {
    config: 'conntrack.udpStreamTimeout 1.29-',
    windows: noEffect,
    sources: [
      'k8s v1.28.0/cmd/kube-proxy/app/server.go',
      'k8s v1.29.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
    ],
  }),
  flag('detect-local-mode', 'string', '', '1.18-', {
    config: 'detectLocalMode 1.18-',
    windows: noEffect,
    sources: [
      'k8s v1.17.0/cmd/kube-proxy/app/server.go',
      'k8s v1.18.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
      'github kubernetes/kubernetes/pull/87748',
    ],
  }),
  flag('enable-dsr', 'bool', 'false', '1.14-', {
    config: 'winkernel.enableDSR 1.14-',
    windows: 'true needs the gate WinDSR, which does not turn it on by itself.',
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/init_windows.go',
      'k8s v1.36.0/cmd/kube-proxy/app/init_windows.go',
      'github kubernetes/kubernetes/pull/70896',
    ],
  }),
  flag('feature-gates', 'map[string]bool', '', '1.14-', {
    config: 'featureGates 1.14-',
    windows: 'Ignored beside --config. A gate that the release does not know stops the process.',
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
    ],
  }),
  flag('forward-healthcheck-vip', 'bool', 'false', '1.24-', {
    config: 'winkernel.forwardHealthCheckVip 1.24-',
    windows: 'Works with --root-hnsendpoint-name.',
    sources: [
      'k8s v1.23.0/cmd/kube-proxy/app/init_windows.go',
      'k8s v1.25.0/cmd/kube-proxy/app/init_windows.go',
      'k8s v1.36.0/cmd/kube-proxy/app/init_windows.go',
      'github kubernetes/kubernetes/pull/99287',
      'k8s v1.24.0/cmd/kube-proxy/app/init_windows.go',
    ],
  }),
  flag('healthz-bind-address', 'ip:port', '0.0.0.0:10256', '1.14-', {
    config: 'healthzBindAddress 1.14-',
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
    ],
  }),
  flag('healthz-port', 'int32', '10256', '1.14-', {
    deprecated: '1.18',
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
      'github kubernetes/kubernetes/pull/88512',
    ],
  }),
  flag('hostname-override', 'string', '', '1.14-', {
    config: 'hostnameOverride 1.14-',
    windows: 'Must be the node name; counts beside --config too.',
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
    ],
  }),
  flag('init-only', 'bool', 'false', '1.29-', {
    windows: 'Accepted by the parser, then refused on Windows.',
    sources: [
      'k8s v1.28.0/cmd/kube-proxy/app/server.go',
      'k8s v1.29.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
      'github kubernetes/kubernetes/pull/120864',
      'k8s v1.29.0/cmd/kube-proxy/app/server_windows.go',
      'k8s v1.36.0/cmd/kube-proxy/app/server_windows.go',
    ],
  }),
  flag('iptables-localhost-nodeports', 'bool', 'true', '1.26-', {
    config: 'iptables.localhostNodePorts 1.26-',
    windows: noEffect,
    sources: [
      'k8s v1.25.0/cmd/kube-proxy/app/server.go',
      'k8s v1.26.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
      'github kubernetes/kubernetes/pull/108250',
    ],
  }),
  flag('iptables-masquerade-bit', 'int32', '14', '1.14-', {
    config: 'iptables.masqueradeBit 1.14-',
    windows: noEffect,
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
    ],
  }),
  flag('iptables-min-sync-period', 'duration', '1s (1.36)', '1.14-', {
    config: 'iptables.minSyncPeriod 1.14-',
    windows: noEffect,
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
    ],
  }),
  flag('iptables-sync-period', 'duration', '30s', '1.14-', {
    config: 'iptables.syncPeriod 1.14-',
    windows: noEffect,
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
    ],
  }),
  flag('ipvs-exclude-cidrs', 'stringSlice', null, '1.14-', {
    config: 'ipvs.excludeCIDRs 1.14-',
    windows: noEffect,
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
    ],
  }),
  flag('ipvs-min-sync-period', 'duration', null, '1.14-', {
    config: 'ipvs.minSyncPeriod 1.14-',
    windows: noEffect,
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
    ],
  }),
  flag('ipvs-scheduler', 'string', null, '1.14-', {
    config: 'ipvs.scheduler 1.14-',
    windows: noEffect,
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
    ],
  }),
  flag('ipvs-strict-arp', 'bool', null, '1.14-', {
    patches: { '1.14': '1.14.2' },
    config: 'ipvs.strictARP 1.14-',
    windows: 'A Linux feature: accepted, without effect. Back-ported to 1.14.2.',
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.15.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
      'github kubernetes/kubernetes/pull/75295',
      'kube-proxy-types kubernetes-1.14.1/config/v1alpha1/types.go',
      'kube-proxy-types kubernetes-1.14.2/config/v1alpha1/types.go',
      'github kubernetes/kubernetes/pull/75719',
      'k8s master/CHANGELOG/CHANGELOG-1.14.md',
    ],
  }),
  flag('ipvs-sync-period', 'duration', '30s', '1.14-', {
    config: 'ipvs.syncPeriod 1.14-',
    windows: noEffect,
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
    ],
  }),
  flag('ipvs-tcp-timeout', 'duration', null, '1.18-', {
    config: 'ipvs.tcpTimeout 1.18-',
    windows: noEffect,
    sources: [
      'k8s v1.17.0/cmd/kube-proxy/app/server.go',
      'k8s v1.18.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
      'github kubernetes/kubernetes/pull/85517',
    ],
  }),
  flag('ipvs-tcpfin-timeout', 'duration', null, '1.18-', {
    config: 'ipvs.tcpFinTimeout 1.18-',
    windows: noEffect,
    sources: [
      'k8s v1.17.0/cmd/kube-proxy/app/server.go',
      'k8s v1.18.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
      'github kubernetes/kubernetes/pull/85517',
    ],
  }),
  flag('ipvs-udp-timeout', 'duration', null, '1.18-', {
    config: 'ipvs.udpTimeout 1.18-',
    windows: noEffect,
    sources: [
      'k8s v1.17.0/cmd/kube-proxy/app/server.go',
      'k8s v1.18.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
      'github kubernetes/kubernetes/pull/85517',
    ],
  }),
  flag('kube-api-burst', 'int32', '10', '1.14-', {
    config: 'clientConnection.burst 1.14-',
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
    ],
  }),
  flag('kube-api-content-type', 'string', 'application/vnd.kubernetes.protobuf', '1.14-', {
    config: 'clientConnection.contentType 1.14-',
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
    ],
  }),
  flag('kube-api-qps', 'float32', '5', '1.14-', {
    config: 'clientConnection.qps 1.14-',
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
    ],
  }),
  flag('kubeconfig', 'string', '', '1.14-', {
    config: 'clientConnection.kubeconfig 1.14-',
    windows: 'Pass a path: only HostProcess containers have an in-cluster one.',
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
    ],
  }),
  flag('masquerade-all', 'bool', null, '1.14-', {
    config: 'iptables.masqueradeAll 1.14-',
    windows: noEffect,
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
    ],
  }),
  flag('master', 'string', '', '1.14-', {
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
    ],
  }),
  flag('metrics-bind-address', 'ip:port', '127.0.0.1:10249', '1.14-', {
    config: 'metricsBindAddress 1.14-',
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
    ],
  }),
  flag('metrics-port', 'int32', '10249', '1.14-', {
    deprecated: '1.18',
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
      'github kubernetes/kubernetes/pull/88512',
    ],
  }),
  flag(
    'network-name',
    'string',
    'empty: then the environment variable KUBE_NETWORK is used',
    '1.14-',
    {
      config: 'winkernel.networkName 1.14-',
      windows:
        'Name of the HNS network; else the variable KUBE_NETWORK. Both empty stops the process.',
      sources: [
        'k8s v1.14.0/cmd/kube-proxy/app/init_windows.go',
        'k8s v1.36.0/cmd/kube-proxy/app/init_windows.go',
        'github kubernetes/kubernetes/pull/70896',
      ],
    },
  ),
  flag('nodeport-addresses', 'stringSlice', '', '1.14-', {
    config: 'nodePortAddresses 1.14-',
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
    ],
  }),
  flag('oom-score-adj', 'int32', null, '1.14-', {
    config: 'oomScoreAdj 1.14-',
    windows: noEffect,
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
    ],
  }),
  flag('pod-bridge-interface', 'string', null, '1.24-', {
    config: 'detectLocal.bridgeInterface 1.24-',
    windows: noEffect,
    sources: [
      'k8s v1.23.0/cmd/kube-proxy/app/server.go',
      'k8s v1.25.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
      'github kubernetes/kubernetes/pull/95400',
      'k8s v1.24.0/cmd/kube-proxy/app/server.go',
    ],
  }),
  flag('pod-interface-name-prefix', 'string', null, '1.24-', {
    config: 'detectLocal.interfaceNamePrefix 1.24-',
    windows: noEffect,
    sources: [
      'k8s v1.23.0/cmd/kube-proxy/app/server.go',
      'k8s v1.25.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
      'github kubernetes/kubernetes/pull/95400',
      'k8s v1.24.0/cmd/kube-proxy/app/server.go',
    ],
  }),
  flag('profiling', 'bool', 'false', '1.14-', {
    config: 'enableProfiling 1.14-',
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
    ],
  }),
  flag(
    'proxy-mode',
    'string',
    'empty: userspace on Windows 1.14-1.25, kernelspace from 1.26',
    '1.14-',
    {
      config: 'mode 1.14-',
      windows: 'Always kernelspace: up to 1.25 an empty value means userspace.',
      sources: [
        'k8s v1.14.0/cmd/kube-proxy/app/server.go',
        'k8s v1.36.0/cmd/kube-proxy/app/options.go',
      ],
    },
  ),
  flag('proxy-port-range', 'string', null, '1.14-1.30', {
    config: 'portRange 1.14-',
    deprecated: '1.29',
    windows: 'For the userspace proxy, which ended with 1.25.',
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.30.0/cmd/kube-proxy/app/server.go',
      'k8s v1.31.0/cmd/kube-proxy/app/options.go',
      'github kubernetes/kubernetes/pull/126293',
    ],
  }),
  flag('resource-container', 'string', '/kube-proxy (1.14)', '1.14-1.15', {
    config: 'resourceContainer 1.14-1.15',
    deprecated: 'old',
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.15.0/cmd/kube-proxy/app/server.go',
      'k8s v1.16.0/cmd/kube-proxy/app/server.go',
      'github kubernetes/kubernetes/pull/78294',
    ],
  }),
  flag('root-hnsendpoint-name', 'string', 'cbr0', '1.24-', {
    config: 'winkernel.rootHnsEndpointName 1.24-',
    windows: 'HNS endpoint of the host, for health checks through the VIP.',
    sources: [
      'k8s v1.23.0/cmd/kube-proxy/app/init_windows.go',
      'k8s v1.25.0/cmd/kube-proxy/app/init_windows.go',
      'k8s v1.36.0/cmd/kube-proxy/app/init_windows.go',
      'github kubernetes/kubernetes/pull/99287',
      'k8s v1.24.0/cmd/kube-proxy/app/init_windows.go',
    ],
  }),
  flag('show-hidden-metrics-for-version', 'string', null, '1.18-', {
    config: 'showHiddenMetricsForVersion 1.18-',
    sources: [
      'k8s v1.17.0/cmd/kube-proxy/app/server.go',
      'k8s v1.18.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
      'github kubernetes/kubernetes/pull/85279',
    ],
  }),
  flag('source-vip', 'string', '', '1.14-', {
    config: 'winkernel.sourceVip 1.14-',
    windows: 'Overlay only; missing there it stops the process.',
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/init_windows.go',
      'k8s v1.36.0/cmd/kube-proxy/app/init_windows.go',
      'github kubernetes/kubernetes/pull/70896',
    ],
  }),
  flag('udp-timeout', 'duration', '250ms', '1.14-1.25', {
    config: 'udpIdleTimeout 1.14-1.25',
    windows: 'For the userspace proxy.',
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.25.0/cmd/kube-proxy/app/server.go',
      'k8s v1.26.0/cmd/kube-proxy/app/server.go',
    ],
  }),
  flag('version', 'string', 'false', '1.14-', {
    sources: [
      'k8s v1.14.0/pkg/version/verflag/verflag.go',
      'k8s v1.36.0/staging/src/k8s.io/component-base/version/verflag/verflag.go',
    ],
  }),
  flag('windows-service', 'bool', 'false', '1.14-', {
    config: 'windowsRunAsService 1.31-',
    windows:
      'For a native service named kube-proxy; not under nssm. The flag counts beside --config in every version.',
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/init_windows.go',
      'k8s v1.36.0/cmd/kube-proxy/app/init_windows.go',
    ],
  }),
  flag('write-config-to', 'string', '', '1.14-', {
    sources: [
      'k8s v1.14.0/cmd/kube-proxy/app/server.go',
      'k8s v1.36.0/cmd/kube-proxy/app/options.go',
    ],
  }),
])
