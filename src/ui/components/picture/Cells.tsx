import { memo } from 'react'
import type { Cell } from '../../../core/picture.ts'
import './cells.css'

/** The ranges in the order of their addresses; brackets are the exception list. */
export const Cells = memo(
  function Cells({
    cells,
    before,
  }: {
    readonly cells: readonly Cell[]
    readonly before: readonly Cell[] | undefined
  }) {
    return (
      <span className="cells">
        {cells.slice(0, maxCells).map((cell) => {
          const old = before?.find(({ id }) => id === cell.id)
          const moved = old !== undefined && old.isException !== cell.isException
          return (
            <span
              key={cell.id}
              className="cell"
              data-kind={cell.kind}
              data-exception={cell.isException || undefined}
              data-told={cell.isTold}
            >
              <span className="cell-title">
                {cell.title}{' '}
                {moved && (
                  <span className="delta">{cell.isException ? 'on the list' : 'off the list'}</span>
                )}
              </span>
              <span className="cell-bar mono">
                {cell.isException && <span className="visually-hidden">Exception: </span>}
                {cell.range || 'not given'}
              </span>
              <span className="cell-text">{cell.text}</span>
            </span>
          )
        })}
        {cells.length > maxCells && (
          <span className="cell-text">{cells.length - maxCells} more</span>
        )}
      </span>
    )
  },
  (a, b) =>
    JSON.stringify(a.cells) === JSON.stringify(b.cells) &&
    JSON.stringify(a.before) === JSON.stringify(b.before),
)

/** More ranges than this are no picture any more. */
const maxCells = 6
