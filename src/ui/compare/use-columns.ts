import { useMemo, useRef } from 'react'
import { evaluate, type Evaluation } from '../../core/plan.ts'
import { useActions, useOutcome, usePlace } from '../state/plan-context.ts'
import {
  minColumns,
  letterOf,
  maxColumns,
  putAt,
  readColumns,
  writeColumns,
  type Column,
} from './columns.ts'

/** A setup with its letter and what follows from its choices. */
export interface Setup extends Column {
  readonly letter: string
  readonly evaluation: Evaluation
}

export interface ColumnActions {
  put(index: number, key: string): void
  add(key: string): void
  remove(index: number): void
  readonly canAdd: boolean
  readonly canRemove: boolean
}

/** The setups of the address, and how to change them; each change is a step of the browser's history. */
export function useColumns(): readonly [readonly Setup[], ColumnActions] {
  const place = usePlace()
  const { go } = useActions()
  const { evaluation } = useOutcome()
  const text = place.page === 'compare' ? place.columns : undefined
  const setups = useMemo(
    () =>
      readColumns(text, evaluation.choices).map((column, i): Setup => ({
        ...column,
        letter: letterOf(i),
        evaluation: column.choices === evaluation.choices ? evaluation : evaluate(column.choices),
      })),
    [text, evaluation],
  )
  const keys = setups.map(({ key }) => key)
  // A second change may come before the page is drawn anew; it goes on from the first.
  const latest = useRef<{ readonly of: readonly Setup[]; readonly keys: readonly string[] }>(
    undefined,
  )
  const show = (change: (now: readonly string[]) => readonly string[]) => {
    const now = latest.current?.of === setups ? latest.current.keys : keys
    const next = [...new Set(change(now))]
    latest.current = { of: setups, keys: next }
    go({ page: 'compare', columns: writeColumns(next) })
  }
  return [
    setups,
    {
      put: (index, key) => show((now) => putAt(now, index, key)),
      add: (key) => show((now) => [...now, key]),
      remove: (index) => show((now) => now.toSpliced(index, 1)),
      canAdd: keys.length < maxColumns,
      canRemove: keys.length > minColumns,
    },
  ]
}
