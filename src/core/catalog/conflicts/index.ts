import { isWithin } from '../../values/version.ts'
import { cniConflicts } from './cni.ts'
import type { Conflict } from './define.ts'
import { kubeletFlagConflicts } from './flags-kubelet.ts'
import { kubernetesConflicts } from './kubernetes.ts'
import { windowsConflicts } from './windows.ts'

export type { Conflict } from './define.ts'

/**
 * Points on which sources contradict each other behind what a rule says; loaded by those who show them.
 * @internal for tests
 */
export const conflicts: readonly Conflict[] = [
  ...kubernetesConflicts,
  ...windowsConflicts,
  ...cniConflicts,
  ...kubeletFlagConflicts,
]

/** Those behind a finding, for choices that they concern. */
export function conflictsOf(
  { id, decisions }: { readonly id: string; readonly decisions: readonly string[] },
  choices: { readonly kubernetesVersion: string },
): readonly Conflict[] {
  const chosen: Readonly<Record<string, unknown>> = { ...choices }
  return conflicts.filter(
    (conflict) =>
      conflict.rules.some((rule) => rule === id) &&
      (conflict.blamed === undefined || decisions.includes(conflict.blamed)) &&
      isWithin(choices.kubernetesVersion, conflict) &&
      Object.entries(conflict.applies ?? {}).every(([decision, values]) =>
        values.some((value) => value === chosen[decision]),
      ),
  )
}
