import type { Choices, Finding } from '../core/plan.ts'

/** What a command may touch of the world. */
export interface World {
  /** Text of a file; throws where it cannot be read. */
  read(path: string): string
  /** Bytes of a file; throws where it cannot be read. */
  bytes(path: string): Uint8Array
  /** Lines of standard input, without their ends. */
  lines(): AsyncIterable<string>
  /** Writes to standard output, and waits while the reader is behind. */
  print(text: string): Promise<void>
  /** Writes a file, its folders included. */
  save(path: string, text: string): void
}

/** Input that cannot be used; the message goes to standard error. */
export class Unusable extends Error {}

export interface Options {
  readonly out?: string | undefined
  readonly pin?: readonly string[] | undefined
  /** `YYYY-MM-DD`. */
  readonly today?: string | undefined
  readonly report?: boolean | undefined
  readonly pseudonyms?: boolean | undefined
  readonly svg?: boolean | undefined
}

/** What one run gives: JSON or a text for standard output, and whether it has error findings. */
export interface Outcome {
  readonly output: unknown
  readonly hasErrors?: boolean
}

interface CommandBase {
  readonly id: string
  /** Arguments after the name. */
  readonly usage: string
  readonly summary: string
  readonly options: readonly (keyof Options)[]
}

/** A command without a scenario. */
export interface PlainCommand extends CommandBase {
  readonly kind: 'plain'
  run(): Outcome
}

/**
 * A command about one scenario, from a file, a preset, or line by line from standard input.
 * `start` is called once; what it returns may keep what it made for the next scenario.
 */
export interface ScenarioCommand extends CommandBase {
  readonly kind: 'scenario'
  start(options: Options, others: readonly string[], world: World): (input: Input) => Outcome
}

/** A scenario as it was read, with what was wrong in its text. */
export interface Input {
  readonly choices: Choices
  readonly findings: readonly Finding[]
}

/** A command about two scenarios, each from a file or a preset. */
export interface PairCommand extends CommandBase {
  readonly kind: 'pair'
  run(from: Input, to: Input, options: Options): Outcome
}

/** A command about files of any kind. */
export interface FilesCommand extends CommandBase {
  readonly kind: 'files'
  run(files: readonly string[], options: Options, world: World): Promise<Outcome>
}

export type Command = PlainCommand | ScenarioCommand | PairCommand | FilesCommand
