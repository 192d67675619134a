import { verified } from '../../fact.ts'

/** What Windows pools take of the file for `--kubelet-config`. */
export const takenByWindows = verified(
  [
    'imageGcHighThreshold',
    'imageGcLowThreshold',
    'containerLogMaxSizeMB',
    'containerLogMaxFiles',
  ] as const,
  ['aks-docs custom-node-configuration.md#L115'],
)

/** What else the file may have, which goes to Linux pools alone. */
export const forLinuxPools = verified(
  [
    'cpuManagerPolicy',
    'cpuCfsQuota',
    'cpuCfsQuotaPeriod',
    'topologyManagerPolicy',
    'allowedUnsafeSysctls',
    'podMaxPids',
    'failSwapOn',
  ] as const,
  ['aks-docs custom-node-configuration.md'],
)
