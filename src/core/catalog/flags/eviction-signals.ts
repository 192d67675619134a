import { verified } from '../fact.ts'

/** Signals of eviction that a kubelet on Windows never has. */
export const linuxSignals = verified(
  ['nodefs.inodesFree'],
  ['github kubernetes/website/pull/47306', 'github kubernetes/kubernetes/issues/73792'],
)

const helpers =
  'k8s 008b3652959ca58af8be3fb5b6ecfe9ae7638282/pkg/kubelet/eviction/helpers.go' as const

/** What the kubelet reads in its thresholds on every system; it stops on anything else. */
export const evictionThresholds = verified(
  {
    signals: [
      'memory.available',
      'allocatableMemory.available',
      'nodefs.available',
      'nodefs.inodesFree',
      'imagefs.available',
      'imagefs.inodesFree',
      'containerfs.available',
      'containerfs.inodesFree',
      'pid.available',
    ],
    hard: { field: 'evictionHard', flag: 'eviction-hard' },
    soft: { field: 'evictionSoft', flag: 'eviction-soft' },
    grace: { field: 'evictionSoftGracePeriod', flag: 'eviction-soft-grace-period' },
  },
  [helpers],
)
