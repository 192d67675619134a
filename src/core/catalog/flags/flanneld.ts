import type { SourceRef } from '../fact.ts'
import { compareVersions, isAtLeast } from '../../values/version.ts'

export interface FlanneldFlag {
  readonly name: string
  readonly type: string
  readonly default: string | null
  /** First release that has it; the oldest release read stands for older ones too. */
  readonly from: string
  /** Last release that has it. */
  readonly removedAfter?: string
  /** Whether it is of use there. */
  readonly onWindows?: true
  readonly windows?: string
  readonly confidence: 'verified' | 'inferred'
  readonly sources: readonly SourceRef[]
}

const flanneldFlag = (
  name: string,
  type: string,
  standard: string | null,
  from: string,
  more: Omit<FlanneldFlag, 'name' | 'type' | 'default' | 'from' | 'confidence'> & {
    readonly confidence?: 'inferred'
  },
): FlanneldFlag => ({ confidence: 'verified', ...more, name, type, default: standard, from })

/** Flags of flanneld by release of Flannel. */
export const flanneldFlags: readonly FlanneldFlag[] = [
  flanneldFlag('etcd-cafile', 'string', '', '0.9.0', {
    sources: ['flannel-src v0.9.0/main.go', 'flannel-src v0.28.9/main.go'],
  }),
  flanneldFlag('etcd-certfile', 'string', '', '0.9.0', {
    sources: ['flannel-src v0.9.0/main.go', 'flannel-src v0.28.9/main.go'],
  }),
  flanneldFlag('etcd-endpoints', 'string', 'http://127.0.0.1:4001,http://127.0.0.1:2379', '0.9.0', {
    sources: ['flannel-src v0.9.0/main.go', 'flannel-src v0.28.9/main.go'],
  }),
  flanneldFlag('etcd-keyfile', 'string', '', '0.9.0', {
    sources: ['flannel-src v0.9.0/main.go', 'flannel-src v0.28.9/main.go'],
  }),
  flanneldFlag('etcd-password', 'string', '', '0.9.0', {
    sources: ['flannel-src v0.9.0/main.go', 'flannel-src v0.28.9/main.go'],
  }),
  flanneldFlag('etcd-prefix', 'string', '/coreos.com/network', '0.9.0', {
    sources: ['flannel-src v0.9.0/main.go', 'flannel-src v0.28.9/main.go'],
  }),
  flanneldFlag('etcd-username', 'string', '', '0.9.0', {
    sources: ['flannel-src v0.9.0/main.go', 'flannel-src v0.28.9/main.go'],
  }),
  flanneldFlag('healthz-ip', 'string', '0.0.0.0', '0.9.0', {
    onWindows: true,
    sources: ['flannel-src v0.9.0/main.go', 'flannel-src v0.28.9/main.go'],
  }),
  flanneldFlag('healthz-port', 'int', '0', '0.9.0', {
    onWindows: true,
    sources: ['flannel-src v0.9.0/main.go', 'flannel-src v0.28.9/main.go'],
  }),
  flanneldFlag('iface', 'stringList', null, '0.9.0', {
    onWindows: true,
    windows: 'Node IP or name of the interface; may be given several times.',
    sources: ['flannel-src v0.9.0/main.go', 'flannel-src v0.28.9/main.go'],
  }),
  flanneldFlag('iface-can-reach', 'string', '', '0.18.0', {
    onWindows: true,
    sources: ['flannel-src v0.18.0/main.go', 'flannel-src v0.28.9/main.go'],
  }),
  flanneldFlag('iface-regex', 'stringList', null, '0.9.0', {
    onWindows: true,
    sources: ['flannel-src v0.9.0/main.go', 'flannel-src v0.28.9/main.go'],
  }),
  flanneldFlag('ip-blackhole-route', 'bool', 'false', '0.27.1', {
    sources: ['flannel-src v0.27.1/main.go', 'flannel-src v0.28.9/main.go'],
  }),
  flanneldFlag('ip-masq', 'bool', 'false', '0.9.0', {
    onWindows: true,
    sources: ['flannel-src v0.9.0/main.go', 'flannel-src v0.28.9/main.go'],
  }),
  flanneldFlag('ip-masq-fully-random-disable', 'bool', 'false', '0.27.4', {
    sources: ['flannel-src v0.27.4/main.go', 'flannel-src v0.28.9/main.go'],
  }),
  flanneldFlag('iptables-forward-rules', 'bool', 'true', '0.11.0', {
    sources: ['flannel-src v0.11.0/main.go', 'flannel-src v0.28.9/main.go'],
  }),
  flanneldFlag('iptables-resync', 'int', '5', '0.11.0', {
    sources: ['flannel-src v0.11.0/main.go', 'flannel-src v0.28.9/main.go'],
  }),
  flanneldFlag('kube-annotation-prefix', 'string', 'flannel.alpha.coreos.com', '0.11.0', {
    onWindows: true,
    sources: ['flannel-src v0.11.0/main.go', 'flannel-src v0.28.9/main.go'],
  }),
  flanneldFlag('kube-api-url', 'string', '', '0.9.0', {
    sources: ['flannel-src v0.9.0/main.go', 'flannel-src v0.28.9/main.go'],
  }),
  flanneldFlag('kube-subnet-mgr', 'bool', 'false', '0.9.0', {
    onWindows: true,
    windows: 'Takes the subnet from the node object.',
    sources: ['flannel-src v0.9.0/main.go', 'flannel-src v0.28.9/main.go'],
  }),
  flanneldFlag('kubeconfig-file', 'string', '', '0.9.0', {
    onWindows: true,
    windows: 'Kubeconfig of the node.',
    sources: ['flannel-src v0.9.0/main.go', 'flannel-src v0.28.9/main.go'],
  }),
  flanneldFlag('log_backtrace_at', 'glog/klog', null, '0.9.0', {
    sources: ['flannel-src v0.9.0/main.go', 'flannel-src v0.28.9/main.go'],
  }),
  flanneldFlag('net-config-path', 'string', '/etc/kube-flannel/net-conf.json', '0.12.0', {
    onWindows: true,
    windows: 'Where net-conf.json lies.',
    sources: ['flannel-src v0.12.0/main.go', 'flannel-src v0.28.9/main.go'],
  }),
  flanneldFlag('public-ip', 'string', '', '0.9.0', {
    onWindows: true,
    sources: ['flannel-src v0.9.0/main.go', 'flannel-src v0.28.9/main.go'],
  }),
  flanneldFlag('public-ipv6', 'string', '', '0.15.0', {
    sources: ['flannel-src v0.15.0/main.go', 'flannel-src v0.28.9/main.go'],
  }),
  flanneldFlag('set-node-network-unavailable', 'bool', 'true', '0.15.0', {
    onWindows: true,
    sources: ['flannel-src v0.15.0/main.go', 'flannel-src v0.28.9/main.go'],
  }),
  flanneldFlag('subnet-file', 'string', '/run/flannel/subnet.env', '0.9.0', {
    onWindows: true,
    sources: ['flannel-src v0.9.0/main.go', 'flannel-src v0.28.9/main.go'],
  }),
  flanneldFlag('subnet-lease-renew-margin', 'int', '60', '0.9.0', {
    sources: ['flannel-src v0.9.0/main.go', 'flannel-src v0.28.9/main.go'],
  }),
  flanneldFlag('use-multi-cluster-cidr', 'bool', 'false', '0.21.0', {
    removedAfter: '0.22.3',
    sources: [
      'flannel-src v0.21.0/main.go',
      'flannel-src v0.22.3/main.go',
      'flannel-src v0.23.0/main.go',
    ],
  }),
  flanneldFlag('v', 'glog/klog', null, '0.9.0', {
    onWindows: true,
    sources: ['flannel-src v0.9.0/main.go', 'flannel-src v0.28.9/main.go'],
  }),
  flanneldFlag('version', 'bool', 'false', '0.9.0', {
    sources: ['flannel-src v0.9.0/main.go', 'flannel-src v0.28.9/main.go'],
  }),
  flanneldFlag('vmodule', 'glog/klog', null, '0.9.0', {
    sources: ['flannel-src v0.9.0/main.go', 'flannel-src v0.28.9/main.go'],
  }),
]

/**
 * Whether flanneld of a release takes a flag.
 * @internal for tests
 */
export const flanneldAccepts = (name: string, release: string) =>
  flanneldFlags.some(
    (flag) =>
      flag.name === name &&
      isAtLeast(release, flag.from) &&
      (flag.removedAfter === undefined || compareVersions(release, flag.removedAfter) <= 0),
  )

/** What is known of the arguments of agents, by the name of their service. */
export const agentFlags: Readonly<Record<string, readonly FlanneldFlag[]>> = {
  flanneld: flanneldFlags,
}
