import { useRef } from 'react'
import { Button } from '../components/Button.tsx'
import { download } from '../components/download.ts'
import { counted } from '../components/value-text.ts'
import { importPlans, type NamedPlan } from '../state/plans.ts'
import { plansFileName, toPlansFile } from '../state/plans-file.ts'
import type { Report, Said } from './said.ts'

const mostBytes = 5_000_000

/** All plans out into one file, and such a file in. */
export function PlansFile({
  plans,
  say,
  report,
}: {
  readonly plans: readonly NamedPlan[]
  readonly say: (said: Said) => void
  readonly report: Report
}) {
  const picker = useRef<HTMLInputElement>(null)
  const read = async (file: File | undefined) => {
    if (!file) return
    if (file.size > mostBytes)
      return say({ text: 'The file is larger than 5 MB, so it was not read.' })
    const result = importPlans(await file.text())
    if ('problem' in result) return say({ text: `${result.problem} Your plans are untouched.` })
    const { edited, added, leftOut } = result
    report(edited, addedText(added, leftOut.length), leftOut)
  }
  return (
    <>
      <Button
        size="small"
        icon="download"
        disabled={plans.length === 0}
        onClick={() => download(plansFileName, toPlansFile(plans), 'application/json')}
      >
        Export all
      </Button>
      <Button size="small" icon="upload" onClick={() => picker.current?.click()}>
        Import plans
      </Button>
      <input
        ref={picker}
        type="file"
        className="visually-hidden"
        aria-label="File of plans to import"
        tabIndex={-1}
        accept=".json,application/json"
        onChange={(event) => {
          const input = event.currentTarget
          void read(input.files?.[0]).finally(() => (input.value = ''))
        }}
      />
    </>
  )
}

function addedText(added: number, leftOut: number): string {
  const text =
    added === 0
      ? 'Every plan of the file is here already.'
      : `${counted(added, 'plan was', 'plans were')} added.`
  return leftOut === 0 ? text : `${text} This could not be used:`
}
