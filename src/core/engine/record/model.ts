import type { Evaluation } from '../evaluate.ts'

/** A decision record as a document of one or two pages, before it has a form. */
export interface DecisionRecord {
  readonly title: string
  /** Date, state and the like, in one line each. */
  readonly about: readonly string[]
  readonly sections: readonly Section[]
}

export interface Section {
  readonly title: string
  readonly blocks: readonly Block[]
}

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly string[] }
  | {
      readonly kind: 'table'
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }
  | { readonly kind: 'sources'; readonly items: readonly RecordSource[] }

export interface RecordSource {
  /** As it stands in brackets in the text. */
  readonly number: number
  readonly title: string
  readonly url: string
}

/** One of the setups to decide between. */
export interface Option {
  readonly letter: string
  readonly title: string
  readonly evaluation: Evaluation
}

export interface RecordInput {
  readonly options: readonly Option[]
  /** The letter of the option that was taken; none where that is still open. */
  readonly chosen?: string | undefined
  /** In the words of whoever decided. */
  readonly reason: string
  /** `YYYY-MM-DD`. */
  readonly date: string
}
