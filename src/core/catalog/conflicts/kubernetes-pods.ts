import type { Conflict } from './define.ts'

/** What pods may ask for, and what the kubelet makes of it. */
export const podConflicts: readonly Conflict[] = [
  {
    id: 'cpu-limit-shares',
    topic: 'Whether a CPU limit caps a container or weighs it',
    positions: [
      {
        says: 'The 1.16 and 1.20 pages describe relative shares without a hard limit.',
        sources: ['doc002', 'doc004'],
      },
      {
        says: 'The release notes and the source have a hard cap from 1.18 on.',
        sources: [
          'rn-1.18#L325',
          'ca-1.18 pkg/kubelet/kuberuntime/kuberuntime_container_windows.go',
        ],
      },
    ],
    decision:
      'Shares up to 1.17 and a cap from 1.18 on. The 1.20 page repeats the sentence of earlier ones.',
    confidence: 'verified',
    rules: ['cpu-limit-shares'],
    through: '1.17',
  },
  {
    id: 'run-as-user-name-1-16',
    topic: 'The field runAsUserName in Kubernetes 1.16',
    positions: [
      {
        says: 'The 1.16 page says that it may be added in a future release.',
        sources: ['doc002'],
      },
      {
        says: 'The API of 1.16 has the field, and its feature gate is alpha there.',
        sources: ['gate-WindowsRunAsUserName', 'api'],
      },
    ],
    decision: 'It exists in 1.16 as alpha, off unless the gate is set.',
    confidence: 'verified',
    rules: ['run-as-user-name-version'],
    from: '1.16',
    through: '1.16',
  },
  {
    id: 'memory-volume',
    topic: 'What an emptyDir with the medium Memory is on Windows',
    positions: [
      {
        says: 'The pages list it as unsupported and say not to set it.',
        sources: ['doc002', 'doc004', 'doc003', 'web-store'],
      },
      {
        says: 'API server and kubelet take it; the kubelet makes a plain directory on disk.',
        sources: [
          'k20 staging/src/k8s.io/mount-utils/mount_windows.go',
          'mount-utils-1.25#L83',
          'mount-utils-1.31#L83',
          'ms-1.36 staging/src/k8s.io/mount-utils/mount_windows.go#L82',
        ],
      },
    ],
    decision:
      'It is reported as a warning that says where the data goes; no component refuses the volume.',
    confidence: 'verified',
    rules: ['memory-volume'],
  },
  {
    id: 'graceful-shutdown-nssm',
    topic: 'Starting the kubelet through nssm',
    positions: [
      {
        says: 'The samples of all guides and of SIG Windows start it through nssm.',
        sources: ['doc002', 'doc004', 'doc003', 'swt'],
      },
      {
        says: 'A graceful shutdown of the node needs a kubelet that is a Windows service itself.',
        sources: ['kep-4802', 'web-shutdown'],
      },
    ],
    decision:
      'Starting it through nssm remains a choice, with a warning where graceful shutdown is on, as it is from 1.34 on.',
    confidence: 'verified',
    rules: ['graceful-shutdown-service'],
    from: '1.32',
    applies: { serviceManager: ['nssm'] },
  },
  {
    id: 'docker-runtime-class',
    topic: 'RuntimeClass with Docker',
    positions: [
      {
        says: 'The 1.20 guide has a RuntimeClass with the handler docker.',
        sources: ['doc004-guide'],
      },
      {
        says: 'Dockershim of 1.14 refuses every handler; from 1.15 on it takes this one.',
        sources: ['ca-1.14 pkg/kubelet/dockershim/docker_sandbox.go#L99', 'rn-1.15#L460'],
      },
    ],
    decision: 'The sample is right from 1.15 on. In 1.14 a pod with a RuntimeClass does not start.',
    confidence: 'verified',
    rules: ['runtime-class-handler'],
    from: '1.14',
    through: '1.14',
    applies: { containerRuntime: ['docker'], useRuntimeClass: [true] },
  },
]
