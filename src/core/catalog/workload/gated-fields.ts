import { verified, type Fact } from '../fact.ts'

/** A field of a pod that came with a feature gate. */
export interface GatedField {
  /** Below the spec of the pod; `container` stands for each of its containers. */
  readonly path: readonly [string, ...string[]]
  readonly gate: Fact<string>
  /** The first minor with the field, where another lint tells of earlier ones. */
  readonly since?: string
  /** Without its gate the API server refuses the pod; elsewhere it drops the field. */
  readonly isRefused?: true
}

const types = (minor: string, line: number) =>
  `api-at kubernetes-${minor}.0/core/v1/types.go#L${line}` as const

const gmsa = verified('WindowsGMSA', [types('1.15', 5378)])
const runAsUserName = verified('WindowsRunAsUserName', [types('1.16', 5767)])
const hostProcess = verified('WindowsHostProcessContainers', [types('1.22', 6260)])
const grpc = verified('GRPCContainerProbe', [types('1.23', 2469)])
const sleep = verified('PodLifecycleSleepAction', [types('1.29', 2801)])
const probePeriod = verified('ProbeTerminationGracePeriod', [types('1.21', 2128)])

const probes = ['livenessProbe', 'readinessProbe', 'startupProbe']
const options = ['securityContext', 'windowsOptions'] as const

/** At the pod and at each container. */
const inOptions = (
  name: string,
  since: string,
  gate: Fact<string>,
  isRefused?: true,
): readonly GatedField[] =>
  (
    [
      [...options, name],
      ['container', ...options, name],
    ] as const
  ).map((path) => ({ path, gate, since, ...(isRefused && { isRefused }) }))

/** Fields that do nothing, or stop the pod, while their gate is off. */
export const gatedFields: readonly GatedField[] = [
  ...inOptions('gmsaCredentialSpecName', '1.15', gmsa),
  ...inOptions('gmsaCredentialSpec', '1.15', gmsa),
  ...inOptions('runAsUserName', '1.16', runAsUserName),
  ...inOptions('hostProcess', '1.22', hostProcess, true),
  {
    path: ['container', 'startupProbe'],
    gate: verified('StartupProbe', [types('1.16', 2205), types('1.17', 2206)]),
  },
  ...probes.map((name): GatedField => ({ path: ['container', name, 'grpc'], gate: grpc })),
  ...probes.map((name): GatedField => ({
    path: ['container', name, 'terminationGracePeriodSeconds'],
    gate: probePeriod,
  })),
  { path: ['container', 'lifecycle', 'preStop', 'sleep'], gate: sleep },
  { path: ['container', 'lifecycle', 'postStart', 'sleep'], gate: sleep },
  {
    path: ['container', 'lifecycle', 'stopSignal'],
    gate: verified('ContainerStopSignals', ['kep-4960', types('1.33', 3235)]),
  },
  {
    path: ['initContainers', '*', 'restartPolicy'],
    gate: verified('SidecarContainers', [types('1.28', 4084)]),
  },
  {
    path: ['container', 'restartPolicyRules'],
    gate: verified('ContainerRestartRules', [types('1.34', 5083)]),
  },
  { path: ['topologySpreadConstraints'], gate: verified('EvenPodsSpread', [types('1.16', 3041)]) },
  {
    path: ['schedulingGates'],
    gate: verified('PodSchedulingReadiness', [types('1.26', 3387)]),
  },
]

/** The signals that may end the containers of a pod, by the system that the pod names. */
export const stopSignals = verified({ windows: ['SIGTERM', 'SIGKILL'] }, ['kep-4960#L144-L149'])
