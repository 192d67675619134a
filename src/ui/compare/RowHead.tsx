import TableCell from '@mui/material/TableCell'
import type { ReactNode } from 'react'

/** The cell that names its row, and stays in view when the table is wider than the page. */
export const RowHead = ({ children }: { readonly children: ReactNode }) => (
  <TableCell component="th" scope="row" className="table-row-head">
    {children}
  </TableCell>
)
