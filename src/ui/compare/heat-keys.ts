/** A cell by its row and column, counted from 0. */
export interface Spot {
  readonly row: number
  readonly column: number
}

const steps: Readonly<Record<string, Spot>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  Home: { row: 0, column: -Infinity },
  End: { row: 0, column: Infinity },
}

/** Where a key leads in a table with this many rows and columns; undefined for any other key. */
export function spotAfter(
  from: Spot,
  key: string,
  rows: number,
  columns: number,
): Spot | undefined {
  const step = steps[key]
  return (
    step && {
      row: within(from.row + step.row, rows),
      column: within(from.column + step.column, columns),
    }
  )
}

const within = (at: number, count: number) => Math.max(0, Math.min(count - 1, at))
