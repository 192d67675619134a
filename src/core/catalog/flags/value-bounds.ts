import type { MinorRange } from '../../values/version.ts'
import { inferred, verified, type Fact } from '../fact.ts'

/** Values that stop a component although it knows the name; of a flag, and of the field that says the same. */
export interface ValueBound extends MinorRange {
  readonly program: 'kubelet' | 'kube-proxy'
  readonly flag: string
  readonly field?: string
  /** The only ones that it takes. */
  readonly allowed?: readonly string[]
  /** The ones that it refuses; all where neither list is given. */
  readonly refused?: readonly string[]
  /** It is read as a quantity such as `10Mi`. */
  readonly isQuantity?: true
  /** A quantity with a unit below one is refused: it is read as a whole number. */
  readonly isWhole?: true
  /** How each item of a list begins. */
  readonly items?: string
  /** A list is at fault, of whatever items. */
  readonly ofLists?: true
  /** The flag without which it is refused. */
  readonly needs?: string
  /** What lifts the bound. */
  readonly unless?:
    { readonly gate: string; readonly is: boolean } | { readonly environment: string }
  /** It does nothing then, and stops nothing. */
  readonly isIgnored?: true
  /** The gate without which the value does nothing. */
  readonly withGate?: string
  /** What becomes of it, after “--flag is value;”. */
  readonly why: string
  readonly remediation: string
  /** The remediation as a change of the flag, where it is a certain one; `completed` is the allowed value that begins so. */
  readonly mends?: 'out' | 'completed' | { readonly to: string } | { readonly outBeside: string }
  /** Where it says more than the row of the flag. */
  readonly fact?: Fact<string>
  /** Nodes of Linux take it: a file counts only where it is one for Windows. */
  readonly onWindows?: true
}

const tlsNames = [
  'k8s 05cecce228f9f69bfa77ba2f839ce7c453256961/staging/src/k8s.io/component-base/cli/flag/ciphersuites_flag.go',
] as const

const providers = {
  program: 'kubelet',
  flag: 'cloud-provider',
  allowed: ['', 'external'],
  remediation: 'Write external, with the controller of the cloud in the cluster, or leave it out.',
} as const

