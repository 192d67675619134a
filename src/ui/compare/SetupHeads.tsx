import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { Letter } from './Letter.tsx'
import type { Setup } from './use-columns.ts'

/** The head of a table whose columns are setups; `rowName` says what each row is. */
export function SetupHeads({
  rowName,
  setups,
}: {
  readonly rowName: string
  readonly setups: readonly Setup[]
}) {
  return (
    <TableHead>
      <TableRow>
        <TableCell>{rowName}</TableCell>
        {setups.map(({ key, letter, title }) => (
          <TableCell key={key}>
            <Letter>{letter}</Letter> {title}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
  )
}
