import { inferred, verified } from '../fact.ts'
import type { ContainerdLine, RuntimeDefect } from './define.ts'
import { defineRuntime } from './define.ts'

const processOnly = ['runhcs-wcow-process'] as const
const both = ['runhcs-wcow-process', 'runhcs-wcow-hypervisor'] as const

const lines: readonly [ContainerdLine, ...ContainerdLine[]] = [
  {
    id: '1.4',
    first: '1.4.0',
    last: verified('1.4.13', ['containerd-tags']),
    released: verified('2020-08-17', ['containerd 301026e58c61/RELEASES.md#L137']),
    endOfLife: verified('2022-03-03', ['containerd 301026e58c61/RELEASES.md#L137']),
    schema: verified(2, [
      'containerd 301026e58c61/RELEASES.md#L572-L577',
      'containerd 301026e58c61/docs/cri/config.md#L27-L45',
    ]),
    binDirs: verified(false, [
      'containerd v1.4.0/vendor/github.com/containerd/cri/pkg/config/config_windows.go#L33-L34',
    ]),
    sandboxImage: verified('mcr.microsoft.com/oss/kubernetes/pause:1.4.0', [
      'containerd v1.4.0/vendor/github.com/containerd/cri/pkg/config/config_windows.go#L57',
    ]),
    handlers: verified(processOnly, [
      'containerd v1.4.0/vendor/github.com/containerd/cri/pkg/config/config_windows.go#L40-L45',
    ]),
    cri: verified(['v1alpha2'], ['containerd 301026e58c61/RELEASES.md#L178']),
    relaxedMatchFrom: verified('1.4.0', ['containerd v1.4.0/platforms/defaults_windows.go'], {
      note: 'compares no build at all',
    }),
  },
  {
    id: '1.5',
    first: '1.5.0',
    last: verified('1.5.18', ['containerd-tags']),
    released: verified('2021-05-03', ['containerd 301026e58c61/RELEASES.md#L138']),
    endOfLife: verified('2023-02-28', ['containerd 301026e58c61/RELEASES.md#L138']),
    schema: verified(2, [
      'containerd 301026e58c61/RELEASES.md#L572-L577',
      'containerd 301026e58c61/docs/cri/config.md#L27-L45',
    ]),
    binDirs: verified(false, ['containerd v1.5.0/pkg/cri/config/config_windows.go#L33-L34']),
    sandboxImage: verified('registry.k8s.io/pause:3.5', [
      'containerd v1.5.18/pkg/cri/config/config_windows.go#L58',
    ]),
    handlers: verified(processOnly, ['containerd v1.5.0/pkg/cri/config/config_windows.go#L40-L45']),
    cri: verified(
      ['v1alpha2'],
      [
        'containerd v1.5.0/pkg/cri/server/service.go#L36',
        'containerd v1.5.18/pkg/cri/server/service.go#L36',
      ],
    ),
    relaxedMatchFrom: verified(null, ['containerd v1.5.0/platforms/defaults_windows.go#L42']),
  },
  {
    id: '1.6',
    first: '1.6.0',
    last: verified('1.6.39', ['containerd-tags']),
    released: verified('2022-02-15', ['containerd 301026e58c61/RELEASES.md#L139']),
    endOfLife: verified('2025-08-23', ['containerd 301026e58c61/RELEASES.md#L139']),
    schema: verified(2, [
      'containerd 301026e58c61/RELEASES.md#L572-L577',
      'containerd 301026e58c61/docs/cri/config.md#L27-L45',
    ]),
    binDirs: verified(false, ['containerd v1.6.0/pkg/cri/config/config_windows.go#L31-L32']),
    sandboxImage: verified('registry.k8s.io/pause:3.6', [
      'containerd v1.6.39/pkg/cri/config/config_windows.go#L55',
    ]),
    handlers: verified(processOnly, [
      'containerd v1.6.39/pkg/cri/config/config_windows.go#L38-L41',
    ]),
    cri: verified(['v1', 'v1alpha2'], ['containerd v1.6.0/pkg/cri/server/service.go#L36-L37']),
    relaxedMatchFrom: verified('1.6.23', [
      'containerd v1.6.22/platforms/defaults_windows.go#L53',
      'containerd v1.6.23/platforms/defaults_windows.go#L61',
    ]),
  },
  {
    id: '1.7',
    first: '1.7.0',
    last: verified('1.7.34', ['containerd-tags']),
    released: verified('2023-03-10', ['containerd 301026e58c61/RELEASES.md#L140']),
    endOfLife: verified('2026-09', ['containerd 301026e58c61/RELEASES.md#L140']),
    schema: verified(2, [
      'containerd 301026e58c61/RELEASES.md#L572-L577',
      'containerd 301026e58c61/docs/cri/config.md#L27-L45',
    ]),
    binDirs: verified(false, ['containerd v1.7.28/pkg/cri/config/config_windows.go#L31-L35']),
    sandboxImage: verified('registry.k8s.io/pause:3.8', [
      'containerd v1.7.28/pkg/cri/config/config_windows.go#L77',
    ]),
    handlers: verified(both, ['containerd v1.7.28/pkg/cri/config/config_windows.go#L39-L65']),
    cri: verified(
      ['v1', 'v1alpha2'],
      ['containerd 301026e58c61/RELEASES.md#L180', 'containerd 301026e58c61/RELEASES.md#L611'],
    ),
    relaxedMatchFrom: verified('1.7.6', [
      'containerd v1.7.5/platforms/defaults_windows.go#L53',
      'containerd v1.7.6/platforms/defaults_windows.go#L61',
    ]),
  },
  {
    id: '2.0',
    first: '2.0.0',
    last: verified('2.0.11', ['containerd-tags']),
    released: verified('2024-11-05', ['containerd 301026e58c61/RELEASES.md#L141']),
    endOfLife: verified('2027-03', ['containerd 301026e58c61/RELEASES.md#L141']),
    schema: verified(3, [
      'containerd 301026e58c61/RELEASES.md#L572-L577',
      'containerd v2.2.0/internal/cri/config/config.go#L123-L313',
    ]),
    binDirs: verified(false, ['containerd v2.0.0/internal/cri/config/config_windows.go']),
    sandboxImage: verified('registry.k8s.io/pause:3.10', [
      'containerd v2.0.0/internal/cri/config/config.go#L73',
    ]),
    handlers: verified(both, ['containerd v2.0.0/internal/cri/config/config_windows.go']),
    cri: verified(['v1'], ['containerd 301026e58c61/RELEASES.md#L611']),
    relaxedMatchFrom: verified('2.0.0', [
      'containerd v2.0.0/vendor/github.com/containerd/platforms/platform_compat_windows.go#L46-L73',
    ]),
  },
  {
    id: '2.1',
    first: '2.1.0',
    last: verified('2.1.9', ['containerd-tags']),
    released: verified('2025-05-07', ['containerd 301026e58c61/RELEASES.md#L142']),
    endOfLife: verified('2026-07-03', ['containerd 301026e58c61/RELEASES.md#L142']),
    schema: verified(3, [
      'containerd 301026e58c61/RELEASES.md#L572-L577',
      'containerd v2.2.0/internal/cri/config/config.go#L123-L313',
    ]),
    binDirs: verified(true, ['containerd v2.1.0/internal/cri/config/config.go#L156-L163']),
    sandboxImage: verified('registry.k8s.io/pause:3.10', [
      'containerd v2.1.0/internal/cri/config/config.go#L76',
    ]),
    handlers: verified(both, ['containerd v2.1.0/internal/cri/config/config_windows.go']),
    cri: verified(['v1'], ['containerd 301026e58c61/RELEASES.md#L611']),
    relaxedMatchFrom: verified('2.1.0', [
      'containerd v2.1.5/vendor/github.com/containerd/platforms/platform_windows_compat.go#L55-L80',
    ]),
  },
  {
    id: '2.2',
    first: '2.2.0',
    last: verified('2.2.7', ['containerd-tags']),
    released: verified('2025-11-05', ['containerd 301026e58c61/RELEASES.md#L143']),
    endOfLife: verified('2026-11-06', ['containerd 301026e58c61/RELEASES.md#L143']),
    schema: verified(3, [
      'containerd 301026e58c61/RELEASES.md#L572-L577',
      'containerd v2.2.0/internal/cri/config/config.go#L123-L313',
    ]),
    binDirs: verified(true, ['containerd v2.2.0/internal/cri/config/config_windows.go#L26-L53']),
    sandboxImage: verified('registry.k8s.io/pause:3.10.1', [
      'containerd v2.2.0/internal/cri/config/config.go#L76',
    ]),
    handlers: verified(both, ['containerd v2.2.0/internal/cri/config/config_windows.go#L58-L84']),
    cri: verified(['v1'], ['containerd 301026e58c61/RELEASES.md#L611']),
    relaxedMatchFrom: verified('2.2.0', [
      'containerd v2.2.0/vendor/github.com/containerd/platforms/platform_windows_compat.go#L66-L99',
    ]),
  },
  {
    id: '2.3',
    first: '2.3.0',
    last: verified('2.3.4', ['containerd-tags']),
    released: verified('2026-04-30', ['containerd 301026e58c61/RELEASES.md#L144']),
    endOfLife: verified('2028-04-30', ['containerd 301026e58c61/RELEASES.md#L144']),
    schema: verified(4, [
      'containerd 301026e58c61/RELEASES.md#L572-L577',
      'containerd 301026e58c61/version/version.go#L41',
    ]),
    binDirs: verified(true, ['containerd v2.3.0/internal/cri/config/config_windows.go#L49-L51']),
    sandboxImage: verified('registry.k8s.io/pause:3.10.2', [
      'containerd v2.3.0/internal/cri/config/config.go#L76',
    ]),
    handlers: verified(both, ['containerd v2.3.0/internal/cri/config/config_windows.go']),
    cri: verified(['v1'], ['containerd 301026e58c61/RELEASES.md#L611']),
    relaxedMatchFrom: verified('2.3.0', [
      'containerd v2.3.4/vendor/github.com/containerd/platforms/platform_windows_compat.go#L67-L100',
    ]),
  },
]

