import type { AutoDecision, Choices, DecisionId, Scenario, Values } from './scenario.ts'

export type TopicId = 'cluster' | 'host' | 'runtime' | 'network' | 'addresses' | 'workload' | 'node'

/** How `auto` becomes a value: what it depends on, and the function. */
export interface Resolver<K extends AutoDecision> {
  readonly reads: readonly DecisionId[]
  resolve(scenario: Scenario): Values[K]
}

/** One value of a closed decision as a user sees it. */
export interface Choice<V> {
  readonly value: V
  readonly name: string
  /** One sentence, for cards. */
  readonly sentence?: string
  /** Heading under which long lists group it. */
  readonly group?: string
}

interface DecisionBase<K extends DecisionId> {
  readonly topic: TopicId
  readonly label: string
  readonly initial: Choices[K]
  /** The initial value is an example that every real cluster replaces. */
  readonly example?: true
  /** Shown only when it matters; a hidden decision keeps its value. */
  relevant?(scenario: Scenario): boolean
  readonly auto?: K extends AutoDecision ? Resolver<K> : never
  readonly unit?: string
  readonly placeholder?: string
}

export type ClosedDecision<K extends DecisionId> = DecisionBase<K> & {
  readonly kind: 'closed'
  /** `cards` for few values with consequences, `select` for many. */
  readonly control: 'cards' | 'select'
  choices(): readonly Choice<Values[K]>[]
}

export type OpenDecision<K extends DecisionId> = DecisionBase<K> &
  (Values[K] extends number
    ? {
        readonly kind: 'number'
        readonly control: 'number'
        readonly min: number
        readonly max: number
        readonly integer?: false
      }
    : Values[K] extends boolean
      ? { readonly kind: 'boolean'; readonly control: 'switch' }
      : Values[K] extends readonly string[]
        ? { readonly kind: 'list'; readonly control: 'list' }
        : { readonly kind: 'text'; readonly control: 'text' })

type IsOpen<V> = V extends number | boolean | readonly string[]
  ? true
  : string extends V
    ? true
    : false

/** A decision is declared once; form field, link, comparison row and search domain follow from it. */
export type Decision<K extends DecisionId = DecisionId> =
  IsOpen<Values[K]> extends true ? OpenDecision<K> : ClosedDecision<K>

/** A decision without its value type, for code that treats all alike. */
export type AnyDecision = Omit<DecisionBase<DecisionId>, 'auto' | 'initial'> & {
  readonly initial: Choices[DecisionId]
  readonly auto?: Resolver<AutoDecision>
} & (
    | {
        readonly kind: 'closed'
        readonly control: 'cards' | 'select'
        choices(): readonly Choice<string>[]
      }
    | {
        readonly kind: 'number'
        readonly control: 'number'
        readonly min: number
        readonly max: number
        readonly integer?: false
      }
    | { readonly kind: 'boolean'; readonly control: 'switch' }
    | { readonly kind: 'list'; readonly control: 'list' }
    | { readonly kind: 'text'; readonly control: 'text' }
  )

export type Decisions = { readonly [K in DecisionId]: Decision<K> }

export interface Topic {
  readonly id: TopicId
  readonly title: string
  /** One or two plain sentences above the questions. */
  readonly intro: string
}

/** In the order in which one asks: from the cluster to the node, what runs on it, and its network. */
export const topics: readonly Topic[] = [
  {
    id: 'cluster',
    title: 'Control plane',
    intro: 'Which cluster the node joins. Most limits of a Windows node follow from its version.',
  },
  {
    id: 'host',
    title: 'Windows host',
    intro: 'The Windows release of the node. Its build decides which container images can run.',
  },
  {
    id: 'runtime',
    title: 'Runtime',
    intro: 'What starts the containers, and how far they are separated from the host.',
  },
  {
    id: 'node',
    title: 'Node services',
    intro: 'Capacity, reservations, directories and services. The proposals suit most nodes.',
  },
  {
    id: 'workload',
    title: 'Workload',
    intro: 'A first workload for the node, with the Service that exposes it.',
  },
  {
    id: 'network',
    title: 'Network',
    intro: 'How a packet leaves the pod, and what the wire gets to see.',
  },
  {
    id: 'addresses',
    title: 'Addresses',
    intro: 'The ranges of your cluster. One missing range in the exception list cuts pods off.',
  },
]
