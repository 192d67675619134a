import Switch from '@mui/material/Switch'
import { useState } from 'react'
import { evaluate } from '../../core/plan.ts'
import { Button } from '../components/Button.tsx'
import { CopyButton } from '../components/CopyButton.tsx'
import { download, zipName, zipOf } from '../components/download.ts'
import { counted } from '../components/value-text.ts'
import { planStart } from '../state/location.ts'
import { useActions } from '../state/plan-context.ts'
import { useEngine } from './engine.ts'
import { rebuiltPlan, toldIn } from './rebuilt-plan.ts'
import type { Session } from './session.ts'
import { inputOf, type Diagnosed } from './use-diagnosis.ts'

/** What to do with the diagnosis: plan on, rebuild the setup as it was sent, report it. */
export function Actions({
  diagnosed: { diagnosis },
  session,
}: {
  readonly diagnosed: Diagnosed
  readonly session: Session
}) {
  const { open } = useActions()
  const { diagnose, otherWay, report, repro, withEdits } = useEngine()
  const [outcome, setOutcome] = useState('')
  const [isHidden, setHidden] = useState(true)
  const fixed = session.fixes.length + Object.keys(session.changes).length
  const told = toldIn(diagnosis.scenario, session.changes)

  const continueInPlan = async () => {
    const { scenario, observations } = diagnosis
    const { choices, mine, notices } = await rebuiltPlan(
      scenario,
      session.changes,
      otherWay(observations),
    )
    open(choices, { place: planStart, notices, as: { mine } })
  }
  // What is to be reproduced is the setup as it was sent, without a fix.
  const asSent = () =>
    session.fixes.length === 0
      ? diagnosis
      : diagnose(inputOf({ ...session, fixes: [] }, withEdits).files)
  const save = async () => {
    try {
      const made = repro(asSent(), { pseudonyms: isHidden })
      const { createGenerator } = await import('../../core/files.ts')
      const { choices } = await rebuiltPlan(made.scenario, {})
      const evaluation = evaluate(choices)
      const files = [...createGenerator()(evaluation), { path: 'REPORT.md', text: made.report }]
      const name = `repro-${zipName(evaluation.scenario)}`
      download(name, await zipOf(files), 'application/zip')
      setOutcome(`${name} with ${counted(files.length, 'file')} is in your downloads.`)
    } catch (error) {
      setOutcome(
        `The zip could not be made: ${error instanceof Error ? error.message : 'unknown'}.`,
      )
    }
  }
  return (
    <section className="diagnosis-actions" aria-label="What to do with it">
      <div className="row">
        {told.length > 0 && (
          <>
            <Button look="main" endIcon="next" onClick={() => void continueInPlan()}>
              Continue in Plan
            </Button>
            <Button look="outlined" icon="download" onClick={() => void save()}>
              Repro bundle
            </Button>
          </>
        )}
        <CopyButton
          look="outlined"
          size="normal"
          text={() => report(asSent(), { pseudonyms: isHidden })}
          label="Copy bug report"
        />
      </div>
      <div className="hide-names small">
        <Switch
          disableRipple
          checked={isHidden}
          onChange={(event) => setHidden(event.target.checked)}
          slotProps={{ input: { id: 'report-names' } }}
        />
        <label htmlFor="report-names">
          Replace names and addresses in {told.length > 0 ? 'bundle and report' : 'the report'}
        </label>
      </div>
      {fixed > 0 && (
        <p className="small secondary">
          The plan has {counted(fixed, 'fix', 'fixes')}; bundle and report show what was sent.
        </p>
      )}
      <p className="small secondary" role="status">
        {outcome}
      </p>
    </section>
  )
}
