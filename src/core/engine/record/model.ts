/** Text with the numbers of the sources behind it. */
export interface Said {
  readonly text: string
  readonly refs: readonly number[]
}

interface Table {
  readonly head: readonly string[]
  /** The first cell names the row. */
  readonly rows: readonly (readonly Said[])[]
}

export interface RecordOption {
  /** `A: Your plan`. */
  readonly name: string
  /** What it is, on one line. */
  readonly summary: string
  /** `No error, 2 warnings`. */
  readonly verdict: string
  readonly why?: Said
  readonly whyNot?: Said
}

/** A decision between setups, as it goes to a review. */
export interface DecisionRecord {
  readonly title: string
  /** When it was made, ISO. */
  readonly day: string
  /** What the options share, a name and a value each. */
  readonly context: readonly (readonly [string, string])[]
  readonly options: readonly RecordOption[]
  /** What the options decide otherwise. */
  readonly decisions: Table
  /** The criteria by which their networks differ. */
  readonly criteria: Table
  readonly decision: string
  /** In the words of who decided; may be empty. */
  readonly reason: string
  readonly consequences: readonly Said[]
  /** Counted from 1. */
  readonly sources: readonly { readonly title: string; readonly url: string }[]
  /** What the facts are: their day and version. */
  readonly basis: string
  /** The address that shows the comparison again. */
  readonly link: string
}
