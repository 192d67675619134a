import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { counted } from '../components/value-text.ts'
import { decisionRows, type DecisionRow } from './decision-rows.ts'
import { Letter } from './Letter.tsx'
import { RowHead } from './RowHead.tsx'
import { SetupHeads } from './SetupHeads.tsx'
import { TableActions } from './TableActions.tsx'
import type { Setup } from './use-columns.ts'

/** Where the setups decide otherwise; the rest is one line. */
export function Decisions({ setups }: { readonly setups: readonly Setup[] }) {
  const { differing, same } = decisionRows(setups)
  const table = {
    name: 'decisions',
    head: ['Decision', ...setups.map(({ letter, title }) => `${letter}: ${title}`)],
    rows: differing.map(({ label, values }) => [label, ...values]),
  }
  return (
    <section aria-labelledby="decisions-title" className="stack">
      <div className="section-head">
        <h2 id="decisions-title" tabIndex={-1}>
          What they decide otherwise
        </h2>
        <span className="spring" />
        {differing.length > 0 && <TableActions table={table} />}
      </div>
      {differing.length === 0 ? (
        <p className="secondary">They decide the same.</p>
      ) : (
        <Rows label="Decisions that differ" rows={differing} setups={setups} />
      )}
      <details>
        <summary>{counted(same.length, 'decision is', 'decisions are')} the same</summary>
        <p className="small secondary same-decisions">
          {same.map(({ label, values }) => `${label}: ${values[0] ?? ''}`).join(' · ')}
        </p>
      </details>
    </section>
  )
}

function Rows({
  label,
  rows,
  setups,
}: {
  readonly label: string
  readonly rows: readonly DecisionRow[]
  readonly setups: readonly Setup[]
}) {
  return (
    <div className="table-scroll surface" role="region" aria-label={label} tabIndex={0}>
      <Table size="small" className="table stacking" data-count={setups.length} aria-label={label}>
        <SetupHeads rowName="Decision" setups={setups} />
        <TableBody>
          {rows.map(({ id, topic, label: name, values }) => (
            <TableRow key={id}>
              <RowHead>
                {name}
                <span className="row-topic">{topic}</span>
              </RowHead>
              {setups.map(({ key, letter }, i) => (
                <TableCell key={key} data-same={(i > 0 && values[i] === values[0]) || undefined}>
                  <span className="cell-letter" aria-hidden="true">
                    <Letter>{letter}</Letter>
                  </span>
                  {values[i]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
