import type { agentsSources } from './agents.ts'
import type { appSources } from './app.ts'
import type { cniSources } from './cni.ts'
import type { distributionsSources } from './distributions.ts'
import type { downloadsSources } from './downloads.ts'
import type { flagsSources } from './flags.ts'
import type { kubernetesSources } from './kubernetes.ts'
import type { symptomsSources } from './symptoms.ts'
import type { managedSources } from './managed.ts'
import type { windowsSources } from './windows.ts'
import type { workloadSources } from './workload.ts'

type All = typeof agentsSources &
  typeof appSources &
  typeof cniSources &
  typeof distributionsSources &
  typeof downloadsSources &
  typeof flagsSources &
  typeof kubernetesSources &
  typeof symptomsSources &
  typeof managedSources &
  typeof windowsSources &
  typeof workloadSources

/**
 * Points at a source: `id`, `id#L12-L14`, `id path/below/its/base` or `id path#L12`. Only the type
 * of the ids comes from here; titles and addresses are loaded when a source is shown. An id before
 * a path or line numbers is left to the test of all refs: a pattern for each would be more than the
 * compiler compares.
 */
export type SourceRef = keyof All | `${string} ${string}` | `${string}#L${string}`
