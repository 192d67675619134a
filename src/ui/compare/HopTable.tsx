import { useEffect, useRef } from 'react'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import type { Hop, PacketPath } from '../../core/compare.ts'
import { Mark } from '../components/Mark.tsx'
import { HopPacket } from '../components/picture/HopPacket.tsx'
import { changesText, type HopRow } from './hop-rows.ts'
import { Letter } from './Letter.tsx'
import { RowHead } from './RowHead.tsx'
import { SetupHeads } from './SetupHeads.tsx'
import { Sources } from './Sources.tsx'
import type { Setup } from './use-columns.ts'

/** Rows are hops, columns are setups; the current hop is lit. */
export function HopTable({
  rows,
  paths,
  setups,
  current,
  onKey,
}: {
  readonly rows: readonly HopRow[]
  readonly paths: readonly PacketPath[]
  readonly setups: readonly Setup[]
  readonly current: number | undefined
  /** Of a key that was pressed inside the table; true where it meant something. */
  readonly onKey: (key: string) => boolean
}) {
  const region = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (onKey(event.key)) event.preventDefault()
    }
    const element = region.current
    element?.addEventListener('keydown', follow)
    return () => element?.removeEventListener('keydown', follow)
  }, [onKey])
  useEffect(() => {
    if (current !== undefined) body.current?.rows[current]?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <div
      ref={region}
      className="table-scroll surface"
      role="region"
      aria-label="Packet path"
      tabIndex={0}
    >
      <Table size="small" className="table stacking hop-table" data-count={setups.length}>
        <SetupHeads rowName="Hop" setups={setups} />
        <TableBody ref={body}>
          {rows.length === 0 && (
            <TableRow>
              <RowHead>No way</RowHead>
              {paths.map((path, i) => (
                <TableCell key={setups[i]?.key}>
                  <Absent path={path} />
                </TableCell>
              ))}
            </TableRow>
          )}
          {rows.map(({ place, name, hops }, i) => (
            <TableRow key={place} aria-current={i === current ? 'step' : undefined}>
              <RowHead>
                <span className="hop-number">{i + 1}</span> {name}
              </RowHead>
              {hops.map((hop, column) => {
                const path = paths[column]
                return (
                  <TableCell key={setups[column]?.key}>
                    <span className="cell-letter" aria-hidden="true">
                      <Letter>{setups[column]?.letter ?? ''}</Letter>
                    </span>
                    {hop ? <HopCell hop={hop} /> : i === 0 && path && <Absent path={path} />}
                  </TableCell>
                )
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}

function HopCell({ hop }: { readonly hop: Hop }) {
  const changed = changesText(hop)
  return (
    <div className="hop">
      <HopPacket hop={hop} />
      <span className="hop-text">
        {changed !== '' && <b>{changed} </b>}
        {hop.text}
      </span>
      <Sources confidence={hop.confidence} sources={hop.sources} />
    </div>
  )
}

const Absent = ({ path: { absent } }: { readonly path: PacketPath }) =>
  absent && (
    <div className="hop">
      <Mark
        tone={absent.confidence === 'unknown' ? 'unknown' : 'info'}
        word={absent.confidence === 'unknown' ? 'Not known' : 'No such way'}
      />
      <span className="hop-text">{absent.text}</span>
      <Sources confidence={absent.confidence} sources={absent.sources} />
    </div>
  )