export const containerd = defineRuntime({
  id: 'containerd',
  name: 'containerd',
  sentence: 'The runtime of every current Windows node; stable on Windows from Kubernetes 1.20.',
  from: verified('1.18', ['kep-1001']),
  lines,
  criSocket: verified('npipe:////./pipe/containerd-containerd', ['rn-1.24#L98']),
})

/** Releases whose Hyper-V pods do not start. */
export const hypervDefects: readonly (RuntimeDefect & {
  /** Only guests below this build are hit. */
  readonly guestsBelow?: number
  /** A setting of the handler that avoids it. */
  readonly avoidedBy?: string
})[] = [
  {
    id: 'empty-sandbox-platform',
    first: '2.2.0',
    last: '2.2.2',
    problem: 'The built-in Hyper-V handler fails with: invalid runtime sandbox platform "".',
    avoidedBy: 'SandboxPlatform',
    evidence: verified(true, [
      'github microsoft/hcsshim/issues/2619',
      'github microsoft/hcsshim/pull/2620',
      'containerd v2.2.0/script/setup/runhcs-version',
      'containerd v2.2.7/go.mod',
    ]),
  },
  {
    id: 'schema-2.9-guest',
    first: '2.3.0',
    last: '2.3.2',
    problem: 'Hyper-V guests older than Windows Server 2025 fail with HCS_E_INVALID_JSON.',
    guestsBelow: 26100,
    evidence: verified(true, [
      'github containerd/containerd/issues/13254',
      'github microsoft/hcsshim/issues/2714',
      'github microsoft/hcsshim/pull/2739',
      'containerd v2.3.0/script/setup/runhcs-version',
    ]),
  },
]

