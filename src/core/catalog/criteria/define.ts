import type { CniId } from '../cni/index.ts'
import type { NetworkModeId } from '../cni/define.ts'
import type { Fact } from '../fact.ts'

/** How a design does by one criterion; `fact` where more or less is not better or worse. */
export type Grade = 'good' | 'limited' | 'no' | 'fact'

export interface Verdict {
  readonly grade: Grade
  readonly text: string
}

/** Not known where its confidence is `unknown`. */
export type Cell = Fact<Verdict>

/** What is known by the mode, by the plugin, or by both together; the most special one counts. */
export interface CriterionCells {
  readonly byMode?: { readonly [Mode in NetworkModeId]?: Cell }
  readonly byPlugin?: { readonly [Plugin in CniId]?: Cell }
  readonly byDesign?: { readonly [Design in `${CniId} ${NetworkModeId}`]?: Cell }
}

export interface Criterion<Id extends string = string> extends CriterionCells {
  readonly id: Id
  readonly name: string
}

export const defineCriterion = <const Id extends string>(criterion: Criterion<Id>): Criterion<Id> =>
  criterion

/** Another fact of the catalog as a verdict, as sure as it is and with its sources. */
export const graded = (fact: Fact<unknown>, grade: Grade, text: string): Cell => ({
  ...fact,
  value: { grade, text },
})
