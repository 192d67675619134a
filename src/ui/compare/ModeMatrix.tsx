import { Button } from '../components/Button.tsx'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useMemo, useState } from 'react'
import { choicesOf } from '../../core/plan.ts'
import { FindingsList } from '../components/FindingsList.tsx'
import { Mark, toneWords } from '../components/Mark.tsx'
import { useActions, useOutcome } from '../state/plan-context.ts'
import { cellsOf, type Cell } from './mode-cells.ts'
import { RowHead } from './RowHead.tsx'

/** Every plugin in every mode, with everything else as it is in the plan. */
export function ModeMatrix() {
  const { choices } = useOutcome().evaluation
  const { apply } = useActions()
  const [at, setAt] = useState<string>(`${choices.networkMode} ${choices.cni}`)
  const cells = useMemo(() => cellsOf(choices), [choices])
  const shown = cells.find((cell) => keyOf(cell) === at)
  const isOwn = shown?.mode === choices.networkMode && shown.cni === choices.cni

  return (
    <section aria-labelledby="modes-title" className="stack">
      <div>
        <h2 id="modes-title">Network modes and plugins</h2>
        <p className="secondary small">
          With your Kubernetes version, host, runtime and addresses. Choose a cell to see why.
        </p>
      </div>
      <div
        className="table-scroll surface"
        role="region"
        aria-label="Table of modes and plugins"
        tabIndex={0}
      >
        <Table size="small" className="table matrix">
          <TableHead>
            <TableRow>
              <TableCell>Plugin</TableCell>
              {choicesOf('networkMode').map(({ value, name }) => (
                <TableCell key={value}>{name}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {choicesOf('cni').map(({ value, name }) => (
              <TableRow key={value}>
                <RowHead>{name}</RowHead>
                {cells
                  .filter(({ cni }) => cni === value)
                  .map((cell) => (
                    <TableCell key={cell.mode}>
                      <button
                        type="button"
                        className="matrix-cell"
                        aria-pressed={keyOf(cell) === at}
                        aria-label={`${name} with ${modeName(cell.mode)}: ${toneWords[cell.state]}`}
                        onClick={() => setAt(keyOf(cell))}
                      >
                        <Mark tone={cell.state} />
                      </button>
                    </TableCell>
                  ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
      {shown && (
        <div className="matrix-why surface" aria-live="polite">
          <div className="matrix-why-head">
            <h3>
              {choicesOf('cni').find(({ value }) => value === shown.cni)?.name} with{' '}
              {modeName(shown.mode)}
            </h3>
            {isOwn ? (
              <span className="secondary small">This is in your plan.</span>
            ) : (
              <Button
                size="small"
                look="outlined"
                onClick={() => apply({ networkMode: shown.mode, cni: shown.cni })}
              >
                Use in my plan
              </Button>
            )}
          </div>
          <p className="secondary">
            {choicesOf('networkMode').find(({ value }) => value === shown.mode)?.sentence}
          </p>
          {shown.findings.length > 0 ? (
            <FindingsList findings={shown.findings} heading="h3" isElsewhere />
          ) : (
            <p className="secondary">No finding is about this mode or this plugin.</p>
          )}
        </div>
      )}
      <dl className="modes">
        {choicesOf('networkMode').map(({ value, name, sentence }) => (
          <div key={value}>
            <dt>{name}</dt>
            <dd className="secondary">{sentence}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const keyOf = ({ mode, cni }: Pick<Cell, 'mode' | 'cni'>) => `${mode} ${cni}`
const modeName = (mode: string) =>
  choicesOf('networkMode').find(({ value }) => value === mode)?.name ?? mode
