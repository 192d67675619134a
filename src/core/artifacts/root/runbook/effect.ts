import type { Thing } from './thing.ts'

/** One thing, or one of several. */
export type Need = Thing | readonly [Thing, ...Thing[]]

/** What one command, or one component by itself, does to the node and the cluster. */
export interface Effect {
  /** A sentence without its full stop: `the kubelet starts`. */
  readonly does: string
  readonly needs: readonly Need[]
  /** What makes it fail while it is there. */
  readonly refuses?: readonly Thing[]
  readonly makes?: readonly Thing[]
  readonly removes?: readonly Thing[]
  /** It is left out, without a failure, unless one of these is there. */
  readonly onlyWith?: readonly Thing[]
  /** The computer restarts after it. */
  readonly restarts?: true
  /** The script of the zip that does it. */
  readonly script?: string
}
