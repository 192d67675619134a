import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import {
  decisionIds,
  decisionOf,
  plainValue,
  type Choices,
  type DecisionId,
  type Evaluation,
  type TopicId,
} from '../../core/plan.ts'
import { valueText } from '../components/value-text.ts'
import { RowHead } from './RowHead.tsx'

/** A whole scenario under a name. */
export interface Setup {
  readonly id: string
  readonly title: string
  readonly evaluation: Evaluation
}

/** The decisions of one topic in which the shown setups differ, or all of them. */
export function TopicRows({
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
    <TableBody>
      <TableRow>
        <TableCell
          component="th"
          scope="rowgroup"
          colSpan={shown.length + 1}
          className="table-group"
        >
          {title}
        </TableCell>
      </TableRow>
      {rows.map((id) => (
        <TableRow key={id}>
          <RowHead>{decisionOf(id).label}</RowHead>
          {shown.map(({ id: setup, evaluation }) => (
            <TableCell key={setup}>{shortOf(id, evaluation)}</TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  )
}

function textOf(id: DecisionId, { scenario }: Evaluation): string {
  const value: Choices[DecisionId] = plainValue(scenario[id])
  return valueText(id, value)
}

/** Of a long list its beginning; Plan has the rest. */
function shortOf(id: DecisionId, { scenario }: Evaluation): string {
  const value: Choices[DecisionId] = plainValue(scenario[id])
  if (typeof value !== 'object' || value.length <= most) return valueText(id, value)
  return `${value.slice(0, most - 2).join(', ')} and ${value.length - most + 2} more`
}

const most = 8

function differs(id: DecisionId, shown: readonly Setup[]): boolean {
  const [first, ...rest] = shown.map(({ evaluation }) => textOf(id, evaluation))
  return rest.some((text) => text !== first)
}
