import type { Assignment } from './table.ts'

/** One way without errors: values by variable, and its cost. */
export interface Solution {
  readonly assignment: Assignment
  readonly cost: number
}

export interface Wanted {
  readonly wanted: number
  /** Turns away a solution that only looks different. */
  isWanted(assignment: Assignment): boolean
}

/** The cheapest solutions so far; all that tie with the last one wanted are kept. */
export class Best {
  readonly #wanted: number
  readonly #isWanted: Wanted['isWanted']
  #all: Solution[] = []
  #worst = Number.POSITIVE_INFINITY
  limit = Number.POSITIVE_INFINITY

  constructor(wanted: number, isWanted: Wanted['isWanted']) {
    this.#wanted = wanted
    this.#isWanted = isWanted
  }

  /** No solution of a higher cost is of interest. */
  get bound(): number {
    return Math.min(this.limit, this.#worst)
  }

  get isFull(): boolean {
    return this.#all.length >= this.#wanted
  }

  add(solution: Solution): void {
    if (!this.#isWanted(solution.assignment)) return
    this.#all.push(solution)
    if (this.isFull && solution.cost < this.#worst) this.#trim()
  }

  clear(): void {
    this.#all = []
    this.#worst = Number.POSITIVE_INFINITY
  }

  solutions(): readonly Solution[] {
    this.#trim()
    return this.#all
  }

  #trim(): void {
    this.#all.sort((a, b) => a.cost - b.cost)
    const last = this.#all[this.#wanted - 1]
    if (!last) return
    this.#worst = last.cost
    this.#all = this.#all.filter(({ cost }) => cost <= last.cost)
  }
}
