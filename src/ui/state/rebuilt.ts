import type { DecisionId } from '../../core/plan.ts'
import { isRebuilt, rebuiltMark } from './whose.ts'

/** Stands before the way to a node that was told and that no plan can hold. */
const otherWayMark = '(way) '

/** What to keep of whose the values of a rebuilt plan are. */
export const rebuiltOf = (told: readonly DecisionId[], way?: WayBeside): readonly string[] => [
  rebuiltMark,
  ...(way ? [`${otherWayMark}${way.entry ?? ''} ${way.name}`] : []),
  ...told,
]

export interface WayBeside {
  readonly name: string
  /** Its entry in Reference, where there is one. */
  readonly entry?: string
}

/** Whether a value of a rebuilt plan is one that nobody told. */
export const isAssumed = (mine: readonly string[], id: DecisionId) =>
  isRebuilt(mine) && id !== 'accepted' && !mine.includes(id)

/** The way to a node that was told and that the plan cannot hold. */
export function wayBeside(mine: readonly string[]): WayBeside | undefined {
  const mark = mine.find((one) => one.startsWith(otherWayMark))?.slice(otherWayMark.length)
  if (mark === undefined) return undefined
  const [entry = '', ...name] = mark.split(' ')
  return { name: name.join(' '), ...(entry === '' ? {} : { entry }) }
}
