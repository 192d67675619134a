import { useLayoutEffect, useRef, useState } from 'react'
import type { SupportCell, SupportTable } from '../../core/support.ts'
import { Button } from '../components/Button.tsx'
import { Icon } from '../components/Icon.tsx'
import { HeatReason } from './HeatReason.tsx'
import { spotAfter, type Spot } from './heat-keys.ts'
import { supportLooks } from './support-words.ts'

interface Own {
  readonly row: string
  readonly column: string
}

/** A table of support: Tab enters it, arrow keys move, the chosen cell says why. */
export function HeatTable({
  table: { rows, columns, cells },
  name,
  corner,
  own,
}: {
  readonly table: SupportTable
  readonly name: string
  readonly corner: string
  /** The pair of the plan. */
  readonly own: Own
}) {
  const [showsEnded, setShowsEnded] = useState(false)
  const [at, setAt] = useState<Own>(own)
  const shownRows = rows.filter((row) => showsEnded || !row.isEnded || row.id === own.row)
  const hidden = rows.length - shownRows.length
  const cellAt = ({ row, column }: Own) =>
    cells.find((cell) => cell.row === row && cell.column === column)
  const spot: Spot = {
    row: Math.max(
      0,
      shownRows.findIndex(({ id }) => id === at.row),
    ),
    column: Math.max(
      0,
      columns.findIndex(({ id }) => id === at.column),
    ),
  }
  const chosen = cellAt({
    row: shownRows[spot.row]?.id ?? '',
    column: columns[spot.column]?.id ?? '',
  })
  const move = (key: string) => {
    const to = spotAfter(spot, key, shownRows.length, columns.length)
    const [row, column] = to ? [shownRows[to.row], columns[to.column]] : []
    if (!row || !column) return false
    setAt({ row: row.id, column: column.id })
    document.getElementById(idOf({ row: row.id, column: column.id }))?.focus()
    return true
  }
  const scroll = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = scroll.current
    const cell = box?.querySelector<HTMLElement>('[data-chosen]')
    if (!box || !cell) return
    // From the edges on screen, as a cell counts its own offset from its place in the table.
    box.scrollLeft +=
      cell.getBoundingClientRect().right + peekPx - box.getBoundingClientRect().right
  }, [])
  return (
    <div className="surface heat">
      <div className="table-scroll" ref={scroll}>
        <table aria-label={name} className="heat-table">
          <thead>
            <tr>
              <th scope="col">{corner}</th>
              {columns.map((column) => (
                <th key={column.id} scope="col" className="mono">
                  {column.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shownRows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.name}</th>
                {columns.map((column) => {
                  const cell = cellAt({ row: row.id, column: column.id })
                  return (
                    cell && (
                      <HeatCell
                        key={column.id}
                        cell={cell}
                        label={`${row.name}, ${column.name}`}
                        isChosen={cell === chosen}
                        isOwn={row.id === own.row && column.id === own.column}
                        onChoose={() => setAt(cell)}
                        onMove={move}
                      />
                    )
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="heat-foot">
        <Legend />
        {(hidden > 0 || showsEnded) && (
          <Button size="small" onClick={() => setShowsEnded(!showsEnded)}>
            {showsEnded ? 'Fold what is out of support' : `Show ${hidden} more out of support`}
          </Button>
        )}
      </div>
      {chosen && <HeatReason cell={chosen} own={own} />}
    </div>
  )
}

/** Pixels of the next column that stay in sight beside the chosen cell. */
const peekPx = 56

const idOf = ({ row, column }: Own) => `heat-${row}-${column}`

function HeatCell({
  cell,
  label,
  isChosen,
  isOwn,
  onChoose,
  onMove,
}: {
  readonly cell: SupportCell
  readonly label: string
  readonly isChosen: boolean
  readonly isOwn: boolean
  readonly onChoose: () => void
  /** Whether the key leads to another cell. */
  readonly onMove: (key: string) => boolean
}) {
  const { word, icon } = supportLooks[cell.state]
  return (
    <td>
      <button
        type="button"
        id={idOf(cell)}
        className="heat-cell"
        data-state={cell.state}
        data-own={isOwn || undefined}
        data-chosen={isChosen || undefined}
        tabIndex={isChosen ? 0 : -1}
        aria-label={`${label}: ${word}${isOwn ? ', your plan' : ''}`}
        aria-pressed={isChosen}
        title={word}
        onClick={onChoose}
        onKeyDown={(event) => {
          if (onMove(event.key)) event.preventDefault()
        }}
      >
        <Icon name={icon} />
      </button>
    </td>
  )
}

function Legend() {
  return (
    <ul className="heat-legend small" aria-label="What the cells mean">
      {Object.values(supportLooks).map(({ word, icon }) => (
        <li key={word}>
          <Icon name={icon} /> {word}
        </li>
      ))}
    </ul>
  )
}
