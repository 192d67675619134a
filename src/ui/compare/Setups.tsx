import Button from '@mui/material/Button'
import { useState } from 'react'
import {
  decisionIds,
  decisionOf,
  evaluate,
  presets,
  topics,
  type Choices,
  type DecisionId,
  type Evaluation,
  type TopicId,
} from '../../core/plan.ts'
import { Mark } from '../components/Mark.tsx'
import { counted, valueText } from '../components/value-text.ts'
import { planStart } from '../state/location.ts'
import { useActions, useOutcome } from '../state/plan-context.ts'

interface Setup {
  readonly id: string
  readonly title: string
  readonly evaluation: Evaluation
}

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
        <label className="chip-choice">
          <input
            type="checkbox"
            checked={showsAll}
            onChange={(event) => setShowsAll(event.currentTarget.checked)}
          />
          Also what is the same
        </label>
      </fieldset>
      <div
        className="table-scroll surface"
        role="region"
        aria-labelledby="setups-title"
        tabIndex={0}
      >
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Decision</th>
              {shown.map(({ id, title }) => (
                <th key={id} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Findings</th>
              {shown.map(({ id, evaluation }) => (
                <td key={id}>
                  <Counts evaluation={evaluation} />
                </td>
              ))}
            </tr>
          </tbody>
          {topics.map(({ id, title }) => (
            <TopicRows key={id} topic={id} title={title} shown={shown} showsAll={showsAll} />
          ))}
          <tfoot className="no-print">
            <tr>
              <th scope="row">Go on with</th>
              {shown.map(({ id, title, evaluation: { choices } }) => (
                <td key={id}>
                  {id === 'own' ? (
                    <span className="secondary">This is your plan.</span>
                  ) : (
                    <Button
                      size="small"
                      variant="outlined"
                      aria-label={`Open ${title} in Plan`}
                      onClick={() =>
                        open(choices, { place: planStart, notices: [replaced(title)] })
                      }
                    >
                      Open in Plan
                    </Button>
                  )}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}

const replaced = (title: string) =>
  ({
    id: 'preset',
    tone: 'info',
    text: `This is the preset “${title}”. Undo brings back the plan you had before.`,
  }) as const

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
      <span className="small secondary">{counted(of('warning'), 'warning')}</span>
    </span>
  )
}

function TopicRows({
  topic,
  title,
  shown,
  showsAll,
}: {
  readonly topic: TopicId
  readonly title: string
  readonly shown: readonly Setup[]
  readonly showsAll: boolean
}) {
  const rows = decisionIds.filter(
    (id) => decisionOf(id).topic === topic && (showsAll || differs(id, shown)),
  )
  if (rows.length === 0) return null
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={shown.length + 1} className="table-group">
          {title}
        </th>
      </tr>
      {rows.map((id) => (
        <tr key={id} data-differs={differs(id, shown) || undefined}>
          <th scope="row">{decisionOf(id).label}</th>
          {shown.map(({ id: setup, evaluation }) => (
            <td key={setup}>{textOf(id, evaluation)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function textOf(id: DecisionId, { scenario }: Evaluation): string {
  const value: Choices[DecisionId] = scenario[id]
  return valueText(id, value)
}

function differs(id: DecisionId, shown: readonly Setup[]): boolean {
  const [first, ...rest] = shown.map(({ evaluation }) => textOf(id, evaluation))
  return rest.some((text) => text !== first)
}
