import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useState } from 'react'
import { evaluate, presets, topics, type Evaluation } from '../../core/plan.ts'
import { Button } from '../components/Button.tsx'
import { Mark } from '../components/Mark.tsx'
import { counted } from '../components/value-text.ts'
import { planStart } from '../state/location.ts'
import { presetOpened } from '../state/notices.ts'
import { useActions, useOutcome } from '../state/plan-context.ts'
import { RowHead } from './RowHead.tsx'
import { TopicRows, type Setup } from './TopicRows.tsx'

const presetSetups: readonly Setup[] = presets.map(({ id, title, choices }) => ({
  id,
  title,
  evaluation: evaluate(choices),
}))

const most = 4

/** Whole scenarios side by side: what they say, and where they differ. */
export function Setups() {
  const { evaluation } = useOutcome()
  const { open } = useActions()
  const [chosen, setChosen] = useState<readonly string[]>(['own', 'docs-1.20-flannel', 'aks-1.17'])
  const [showsAll, setShowsAll] = useState(false)
  const all: readonly Setup[] = [{ id: 'own', title: 'Your plan', evaluation }, ...presetSetups]
  const shown = all.filter(({ id }) => chosen.includes(id))

  return (
    <section aria-labelledby="setups-title" className="stack">
      <h2 id="setups-title">Setups side by side</h2>
      <fieldset className="setups-choice">
        <legend className="small secondary">Two to four of these:</legend>
        {all.map(({ id, title }) => {
          const isChosen = chosen.includes(id)
          const isFixed = isChosen ? chosen.length <= 2 : chosen.length >= most
          return (
            <label key={id} className="chip-choice">
              <input
                type="checkbox"
                checked={isChosen}
                disabled={isFixed}
                onChange={() =>
                  setChosen(isChosen ? chosen.filter((other) => other !== id) : [...chosen, id])
                }
              />
              {title}
            </label>
          )
        })}
      </fieldset>
      <label className="show-same no-print">
        <input
          type="checkbox"
          checked={showsAll}
          onChange={(event) => setShowsAll(event.currentTarget.checked)}
        />
        Show also what is the same
      </label>
      <div className="table-scroll surface" role="region" aria-label="Table of setups" tabIndex={0}>
        <Table size="small" className="table">
          <TableHead>
            <TableRow>
              <TableCell>Decision</TableCell>
              {shown.map(({ id, title }) => (
                <TableCell key={id}>{title}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            <TableRow>
              <RowHead>Findings</RowHead>
              {shown.map(({ id, evaluation }) => (
                <TableCell key={id}>
                  <Counts evaluation={evaluation} />
                </TableCell>
              ))}
            </TableRow>
          </TableBody>
          {topics.map(({ id, title }) => (
            <TopicRows key={id} topic={id} title={title} shown={shown} showsAll={showsAll} />
          ))}
          <TableBody className="no-print">
            <TableRow>
              <RowHead>Go on with</RowHead>
              {shown.map(({ id, title, evaluation: { choices } }) => (
                <TableCell key={id}>
                  {id === 'own' ? (
                    <span className="secondary">This is your plan.</span>
                  ) : (
                    <Button
                      size="small"
                      look="outlined"
                      aria-label={`Open ${title} in Plan`}
                      onClick={() =>
                        open(choices, { place: planStart, notices: [presetOpened(title)] })
                      }
                    >
                      Open in Plan
                    </Button>
                  )}
                </TableCell>
              ))}
            </TableRow>
          </TableBody>
        </Table>
      </div>
    </section>
  )
}

function Counts({ evaluation: { findings } }: { readonly evaluation: Evaluation }) {
  const of = (severity: string) => findings.filter((each) => each.severity === severity).length
  const errors = of('error')
  return (
    <span className="row">
      {errors > 0 ? (
        <Mark tone="error" word={counted(errors, 'error')} />
      ) : (
        <Mark tone="ok" word="No error" />
      )}
      <span className="small secondary">
        {counted(of('warning'), 'warning')}
        {of('unknown') > 0 && `, ${of('unknown')} not known`}
      </span>
    </span>
  )
}
