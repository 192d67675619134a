import type { AnyFact } from '../catalog/fact.ts'
import type { Basis } from '../model/finding.ts'

/** What one platform does not take of a setting of a Windows pool, or of its cluster. */
export interface PoolLimit {
  readonly platform: 'aks' | 'eks' | 'gke'
  /** Of the observation. */
  readonly name: string
  readonly isRefused: (text: string) => boolean
  readonly basis: Basis
  readonly fact: AnyFact
  readonly message: (raw: string) => string
  readonly remediation: string
  /** Counts only beside this value of another observation. */
  readonly beside?: { readonly name: string; readonly value: string }
  /** Counts only where the cluster is told to be older than this Kubernetes. */
  readonly before?: string
  /** It tells of Windows by itself. */
  readonly isOfWindows?: true
}

export const is = (...refused: readonly string[]) => {
  return (text: string) => refused.includes(text.toLowerCase())
}
