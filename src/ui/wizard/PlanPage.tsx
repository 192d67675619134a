import Button from '@mui/material/Button'
import { topics, type TopicId } from '../../core/plan.ts'
import { Icon } from '../components/Icon.tsx'
import { PlaceLink } from '../components/PlaceLink.tsx'
import type { Place } from '../state/location.ts'
import { LivePanel } from './LivePanel.tsx'
import { Steps } from './Steps.tsx'
import { WizardStep } from './WizardStep.tsx'
import './plan.css'

export function PlanPage({ topic }: { readonly topic: TopicId }) {
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
            <Button
              component={PlaceLink}
              to={{ page: 'plan', topic: before.id }}
              startIcon={<Icon name="back" />}
            >
              {before.title}
            </Button>
          ) : (
            <span />
          )}
          <Button
            component={PlaceLink}
            to={next}
            variant="contained"
            endIcon={<Icon name="next" />}
          >
            {after ? `Next: ${after.title}` : 'Review and download'}
          </Button>
        </div>
      </div>
      <LivePanel />
    </div>
  )
}
