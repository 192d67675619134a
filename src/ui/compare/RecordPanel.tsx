import { useMemo, useState } from 'react'
import { decisionRecord, recordHtml, recordMarkdown } from '../../core/compare.ts'
import { Button } from '../components/Button.tsx'
import { SelectInput, TextArea } from '../components/Input.tsx'
import { download } from '../components/download.ts'
import { printRecord } from './print-record.ts'
import { RecordView } from './RecordView.tsx'
import type { Setup } from './use-columns.ts'

/** What stands in a review afterwards: context, options, criteria, decision, consequences, sources. */
export function RecordPanel({ setups }: { readonly setups: readonly Setup[] }) {
  const [chosen, setChosen] = useState('')
  const [reason, setReason] = useState('')
  const [isShown, setShown] = useState(false)
  const [date] = useState(() => new Date().toISOString().slice(0, 10))
  const taken = setups.find(({ letter }) => letter === chosen)?.letter
  const record = useMemo(
    () => decisionRecord({ options: setups, chosen: taken, reason, date }),
    [setups, taken, reason, date],
  )
  const name = `decision-record-${date}`
  return (
    <section aria-labelledby="record-title" className="stack record">
      <div className="section-head no-print">
        <h2 id="record-title">Decision record</h2>
        <span className="spring" />
        <Button
          size="small"
          look="outlined"
          icon="download"
          onClick={() => download(`${name}.md`, recordMarkdown(record), 'text/markdown')}
        >
          Download Markdown
        </Button>
        <Button
          size="small"
          look="outlined"
          icon="download"
          onClick={() => download(`${name}.html`, recordHtml(record), 'text/html')}
        >
          Download HTML
        </Button>
        <Button size="small" look="outlined" icon="print" onClick={() => printRecord(setShown)}>
          Print the record
        </Button>
      </div>
      <div className="record-fields surface no-print">
        <div>
          <label className="field-label" htmlFor="record-choice">
            We take
          </label>
          <SelectInput
            id="record-choice"
            value={taken ?? ''}
            onChange={(event) => setChosen(event.target.value)}
          >
            <option value="">Not decided yet</option>
            {setups.map(({ key, letter, title }) => (
              <option key={key} value={letter}>
                {letter}: {title}
              </option>
            ))}
          </SelectInput>
        </div>
        <div>
          <label className="field-label" htmlFor="record-reason">
            Because (in your words; it stays in this browser)
          </label>
          <TextArea
            id="record-reason"
            rows={3}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
      </div>
      <details
        className="record-preview"
        open={isShown}
        onToggle={(event) => setShown(event.currentTarget.open)}
      >
        <summary className="no-print">Read the record</summary>
        {isShown && <RecordView record={record} />}
      </details>
    </section>
  )
}
