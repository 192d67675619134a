import { useMemo, useState } from 'react'
import { criterionRows, type NetworkDesign } from '../../core/compare.ts'
import { choicesOf, type Choices, type DecisionId } from '../../core/plan.ts'
import { Button } from '../components/Button.tsx'
import { SelectInput } from '../components/Input.tsx'
import { useOutcome } from '../state/plan-context.ts'
import { maxColumns } from './columns.ts'
import { gradeText } from './Grade.tsx'
import { CriteriaTable } from './CriteriaTable.tsx'
import { designFits } from './design-fit.ts'
import { TableActions } from './TableActions.tsx'
import type { Setup } from './use-columns.ts'

const filters = [
  'platform',
  'kubernetesVersion',
  'windowsRelease',
] as const satisfies readonly DecisionId[]
const filterNames = {
  platform: 'Platform',
  kubernetesVersion: 'Kubernetes',
  windowsRelease: 'Windows release',
} as const

/** Network modes and plugins by criteria, for a platform, a version and a Windows release. */
export function Criteria({ setups }: { readonly setups: readonly Setup[] }) {
  const { choices } = useOutcome().evaluation
  const [filter, setFilter] = useState<Partial<Choices>>({})
  const [picked, setPicked] = useState<readonly string[]>()
  const context = useMemo(() => ({ ...choices, ...filter }), [choices, filter])
  const fits = useMemo(() => designFits(context), [context])
  const names =
    picked ??
    namesOf(
      setups,
      fits.map(({ design }) => design),
    )
  const shown = names.flatMap((name) => fits.find(({ design }) => design.name === name) ?? [])
  const rows = criterionRows(
    shown.map(({ design }) => design),
    shown.map(() => context.platform),
  )
  const out = fits.filter(
    ({ against, design }) => against.length > 0 && !names.includes(design.name),
  )
  const toggle = (name: string) =>
    setPicked(names.includes(name) ? names.filter((one) => one !== name) : [...names, name])
  return (
    <section aria-labelledby="criteria-title" className="stack">
      <div className="section-head">
        <h2 id="criteria-title">Network modes and plugins by criteria</h2>
        <span className="spring" />
        <TableActions
          table={{
            name: 'criteria',
            head: ['Criterion', ...shown.map(({ design }) => design.name)],
            rows: rows.map(({ name, cells }) => [name, ...cells.map(gradeText)]),
          }}
        />
      </div>
      <div className="filters">
        {filters.map((id) => (
          <div key={id}>
            <label className="small secondary" htmlFor={`filter-${id}`}>
              {filterNames[id]}
            </label>
            <SelectInput
              id={`filter-${id}`}
              value={context[id]}
              onChange={(event) => setFilter({ ...filter, [id]: event.target.value })}
            >
              {choicesOf(id).map(({ value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </SelectInput>
          </div>
        ))}
      </div>
      <div className="toggle" role="group" aria-label={`Designs, up to ${maxColumns}`}>
        {fits
          .filter(({ against, design }) => against.length === 0 || names.includes(design.name))
          .map(({ design: { name } }) => {
            const isShown = names.includes(name)
            return (
              <Button
                key={name}
                size="small"
                look="outlined"
                aria-pressed={isShown}
                disabled={isShown ? names.length === 1 : names.length >= maxColumns}
                onClick={() => toggle(name)}
              >
                {name}
              </Button>
            )
          })}
      </div>
      <CriteriaTable rows={rows} shown={shown} />
      {out.length > 0 && (
        <details className="not-fitting">
          <summary>{out.length} more do not fit here</summary>
          <ul>
            {out.map(({ design: { name }, against }) => (
              <li key={name}>
                <b>{name}</b> {against[0]?.message}{' '}
                <Button
                  size="small"
                  disabled={names.length >= maxColumns}
                  aria-label={`Show ${name} all the same`}
                  onClick={() => toggle(name)}
                >
                  Show all the same
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

/** The networks of the setups. */
function namesOf(setups: readonly Setup[], designs: readonly NetworkDesign[]): readonly string[] {
  const own = setups.flatMap(({ evaluation: { scenario } }) =>
    designs
      .filter(({ mode, cni }) => mode === scenario.networkMode && cni === scenario.cni)
      .map(({ name }) => name),
  )
  const names = [...new Set(own)]
  return names.length > 0 ? names : designs.slice(0, 2).map(({ name }) => name)
}