export const valueBounds: readonly ValueBound[] = [
  {
    program: 'kubelet',
    flag: 'container-log-max-size',
    field: 'containerLogMaxSize',
    isQuantity: true,
    why: 'that is no quantity, and the kubelet does not come up: its manager of logs cannot read it.',
    remediation: 'Write a quantity such as 10Mi.',
    fact: inferred('parsed as a quantity', [
      'k8s 030880a5dc5449403c6d1f0aa146a7dc21d6c6dc/pkg/kubelet/logs/container_log_manager.go',
    ]),
  },
  {
    program: 'kubelet',
    flag: 'container-log-max-size',
    field: 'containerLogMaxSize',
    isWhole: true,
    why: 'm stands for a thousandth there, and the kubelet does not come up: "invalid max log size".',
    remediation: 'Write Mi for mebibytes, such as 10Mi.',
    fact: verified('a whole number of bytes', [
      'k8s 030880a5dc5449403c6d1f0aa146a7dc21d6c6dc/pkg/kubelet/logs/container_log_manager.go',
    ]),
  },
  {
    program: 'kubelet',
    flag: 'windows-priorityclass',
    allowed: [
      'IDLE_PRIORITY_CLASS',
      'BELOW_NORMAL_PRIORITY_CLASS',
      'NORMAL_PRIORITY_CLASS',
      'ABOVE_NORMAL_PRIORITY_CLASS',
      'HIGH_PRIORITY_CLASS',
      'REALTIME_PRIORITY_CLASS',
    ],
    why: 'it is none of the six priority classes, and the kubelet stops on it.',
    remediation: 'Write the whole name, such as ABOVE_NORMAL_PRIORITY_CLASS.',
    mends: 'completed',
  },
  {
    program: 'kubelet',
    flag: 'node-ip',
    ofLists: true,
    through: '1.19',
    why: 'before 1.20 the kubelet takes one address, and knows no pair of both families.',
    remediation: 'Write the IPv4 address alone, or upgrade the node to 1.20 or later.',
    fact: inferred('one address before 1.20', ['github kubernetes/kubernetes/pull/95239'], {
      note: 'that the pair is new was read; what older kubelets do with it follows',
    }),
  },
  {
    program: 'kubelet',
    flag: 'hairpin-mode',
    field: 'hairpinMode',
    allowed: ['promiscuous-bridge', 'hairpin-veth', 'none'],
    why: 'the kubelet takes promiscuous-bridge, hairpin-veth and none alone.',
    remediation: 'Take it out: it acts on Linux alone.',
    mends: 'out',
  },
  {
    program: 'kubelet',
    flag: 'runonce',
    field: 'runOnce',
    refused: ['true'],
    from: '1.32',
    why: 'the kubelet stops on that from 1.32 on.',
    remediation: 'Take it out.',
    mends: 'out',
  },
  {
    ...providers,
    from: '1.31',
    why: 'the kubelet has no provider of its own from 1.31 on, and stops on the name of one.',
  },
  {
    ...providers,
    from: '1.29',
    through: '1.30',
    unless: { gate: 'DisableCloudProviders', is: false },
    why: 'the providers inside the kubelet are off from 1.29 on, and it stops on the name of one.',
  },
  {
    program: 'kubelet',
    flag: 'exit-on-lock-contention',
    refused: ['true'],
    why: 'the kubelet on Windows cannot do that, and its start fails: kubelet unsupported in this build.',
    remediation: 'Take it out, and --lock-file with it.',
    mends: 'out',
  },
  {
    program: 'kubelet',
    flag: 'container-runtime',
    allowed: ['remote'],
    from: '1.24',
    through: '1.26',
    why: 'from 1.24 on the kubelet has no dockershim, takes remote alone and stops on anything else.',
    remediation:
      'Take containerd, or cri-dockerd for Docker: name its pipe with --container-runtime-endpoint, and leave this flag out.',
    mends: { outBeside: 'container-runtime-endpoint' },
  },
  {
    program: 'kubelet',
    flag: 'config-dir',
    from: '1.28',
    through: '1.29',
    unless: { environment: 'KUBELET_CONFIG_DROPIN_DIR_ALPHA' },
    why: 'in 1.28 and 1.29 the kubelet stops on it.',
    remediation: 'Set the variable in the environment of the kubelet, or put all into one file.',
  },
  {
    program: 'kubelet',
    flag: 'dynamic-config-dir',
    from: '1.22',
    through: '1.23',
    unless: { gate: 'DynamicKubeletConfig', is: true },
    why: 'in 1.22 and 1.23 the kubelet stops on it.',
    remediation: 'Take it out, and use --config with a file.',
  },
  {
    program: 'kubelet',
    flag: 'seccomp-default',
    field: 'seccompDefault',
    refused: ['true'],
    from: '1.22',
    through: '1.24',
    unless: { gate: 'SeccompDefault', is: true },
    why: 'up to 1.24 the kubelet stops on it.',
    remediation: 'Take it out: it acts on Linux alone.',
    mends: 'out',
  },
  {
    program: 'kubelet',
    flag: 'memory-manager-policy',
    field: 'memoryManagerPolicy',
    refused: ['Static'],
    from: '1.32',
    withGate: 'WindowsCPUAndMemoryAffinity',
    why: 'on Windows the kubelet stops on that policy.',
    remediation: 'Write BestEffort.',
    mends: { to: 'BestEffort' },
    fact: verified('Static makes the kubelet fail on Windows', ['kep-4885']),
  },
  {
    program: 'kubelet',
    flag: 'reserved-cpus',
    field: 'reservedSystemCPUs',
    allowed: [''],
    unless: { gate: 'WindowsCPUAndMemoryAffinity', is: true },
    onWindows: true,
    why: 'the kubelet on Windows knows no CPUs by number, and stops: “is not a subset of online-cpus”.',
    remediation: 'Take it out, and reserve CPU time with systemReserved or kubeReserved.',
    mends: 'out',
    fact: inferred('a list makes the kubelet exit on Windows while the gate is off', [
      'github kubernetes/kubernetes/pull/138696',
    ]),
  },
  {
    program: 'kubelet',
    flag: 'image-credential-provider-config',
    needs: 'image-credential-provider-bin-dir',
    why: 'the kubelet needs --image-credential-provider-bin-dir beside it.',
    remediation: 'Give both, or neither.',
  },
  {
    program: 'kubelet',
    flag: 'image-credential-provider-config',
    from: '1.20',
    through: '1.23',
    unless: { gate: 'KubeletCredentialProviders', is: true },
    isIgnored: true,
    why: 'up to 1.23 the kubelet leaves it aside, and asks no provider for credentials.',
    remediation: 'Turn on the gate KubeletCredentialProviders of the kubelet, or upgrade to 1.24.',
  },
  {
    program: 'kubelet',
    flag: 'container-log-max-files',
    field: 'containerLogMaxFiles',
    refused: ['0', '1'],
    from: '1.24',
    why: 'the kubelet stops on fewer than two: “invalid MaxFiles, must be > 1”.',
    remediation: 'Write 2 or more.',
    fact: verified('more than 1', [
      'k8s 030880a5dc5449403c6d1f0aa146a7dc21d6c6dc/pkg/kubelet/logs/container_log_manager.go',
    ]),
  },
  {
    program: 'kubelet',
    flag: 'tls-min-version',
    field: 'tlsMinVersion',
    allowed: ['', 'VersionTLS10', 'VersionTLS11', 'VersionTLS12', 'VersionTLS13'],
    why: 'the kubelet takes the names of Go, VersionTLS10 to VersionTLS13, and stops on another: “unknown tls version”.',
    remediation: 'Write VersionTLS12 or VersionTLS13.',
    fact: verified('VersionTLS10, VersionTLS11, VersionTLS12, VersionTLS13', tlsNames),
  },
  {
    program: 'kubelet',
    flag: 'tls-cipher-suites',
    field: 'tlsCipherSuites',
    items: 'TLS_',
    why: 'the kubelet takes the names of Go, which begin with TLS_, and stops on those of OpenSSL: “not supported or doesn’t exist”.',
    remediation: 'Write names such as TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256, or leave it out.',
    fact: verified('the names of the Go package crypto/tls', tlsNames),
  },
  {
    program: 'kube-proxy',
    flag: 'init-only',
    refused: ['true'],
    from: '1.29',
    why: 'kube-proxy stops on Windows: --init-only is not implemented there.',
    remediation: 'Take it out.',
    mends: 'out',
  },
  {
    program: 'kube-proxy',
    flag: 'cleanup',
    refused: ['true'],
    from: '1.26',
    why: 'kube-proxy stops on Windows: cleaning up is not implemented there.',
    remediation: 'Take it out.',
  },
]
