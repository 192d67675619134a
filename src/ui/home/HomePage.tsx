import { initialChoices } from '../../core/plan.ts'
import { Button, ButtonLink } from '../components/Button.tsx'
import { Icon, type IconName } from '../components/Icon.tsx'
import { Mark } from '../components/Mark.tsx'
import { Picture } from '../components/picture/Picture.tsx'
import { PlaceLink } from '../components/PlaceLink.tsx'
import { counted, valueText } from '../components/value-text.ts'
import { planStart, type Place } from '../state/location.ts'
import { useActions, useOutcome, useSession } from '../state/plan-context.ts'
import { DropBox } from './DropBox.tsx'
import { Presets } from './Presets.tsx'
import { VersionChips } from './VersionChips.tsx'
import './home.css'

/** The node that a plan begins with, and three ways in. */
export function HomePage() {
  const { isResumed } = useSession()
  return (
    <div className="home">
      <div className="home-text">
        <h1 tabIndex={-1}>See the Windows node before you build it</h1>
        <p className="home-lead">
          Every choice shows in the picture, with what works and why. At the end: one zip with every
          file the node needs and a runbook.
        </p>
        <ButtonLink to={planStart} look="main" size="large" endIcon="next">
          {isResumed ? 'Continue the plan' : 'Plan a node'}
        </ButtonLink>
        <Resume />
        <ul className="doors">
          <Door
            to={planStart}
            icon="plan"
            title="Plan"
            text="Seven parts, all filled in for you."
            brings="your Kubernetes version and your addresses"
          />
          <Door
            to={{ page: 'compare' }}
            icon="compare"
            title="Compare"
            text="Network modes, plugins and whole setups side by side."
            brings="nothing"
          />
          <Door
            to={{ page: 'diagnose' }}
            icon="diagnose"
            title="Diagnose"
            text="Give logs, command lines and files of a node; see what is wrong."
            brings="what the customer sent, or a symptom"
          />
        </ul>
        <DropBox />
      </div>
      <div className="home-picture">
        <Presets />
        <VersionChips />
        <Picture />
        <Summary />
      </div>
    </div>
  )
}

function Door({
  to,
  icon,
  title,
  text,
  brings,
}: {
  readonly to: Place
  readonly icon: IconName
  readonly title: string
  readonly text: string
  readonly brings: string
}) {
  return (
    <li>
      <PlaceLink to={to} className="door">
        <Icon name={icon} />
        <b>{title}</b>
        <Icon name="next" />
        <span className="secondary small">
          {text} <span className="door-brings">You bring {brings}.</span>
        </span>
      </PlaceLink>
    </li>
  )
}

function Summary() {
  const { counts } = useOutcome()
  return (
    <p className="small secondary home-summary">
      {counts.error > 0 ? (
        <Mark tone="error" word={counted(counts.error, 'error')} />
      ) : (
        <Mark tone="ok" word="No error" />
      )}{' '}
      {counts.warning > 0 && <Mark tone="warning" word={counted(counts.warning, 'warning')} />}{' '}
      {counts.unknown > 0 && <Mark tone="unknown" word={`${counts.unknown} not known`} />} Click a
      part to begin there. Every verdict has a source.
    </p>
  )
}

/** One line that is always there, so that nothing moves when a kept plan turns up. */
function Resume() {
  const { isResumed, kept } = useSession()
  const { open, openKept } = useActions()
  const { scenario } = useOutcome().evaluation
  const name = `${valueText('kubernetesVersion', scenario.kubernetesVersion)}, ${valueText('windowsRelease', scenario.windowsRelease)}, ${valueText('cni', scenario.cni)}`
  return (
    <div className="resume" aria-live="polite">
      <span className="secondary small">
        {isResumed ? 'Your plan goes on where you left it:' : 'The plan begins with:'} <b>{name}</b>
      </span>
      {isResumed && (
        <ButtonLink size="small" to={{ page: 'review' }}>
          Review it
        </ButtonLink>
      )}
      {isResumed && (
        <Button size="small" onClick={() => open(initialChoices)}>
          Start over
        </Button>
      )}
      {kept && (
        <Button size="small" onClick={openKept}>
          Open the plan from before
        </Button>
      )}
    </div>
  )
}