/** With the platform written into the handler, the check that fails does not see an empty one. */
export const sandboxPlatformWorkaround = inferred('windows/amd64', [
  'github microsoft/hcsshim/issues/2619',
  'hcsshim-main cmd/containerd-shim-runhcs-v1/options/runhcs.proto#L10-L111',
])

/** containerd picks images by the host's build, never by the guest's. */
export const imageByHost = inferred(true, [
  'github containerd/containerd/issues/8348',
  'github containerd/containerd/issues/12832',
  'kep-4216',
])

/** A tag for one release stands for a list all the same, from which nothing fits another host. */
export const listOfOne = inferred(true, [
  'github containerd/containerd/issues/8348',
  'github containerd/containerd/issues/6989',
])

/** The platform of a manifest is compared only where a list led to it. */
export const manifestByDigest = verified(true, [
  'github containerd/containerd/blob/f2765617c5afe25566894a1bf7632d323fc13d40/core/images/image.go',
])

/** The shim refuses pods on hosts below this build. */
export const podHostFloor = verified(17763, [
  'hcsshim-main cmd/containerd-shim-runhcs-v1/pod.go#L138',
])

/** The daemon registers itself, with what stands behind the flag as part of its command line. */
export const containerdService = verified(
  { name: 'containerd', register: '--register-service', logFile: '--log-file' } as const,
  [
    'containerd v2.2.0/cmd/containerd/command/service_windows.go#L57-L165',
    'containerd 301026e58c61/docs/getting-started.md#L139',
    'doc004-runtimes',
  ],
)

/** The guides keep Defender from scanning the daemon. */
export const defenderExclusion = verified(true, ['doc004-runtimes'])

/** How crictl spells the pipe. */
export const crictlEndpoint = verified('npipe://./pipe/containerd-containerd', [
  'swtools hostprocess/Install-Containerd.ps1#L274-L283',
])

/** The runtime refuses a pod whose handler has no entry in its configuration. */
export const containerdHandlers = verified('an entry for each handler', [
  'containerd 301026e58c61/internal/cri/config/config.go#L758',
])

/** Nodes that came from dockershim have RuntimeClasses with its handler; a configuration may name it all the same. */
export const noDockerHandler = inferred('no entry of that name', [
  'containerd 301026e58c61/internal/cri/config/config.go#L758',
])
