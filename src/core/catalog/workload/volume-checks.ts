import { verified } from '../fact.ts'

/** What the API server asks of volumes of cloud disks. */
export const volumeChecks = {
  /** A disk that is written may be in one pod alone; the check went with the type. */
  gceReplicas: verified({ through: '1.28' } as const, [
    'k8s v1.20.0/pkg/apis/core/validation/validation.go',
    'k8s v1.28.0/pkg/apis/core/validation/validation.go',
  ]),
  /** How the address of a disk begins, by what kind it is. */
  azureDiskAddress: verified({ Managed: '/subscriptions/', blob: 'https://' } as const, [
    'k8s v1.20.0/pkg/apis/core/validation/validation.go',
  ]),
} as const

/** Whether the address is that of a managed disk, which the manifest must say. */
export const isManagedDisk = (address: string) =>
  address.startsWith(volumeChecks.azureDiskAddress.value.Managed)
