import { useEffect } from 'react'
import { topics, type TopicId } from '../../core/plan.ts'
import { ButtonLink } from '../components/Button.tsx'
import type { Place } from '../state/location.ts'
import { LivePanel } from './LivePanel.tsx'
import { Steps } from './Steps.tsx'
import { WizardStep } from './WizardStep.tsx'
import './plan.css'

export function PlanPage({ topic }: { readonly topic: TopicId }) {
  useEffect(() => {
    performance.mark('answerable')
  }, [])
  const at = topics.findIndex(({ id }) => id === topic)
  const before = topics[at - 1]
  const after = topics[at + 1]
  const next: Place = after ? { page: 'plan', topic: after.id } : { page: 'review' }
  return (
    <div className="plan">
      <Steps topic={topic} />
      <div className="plan-question">
        <WizardStep topic={topic} />
        <div className="plan-foot no-print">
          {before ? (
            <ButtonLink to={{ page: 'plan', topic: before.id }} icon="back">
              {before.title}
            </ButtonLink>
          ) : (
            <span />
          )}
          <ButtonLink to={next} look="main" endIcon="next">
            {after ? `Next: ${after.title}` : 'Review and download'}
          </ButtonLink>
        </div>
      </div>
      <LivePanel />
    </div>
  )
}
