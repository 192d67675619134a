import { createContext, use } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { PictureModel } from '../../core/picture.ts'
import type { Choices, DecisionId, Evaluation, Severity, TopicId } from '../../core/plan.ts'
import type { Place } from './location.ts'
import type { Notice } from './notices.ts'
import type { SavedPlan } from './storage.ts'
import type { Views } from './views.ts'

/** What can be done with the plan; the object stays the same for the life of the app. */
export interface PlanActions {
  readonly form: UseFormReturn<Choices>
  choose(id: DecisionId, value: Choices[DecisionId], how?: 'typing'): void
  apply(changes: Partial<Choices>): void
  /** Replaces the whole scenario; the one before stays one undo away. */
  open(
    choices: Choices,
    more?: {
      readonly place?: Place
      readonly notices?: readonly Notice[]
      /** A plan that is kept already goes on as itself; `mine` says whose its values are. */
      readonly as?: { readonly lineage?: string; readonly mine: readonly string[] }
    },
  ): void
  openKept(): void
  undo(): void
  redo(): void
  go(place: Place): void
  /** Says of examples that they are right for this plan. */
  confirm(ids: readonly DecisionId[]): void
  /** From here on the plan is the one with this lineage, such as one that has just got a name. */
  goOnAs(lineage: string): void
  notify(notice: Notice): void
  dismiss(id: string): void
}

/** What the plan's surroundings say: messages, undo, a plan kept aside. */
export interface PlanSession {
  readonly notices: readonly Notice[]
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly kept: SavedPlan | undefined
  readonly isResumed: boolean
  /** What a fix or a repair has just changed. */
  readonly applied: Partial<Choices> | undefined
  /** The choices before the last choice, until the plan changes in another way. */
  readonly before: Choices | undefined
  /** Examples that the user called right, and marks: see `whose.ts`. */
  readonly mine: readonly string[]
  /** Which run of changes this is; a named plan has its id. */
  readonly lineage: string
  /** Steps that were on the screen since the page was loaded. */
  readonly seen: ReadonlySet<TopicId>
}

/** Everything that follows from the choices. */
export interface Outcome {
  readonly evaluation: Evaluation
  readonly views: Views
  readonly counts: Readonly<Record<Severity, number>>
  readonly picture: PictureModel
  /** Examples that are neither replaced nor confirmed. */
  readonly examples: readonly DecisionId[]
  /** What the plan was before the last choice. */
  readonly before: Evaluation | undefined
}

export const ActionsContext = createContext<PlanActions | undefined>(undefined)
export const SessionContext = createContext<PlanSession | undefined>(undefined)
export const PlaceContext = createContext<Place>({ page: 'home' })
export const OutcomeContext = createContext<Outcome | undefined>(undefined)

export const useActions = () => required(use(ActionsContext))
export const useSession = () => required(use(SessionContext))
export const useOutcome = () => required(use(OutcomeContext))
export const usePlace = () => use(PlaceContext)

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('This component belongs inside PlanProvider.')
  return value
}
