import type { PlatformId } from './cni/define.ts'
import { inferred, verified } from './fact.ts'

/** Ways to run a container on Windows, as a user chooses them. */
export const isolation = {
  process: {
    id: 'process',
    name: 'Process isolation',
    sentence: 'Containers share the kernel of the node, so the image must fit its build.',
    supported: verified(true, ['doc002', 'doc004', 'doc003', 'web-intro-b']),
    /** The handler that containerd takes unless a RuntimeClass names another. */
    handler: 'runhcs-wcow-process',
  },
  hyperv: {
    id: 'hyperv',
    name: 'Hyper-V isolation',
    sentence: 'Each pod runs in a small virtual machine, so images older than the node work too.',
    /** What the pages say: planned, later not supported. */
    planned: verified({ through: '1.21' } as const, ['doc002', 'doc004']),
    unsupported: verified({ from: '1.22' } as const, ['doc003', 'web-intro-b', 'web-intro-36']),
    /** A gate of the kubelet and an annotation of the pod, together, with dockershim. */
    annotation: {
      runtime: 'docker',
      key: 'experimental.windows.kubernetes.io/isolation-type',
      value: 'hyperv',
      gate: 'HyperVContainer',
      needsBoth: verified(true, [
        'doc001',
        'doc002',
        'ca-1.14 pkg/kubelet/apis/well_known_annotations_windows.go#L34-L40',
      ]),
      stages: verified(
        { alpha: '1.10', deprecated: '1.20', removed: '1.21' } as const,
        ['gate-HyperVContainer', 'rn-1.20#L137', 'rn-1.21#L87'],
        { lasting: true },
      ),
      oneContainer: verified(true, [
        'doc002',
        'k8s#58751',
        'ca-1.14 pkg/kubelet/dockershim/helpers_windows.go#L143-L146',
      ]),
      /** Without this variable of the kubelet the sandbox gets no network. */
      networkVariable: inferred('CONTAINER_NETWORK', [
        'ca-1.14 pkg/kubelet/dockershim/helpers_windows.go#L45-L64',
        'github microsoft/SDN/pull/214',
      ]),
    },
    /** A handler of containerd that a RuntimeClass names. */
    runtimeClass: {
      runtime: 'containerd',
      handler: 'runhcs-wcow-hypervisor',
      floor: verified('1.7.0', [
        'containerd v1.7.0/pkg/cri/config/config_windows.go#L47',
        'containerd v1.6.39/pkg/cri/config/config_windows.go#L38-L41',
        'ctrd#6901',
      ]),
      /** The handler can be written by hand before; that its pods do not start then is a conclusion. */
      needsFloor: inferred(true, [
        'containerd v1.6.39/pkg/cri/config/config_windows.go#L38-L41',
        'ctrd#6901',
      ]),
      options: verified({ SandboxIsolation: 1, ScaleCpuLimitsToSandbox: true } as const, [
        'containerd v1.7.28/pkg/cri/config/config_windows.go#L46-L64',
        'containerd v2.2.0/internal/cri/config/config_windows.go#L63-L81',
      ]),
      /** First release whose shim knows `ScaleCpuLimitsToSandbox`. */
      scaleCpuLimits: verified({ from: '1.4.7' } as const, [
        'containerd v1.4.6/vendor.conf',
        'containerd v1.4.7/vendor.conf',
        'github microsoft/hcsshim/blob/v0.8.16/cmd/containerd-shim-runhcs-v1/options/runhcs.proto',
      ]),
      /** The gate PodOverhead is on from here; before, the field is dropped. */
      overheadFrom: verified('1.18', [
        'ca-1.16 pkg/features/kube_features.go#L582',
        'ca-1.18 pkg/features/kube_features.go#L665',
      ]),
      overhead: verified({ memory: '512Mi', cpu: '100m' } as const, [
        'windows-testing helpers/hyper-v-mutating-webhook/hyperv-runtimeclass.yaml#L1-L18',
      ]),
    },
    /** On a virtual machine the hypervisor must nest, and the machine must be large enough. */
    nested: verified({ memoryGiB: 4, cpuCores: 2 } as const, [
      'vd deploy-containers/system-requirements.md#L19-L28',
    ]),
    /** Platforms on which Microsoft's support statement has process isolation alone. */
    thirdParty: verified<readonly PlatformId[]>(
      ['vsphere'],
      [
        'github MicrosoftDocs/SupportArticles-docs/blob/054af8b48a71/support/windows-server/containers/support-for-windows-containers-docker-on-premises-scenarios.md',
      ],
      { note: 'the row is about every hypervisor that the SVVP validated, not vSphere alone' },
    ),
  },
  hostprocess: {
    id: 'hostprocess',
    name: 'HostProcess',
    sentence: 'The container runs directly on the node, for agents that manage it.',
    gate: 'WindowsHostProcessContainers',
    stages: verified({ alpha: '1.22', beta: '1.23', stable: '1.26', removed: '1.28' } as const, [
      'gate-WindowsHostProcessContainers',
      'rn-1.22#L137',
      'rn-1.26#L224',
      'rn-1.28#L74',
    ]),
    /** No field `hostProcess` before this minor. */
    from: verified('1.22', ['api', 'rn-1.22#L137']),
    runtime: verified('containerd', ['web-hpc-a', 'web-hpc-b']),
    floor: verified('1.6.0', ['web-hpc-a', 'web-hpc-b']),
    /** The alpha named no floor. */
    alphaFloor: inferred('1.6.0', ['web-hpc-a']),
    recommended: verified('1.7.0', ['web-hpc-b']),
    /** How volumes are mounted changes here: bind mounts, as in other containers. */
    bindMounts: verified('1.7.0', ['web-hpc-b']),
  },
} as const

/** What a RuntimeClass can call its handler; the field is required. */
export const runtimeHandler = verified('a DNS label in lower case', [
  'k8s v1.31.0/staging/src/k8s.io/api/node/v1/types.go',
])

/** How packets of a HostProcess pod move. */
export const hostProcessNetwork = inferred(
  'A HostProcess pod has the network of its node: its packets are those of the node, and the network mode does not touch them.',
  ['hpc-kep'],
)
