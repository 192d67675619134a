/** A network file as a public project has it, cut down to what checks look at. */
export interface NetworkFile {
  readonly name: string
  /** The project that has it. */
  readonly project: string
  readonly verdict: string
  readonly text: string
  /** What is wrong with it: the id of the lint, and how grave; a question where it depends on the rest. */
  readonly expected: readonly (readonly [string, 'error' | 'warning' | 'info' | 'question'])[]
}
