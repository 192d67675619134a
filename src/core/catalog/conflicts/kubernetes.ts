import type { Conflict } from './define.ts'
import { hostConflicts } from './kubernetes-hosts.ts'
import { podConflicts } from './kubernetes-pods.ts'
import { serviceConflicts } from './kubernetes-services.ts'

export const kubernetesConflicts: readonly Conflict[] = [
  ...hostConflicts,
  ...serviceConflicts,
  ...podConflicts,
]
