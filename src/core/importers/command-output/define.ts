/** The output of one command, whose values are facts and no decisions. */
export interface Output {
  /** As people name it: `Get-Service`. */
  readonly command: string
  /** What only its output has. */
  readonly form?: RegExp
  /** The command, where the output alone tells nothing. */
  readonly typed?: RegExp
  /** Name of the fact for each `Key: value` line with this key, and for each cell below it in a table. */
  readonly fields?: Readonly<Record<string, string>>
  /** A pattern with the flag `g` and one group, which is the value of the fact. */
  readonly cells?: readonly (readonly [pattern: RegExp, name: string])[]
}
