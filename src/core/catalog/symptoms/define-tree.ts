import type { Fact } from '../fact.ts'

/** From a symptom to its cause without any paste, cheap and frequent steps first. */
export interface Tree {
  readonly id: string
  readonly title: string
  /** Sentences of people who have it. */
  readonly said: readonly string[]
  /** What looks like it and is a limit. */
  readonly notAFault?: readonly string[]
  /** The first one begins; every branch leads forward. */
  readonly steps: readonly TreeStep[]
}

/** A question, or a command with what it shows; yes = what was expected came. */
export interface TreeStep {
  readonly id: string
  readonly ask?: string
  readonly command?: string
  /** What the question asks for, where it is about the text of a message: one of these stands in it. */
  readonly says?: readonly string[]
  readonly expected: Fact<string>
  readonly yes: Branch
  readonly no: Branch
  /** 1 = kubectl or a question, 2 = on the node, 3 = changes something. */
  readonly cost: 1 | 2 | 3
  /** Where the setup answers by itself. */
  readonly answered?: { readonly yes?: readonly StepAnswer[]; readonly no?: readonly StepAnswer[] }
}

/** Holds where every decision has one of these values. */
export type StepAnswer = Readonly<Record<string, readonly (string | boolean | number)[]>>

export type Branch =
  | { readonly next: string }
  | TreeCause
  /** What to collect where the guide knows no further. */
  | { readonly end: string }

export interface TreeCause {
  readonly cause: Fact<string>
  readonly remedy?: string
  /** Rows of symptoms, or trees, that say more. */
  readonly see?: readonly string[]
}
