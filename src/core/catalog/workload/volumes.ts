import { verified } from '../fact.ts'

/** Volumes on Windows nodes. */
export const volumeFacts = {
  kinds: verified(true, ['doc002', 'web-store']),
  nfs: verified('unsupported', ['doc002', 'doc004', 'doc003', 'web-store']),
  memoryMedium: verified('unsupported', [
    'doc002',
    'doc004',
    'doc003',
    'web-store',
    'k20 staging/src/k8s.io/mount-utils/mount_windows.go',
    'ms-1.36 staging/src/k8s.io/mount-utils/mount_windows.go#L82',
  ]),
  /** Storage that the kubelet itself attaches on Windows. */
  inTree: verified(
    ['awsElasticBlockStore', 'azureDisk', 'azureFile', 'gcePersistentDisk', 'vsphereVolume'],
    ['web-store'],
  ),
  /** From which minor on the kubelet hands in-tree storage to a CSI driver by default. */
  migratedFrom: verified(
    {
      awsElasticBlockStore: '1.23',
      azureDisk: '1.23',
      gcePersistentDisk: '1.23',
      azureFile: '1.24',
      vsphereVolume: '1.25',
    } as const,
    [
      'k8s v1.23.0/pkg/features/kube_features.go',
      'ca-1.24 pkg/features/kube_features.go',
      'ca-1.26 pkg/features/kube_features.go',
    ],
  ),
  flexVolume: verified('scripts on the node', ['doc004', 'doc003', 'web-store']),
  /** Node plugins in containers; before csi-proxy there was no way for them. */
  csi: {
    excluded: verified({ through: '1.17' } as const, ['doc002']),
    proxyFrom: verified('1.18', ['doc004', 'doc003', 'web-store', 'rn-1.18#L37']),
    stages: verified({ alpha: '1.18', beta: '1.19', stable: '1.22' } as const, [
      'rn-1.18#L37',
      'kep-1122',
      'web-store',
    ]),
    hostProcessFrom: verified('1.22', ['web-store', 'kep-1122']),
  },
  /** Written to the disk of the node as they are. */
  secretsInClear: verified(true, ['doc002', 'doc004', 'doc003', 'web-sec']),
  singleFiles: verified({ runtime: 'docker' } as const, [
    'doc002',
    'doc004',
    'doc003',
    'web-store',
  ]),
  mountedAtSandbox: verified({ containerdBefore: '1.7.0' } as const, ['web-hpc-b', 'kep-1981']),
} as const
