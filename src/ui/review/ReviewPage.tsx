import { FindingsList } from '../components/FindingsList.tsx'
import { Repairs } from '../components/Repairs.tsx'
import { Summary } from '../components/Summary.tsx'
import { counted, scenarioText } from '../components/value-text.ts'
import { useOutcome } from '../state/plan-context.ts'
import { useFiles } from '../state/use-files.ts'
import { DownloadBox } from './DownloadBox.tsx'
import { Files } from './Files.tsx'
import { PrintFiles } from './PrintFiles.tsx'
import { Runbook } from './Runbook.tsx'
import './review.css'

/** Everything at a glance before it is downloaded. */
export function ReviewPage({ file }: { readonly file: string | undefined }) {
  const { evaluation, counts } = useOutcome()
  const files = useFiles(evaluation)
  const { scenario, findings } = evaluation
  return (
    <div className="page review">
      <div className="review-head">
        <h1 tabIndex={-1}>Review and download</h1>
        <p className="print-only">{scenarioText(scenario)}</p>
        <Summary />
      </div>
      <DownloadBox files={files} />
      <Runbook files={files} />
      <section aria-labelledby="review-findings" className="stack" data-head="review-findings">
        <h2 id="review-findings" tabIndex={-1}>
          Findings{' '}
          <span className="secondary small">
            {counted(counts.error, 'error')}, {counted(counts.warning, 'warning')}, {counts.unknown}{' '}
            not known, {counted(counts.info, 'note')}
          </span>
        </h2>
        <FindingsList
          findings={findings}
          heading="h3"
          afterErrors={<Repairs heading="h3" isOpenAtFirst />}
        />
      </section>
      <Files files={files} path={file} />
      <PrintFiles files={files} />
    </div>
  )
}
