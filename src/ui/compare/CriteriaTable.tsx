import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { reasonsFor, type CriterionRow } from '../../core/compare.ts'
import { Mark } from '../components/Mark.tsx'
import { PlaceLink } from '../components/PlaceLink.tsx'
import { useActions, useOutcome } from '../state/plan-context.ts'
import { counted } from '../components/value-text.ts'
import type { DesignFit } from './design-fit.ts'
import { Grade } from './Grade.tsx'
import { RowHead } from './RowHead.tsx'
import { Sources } from './Sources.tsx'

/** Rows are criteria, those that differ first; columns are designs. */
export function CriteriaTable({
  rows,
  shown,
}: {
  readonly rows: readonly CriterionRow[]
  readonly shown: readonly DesignFit[]
}) {
  const { choices } = useOutcome().evaluation
  const { apply } = useActions()
  const differing = rows.filter(({ differs }) => differs)
  const same = rows.filter(({ differs }) => !differs)
  return (
    <div
      className="table-scroll surface"
      role="region"
      aria-label="Designs by criteria"
      tabIndex={0}
    >
      <Table size="small" className="table stacking criteria" data-count={shown.length}>
        <TableHead>
          <TableRow>
            <TableCell>Criterion</TableCell>
            {shown.map(({ design: { name, mode, cni }, against }) => (
              <TableCell key={name} data-out={against.length > 0 || undefined}>
                {name}
                <span className="row-topic">
                  {against.length > 0 ? (
                    <Mark tone="blocked" />
                  ) : choices.networkMode === mode && choices.cni === cni ? (
                    'Your plan'
                  ) : (
                    <PlaceLink
                      to={{ page: 'compare' }}
                      aria-label={`Use ${name} in my plan`}
                      onFollow={() => apply({ networkMode: mode, cni })}
                    >
                      Use in my plan
                    </PlaceLink>
                  )}
                </span>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow>
            <RowHead>Why, and why not</RowHead>
            {shown.map(({ design }) => {
              const reasons = reasonsFor(design)
              return (
                <TableCell key={design.name}>
                  {reasons ? (
                    <>
                      <p>{reasons.why.value}</p>
                      <p>{reasons.whyNot.value}</p>
                      <Sources
                        confidence="inferred"
                        sources={[...reasons.why.sources, ...reasons.whyNot.sources]}
                      />
                    </>
                  ) : (
                    'Not known'
                  )}
                </TableCell>
              )
            })}
          </TableRow>
          {differing.map((row) => (
            <Criterion key={row.id} row={row} shown={shown} />
          ))}
        </TableBody>
        {same.length > 0 && shown.length > 1 && (
          <TableBody>
            <TableRow>
              <TableCell
                component="th"
                scope="rowgroup"
                colSpan={shown.length + 1}
                className="table-group"
              >
                {counted(same.length, 'criterion', 'criteria')} the same
              </TableCell>
            </TableRow>
            {same.map((row) => (
              <Criterion key={row.id} row={row} shown={shown} />
            ))}
          </TableBody>
        )}
        {shown.length === 1 && (
          <TableBody>
            {same.map((row) => (
              <Criterion key={row.id} row={row} shown={shown} />
            ))}
          </TableBody>
        )}
      </Table>
    </div>
  )
}

const Criterion = ({
  row: { name, cells },
  shown,
}: {
  readonly row: CriterionRow
  readonly shown: readonly DesignFit[]
}) => (
  <TableRow>
    <RowHead>{name}</RowHead>
    {cells.map((cell, i) => (
      <TableCell key={shown[i]?.design.name}>
        <span className="cell-letter small secondary" aria-hidden="true">
          {shown[i]?.design.name}
        </span>
        <div className="criterion">
          <Grade cell={cell} />
          <span>{cell.value.text}</span>
          <Sources confidence={cell.confidence} sources={cell.sources} />
        </div>
      </TableCell>
    ))}
  </TableRow>
)
