import { useEffect, useRef } from 'react'
import { Button } from '../components/Button.tsx'
import { Icon } from '../components/Icon.tsx'
import { focusHeading } from '../state/focus-heading.ts'
import { Guide } from './Guide.tsx'
import { Intake } from './Intake.tsx'
import { PlanResult } from './PlanResult.tsx'
import { Progress } from './Progress.tsx'
import { Refused } from './Refused.tsx'
import { Result } from './Result.tsx'
import { bringBack, canBringBack, forget, useSession, type Session } from './session.ts'
import { Symptoms } from './Symptoms.tsx'
import { useDiagnosis } from './use-diagnosis.ts'
import { useTakeAnywhere } from './use-take-anywhere.ts'
import './diagnose.css'

/** What a customer sent, read and checked; with nothing to read, a guide from a symptom to its cause. */
export function DiagnosePage() {
  const session = useSession()
  const { result, running } = useDiagnosis(session)
  const isOver = useTakeAnywhere()
  const hasResult = result !== undefined
  const wasThere = useRef(hasResult)
  useEffect(() => {
    if (hasResult === wasThere.current) return
    wasThere.current = hasResult
    // Intake and result are two pages to a reader, at one address.
    focusHeading()
    window.scrollTo(0, 0)
  }, [hasResult])

  if (result && !session.plan) {
    return (
      <>
        <Result diagnosed={result} session={session} running={running} />
        {isOver && <DropHint />}
      </>
    )
  }
  return (
    <div className="page diagnose">
      {isOver && <DropHint />}
      <div className="diagnose-head">
        <h1 tabIndex={-1}>Diagnose</h1>
        <p className="secondary">
          Give what the customer sent, as it is. You see the node that it describes, what is wrong
          and how to mend it, and what nobody told.
        </p>
        <p className="small secondary">
          <Icon name="lock" /> Nothing leaves this browser, and nothing is stored. Secrets are
          masked.
        </p>
      </div>
      {canBringBack() && (
        <div>
          <Button size="small" icon="undo" onClick={bringBack}>
            Bring back what was read before
          </Button>
        </div>
      )}
      <Messages session={session} />
      <Progress running={running} files={session.files} />
      {session.guide ? (
        <Guide guide={session.guide} scenario={{}} />
      ) : (
        <div className="diagnose-start">
          <section className="surface diagnose-card" aria-labelledby="bring-title">
            <h2 id="bring-title">Something to read</h2>
            <Intake />
          </section>
          <Symptoms />
        </div>
      )}
    </div>
  )
}

const DropHint = () => (
  <p className="drop-hint" aria-hidden="true">
    <Icon name="upload" /> Drop it anywhere: it is read with the rest.
  </p>
)

/** Why something was refused, or the plan that was opened. */
function Messages({ session: { refused, plan } }: { readonly session: Session }) {
  const head = useRef<HTMLDivElement>(null)
  useEffect(() => {
    head.current?.querySelector('h2')?.focus({ preventScroll: true })
    if (plan) head.current?.scrollIntoView({ block: 'nearest' })
  }, [plan])
  return (
    <div ref={head} className="outcome" aria-live="polite">
      {refused !== undefined && <Refused message={`${refused} Your own plan is untouched.`} />}
      {plan && (
        <PlanResult
          opened={plan}
          onClose={() => {
            forget('plan')
            // The button that had the focus goes with the result.
            focusHeading()
          }}
        />
      )}
    </div>
  )
}
