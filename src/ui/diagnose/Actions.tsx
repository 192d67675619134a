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
import { rebuiltPlan } from './rebuilt-plan.ts'
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
  const { open, confirm } = useActions()
  const { diagnose, report } = useEngine()
  const [told, setTold] = useState('')
  const [isHidden, setHidden] = useState(true)
  const fixed = session.fixes.length + Object.keys(session.changes).length
  const plan = rebuiltPlan(diagnosis.scenario, session.changes)

  const continueInPlan = () => {
    open(plan.choices, { place: planStart, notices: [plan.notice] })
    confirm(plan.told)
  }
  // What is to be reproduced is the setup as it was sent, without a fix.
  const asSent = () =>
    session.fixes.length === 0 ? diagnosis : diagnose(inputOf({ ...session, fixes: [] }).files)
  const save = async () => {
    try {
      const sent = asSent()
      const { createGenerator } = await import('../../core/files.ts')
      const evaluation = evaluate(rebuiltPlan(sent.scenario, {}).choices)
      const files = [
        ...createGenerator()(evaluation),
        { path: 'REPORT.md', text: report(sent, { pseudonyms: isHidden }) },
      ]
      const name = `repro-${zipName(evaluation.scenario)}`
      download(name, await zipOf(files), 'application/zip')
      setTold(`${name} with ${counted(files.length, 'file')} is in your downloads.`)
    } catch (error) {
      setTold(`The zip could not be made: ${error instanceof Error ? error.message : 'unknown'}.`)
    }
  }
  return (
    <section className="diagnosis-actions" aria-label="What to do with it">
      <div className="row">
        {plan.told.length > 0 && (
          <>
            <Button look="main" endIcon="next" onClick={continueInPlan}>
              {fixed === 0
                ? 'Continue in Plan'
                : `Continue in Plan with ${counted(fixed, 'fix', 'fixes')}`}
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
      <div className="row small">
        <Switch
          disableRipple
          checked={isHidden}
          onChange={(event) => setHidden(event.target.checked)}
          slotProps={{ input: { id: 'report-names' } }}
        />
        <label htmlFor="report-names">Replace names and addresses in the report</label>
      </div>
      <p className="small secondary" role="status">
        {told}
      </p>
    </section>
  )
}
