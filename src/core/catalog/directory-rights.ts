import { verified } from './fact.ts'

/**
 * Below the root of a drive every signed-in user may change what programs with all rights run; AKS
 * Engine lets them read. By identifier, so that the language of Windows does not matter.
 */
export const directoryRights = verified(
  {
    full: { SYSTEM: 'S-1-5-18', Administrators: 'S-1-5-32-544' },
    read: { Users: 'S-1-5-32-545' },
  } as const,
  ['get-aks-engine f634f52ff4f6/parts/k8s/kuberneteswindowssetup.ps1#L257-L263', 'aks-engine#4633'],
)
