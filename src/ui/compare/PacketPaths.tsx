import { useMemo, useState } from 'react'
import { flows, packetPath, type FlowId } from '../../core/compare.ts'
import { Button } from '../components/Button.tsx'
import { hopRows, hopText } from './hop-rows.ts'
import { HopTable } from './HopTable.tsx'
import { Letter } from './Letter.tsx'
import { TableActions } from './TableActions.tsx'
import type { Setup } from './use-columns.ts'

/** One packet, hop by hop, in every setup; the arrow keys go from hop to hop. */
export function PacketPaths({ setups }: { readonly setups: readonly Setup[] }) {
  const [flow, setFlow] = useState<FlowId>('pod-to-pod')
  const [at, setAt] = useState<number>()
  const paths = useMemo(
    () => setups.map(({ evaluation }) => packetPath(evaluation.scenario, flow)),
    [setups, flow],
  )
  const rows = useMemo(() => hopRows(paths), [paths])
  const last = rows.length - 1
  const current = at === undefined ? undefined : Math.min(at, last)
  const step = (by: 1 | -1) =>
    setAt(current === undefined ? (by === 1 ? 0 : last) : Math.max(0, Math.min(last, current + by)))
  const onKey = (key: string) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key]
    if (by === 1 || by === -1) step(by)
    else if (key === 'Home') setAt(0)
    else if (key === 'End') setAt(last)
    else if (key === 'Escape') setAt(undefined)
    else return false
    return true
  }
  const row = current === undefined ? undefined : rows[current]
  const table = {
    name: `packet-path-${flow}`,
    head: ['Hop', ...setups.map(({ letter, title }) => `${letter}: ${title}`)],
    rows: rows.map(({ name, hops }) => [name, ...hops.map((hop) => (hop ? hopText(hop) : ''))]),
  }
  return (
    <section aria-labelledby="path-title" className="stack">
      <div className="section-head">
        <h2 id="path-title">One packet, hop by hop</h2>
        <span className="spring" />
        <TableActions table={table} />
      </div>
      <p className="secondary small">
        With your addresses; those of the other node, of the Service and of a host outside that the
        plan does not name are examples.
      </p>
      <div className="toggle" role="group" aria-label="Flow">
        {flows.map(({ id, name }) => (
          <Button
            key={id}
            size="small"
            look="outlined"
            aria-pressed={id === flow}
            onClick={() => {
              setFlow(id)
              setAt(undefined)
            }}
          >
            {name}
          </Button>
        ))}
      </div>
      <HopTable rows={rows} paths={paths} setups={setups} current={current} onKey={onKey} />
      {rows.length > 0 && (
        <div className="hop-steps no-print">
          <Button
            size="small"
            look="outlined"
            icon="back"
            disabled={current === undefined || current === 0}
            onClick={() => step(-1)}
          >
            Hop before
          </Button>
          <Button
            size="small"
            look="outlined"
            endIcon="next"
            disabled={current === last}
            onClick={() => step(1)}
          >
            {current === undefined ? 'Follow the packet' : 'Next hop'}
          </Button>
          <span className="small secondary">Or the arrow keys, with the table in focus.</span>
        </div>
      )}
      <div role="status" className="visually-hidden">
        {row &&
          `Hop ${(current ?? 0) + 1} of ${rows.length}, ${row.name}. ${row.hops
            .map((hop, i) => `${setups[i]?.letter ?? ''}: ${hop ? hopText(hop) : 'no such hop'}`)
            .join(' ')}`}
      </div>
      <details>
        <summary>The same as a list</summary>
        <div className="path-lists">
          {paths.map(({ hops, absent }, i) => (
            <div key={setups[i]?.key}>
              <p className="column-name">
                <Letter>{setups[i]?.letter ?? ''}</Letter> {setups[i]?.title}
              </p>
              {absent && <p>{absent.text}</p>}
              <ol className="path-list" aria-label={`Hops of ${setups[i]?.letter ?? ''}`}>
                {hops.map((hop) => (
                  <li key={hop.place}>
                    <b>{hop.title}.</b> {hopText(hop)}
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      </details>
    </section>
  )
}
