import { useState } from 'react'
import type { GeneratedFile } from '../../core/files.ts'
import { decisionOf } from '../../core/plan.ts'
import { Button } from '../components/Button.tsx'
import { Mark } from '../components/Mark.tsx'
import { PlaceLink } from '../components/PlaceLink.tsx'
import { counted, valueText } from '../components/value-text.ts'
import { useActions, useOutcome } from '../state/plan-context.ts'
import { download, zipName, zipOf } from '../components/download.ts'
import { printPlan } from './PrintFiles.tsx'

/** What stands beside the tick, so that it does not promise more than the findings say. */
function Doubts() {
  const { warning, unknown } = useOutcome().counts
  if (warning + unknown === 0) return 'Nothing is known that keeps this node from working.'
  return (
    <>
      {warning > 0 && <Mark tone="warning" word={counted(warning, 'warning')} />}{' '}
      {unknown > 0 && <Mark tone="unknown" word={`${unknown} not known`} />} Read the findings below
      before you use the files.
    </>
  )
}

/** The download, with what to know right before it. */
export function DownloadBox({ files }: { readonly files: readonly GeneratedFile[] | undefined }) {
  const { evaluation, counts, examples } = useOutcome()
  const { scenario } = evaluation
  const { confirm } = useActions()
  const [told, setTold] = useState('')

  const save = async () => {
    if (!files) return
    const name = zipName(scenario)
    try {
      download(name, await zipOf(files), 'application/zip')
      setTold(
        `${name} with ${counted(files.length, 'file')} is in your downloads. Unpack it on the node and begin with step 1 below.`,
      )
    } catch (error) {
      setTold(`The zip could not be made: ${error instanceof Error ? error.message : 'unknown'}.`)
    }
  }
  return (
    <section className="download surface no-print" aria-label="Download">
      <div className="download-state">
        {counts.error > 0 ? (
          <p>
            <Mark tone="error" word={counted(counts.error, 'error')} /> This node will not work as
            it is. The files can be downloaded all the same, to rebuild such a setup.
          </p>
        ) : (
          <p>
            <Mark tone="ok" word="No error" /> <Doubts />
          </p>
        )}
        {examples.length > 0 && (
          <details>
            <summary>
              {counted(examples.length, 'value is still an example', 'values are still examples')}.
              Put in your own before you use the files.
            </summary>
            <ul className="examples">
              {examples.map((id) => (
                <li key={id}>
                  <PlaceLink to={{ page: 'plan', topic: decisionOf(id).topic }}>
                    {decisionOf(id).label}
                  </PlaceLink>{' '}
                  <span className="mono">{valueText(id, evaluation.choices[id])}</span>{' '}
                  <Button
                    size="small"
                    aria-label={`This is mine: ${decisionOf(id).label}`}
                    onClick={(event) => {
                      event.currentTarget.closest('details')?.querySelector('summary')?.focus()
                      confirm([id])
                    }}
                  >
                    This is mine
                  </Button>
                </li>
              ))}
            </ul>
          </details>
        )}
        <p className="small secondary" role="status">
          {told}
        </p>
      </div>
      <div className="download-actions">
        <Button
          look="main"
          size="large"
          icon="download"
          disabled={!files}
          onClick={() => void save()}
        >
          Download zip
        </Button>
        <Button look="outlined" icon="print" onClick={() => printPlan('plan')}>
          Print
        </Button>
        <Button onClick={() => printPlan('files')}>Print with files</Button>
      </div>
    </section>
  )
}
