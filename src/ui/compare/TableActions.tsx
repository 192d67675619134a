import { tableCsv, tableMarkdown, type PlainTable } from '../../core/compare.ts'
import { Button } from '../components/Button.tsx'
import { CopyButton } from '../components/CopyButton.tsx'
import { download } from '../components/download.ts'

/** Takes a table away: as Markdown through the clipboard, as CSV in a file. */
export function TableActions({ table }: { readonly table: PlainTable }) {
  return (
    <span className="table-actions no-print">
      <CopyButton
        text={() => tableMarkdown(table)}
        label="Markdown"
        spoken={`Copy the table of ${table.name} as Markdown`}
      />
      <Button
        size="small"
        icon="download"
        aria-label={`Download the table of ${table.name} as CSV`}
        onClick={() => download(`${table.name}.csv`, tableCsv(table), 'text/csv')}
      >
        CSV
      </Button>
    </span>
  )
}
