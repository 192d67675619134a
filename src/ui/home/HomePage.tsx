import { topics } from '../../core/plan.ts'
import { Button, ButtonLink } from '../components/Button.tsx'
import { Icon, type IconName } from '../components/Icon.tsx'
import { valueText } from '../components/value-text.ts'
import { planStart, type Place } from '../state/location.ts'
import { useActions, useOutcome, useSession } from '../state/plan-context.ts'
import { Presets } from './Presets.tsx'
import './home.css'

export function HomePage() {
  return (
    <div className="page home">
      <div className="home-hero">
        <h1 tabIndex={-1}>Plan a Windows node for Kubernetes</h1>
        <p>
          Answer a few questions in {topics.length} steps. At each one you see what works with the
          rest and why, with sources. At the end stands one zip with every file the node needs and a
          runbook.
        </p>
      </div>
      <div className="doors">
        <Door
          to={planStart}
          icon="plan"
          title="Plan"
          text="From the first choice to the downloaded files: versions, network, addresses, workload."
          action="Plan a node"
          isMain
        />
        <Door
          to={{ page: 'compare' }}
          icon="compare"
          title="Compare"
          text="Network modes, plugins and whole setups side by side, with what each allows and forbids."
          action="Compare setups"
        />
        <Door
          to={{ page: 'diagnose' }}
          icon="diagnose"
          title="Diagnose"
          text="Open somebody else’s plan, zip or manifests, see what is wrong, and go on from there."
          action="Open files"
        />
      </div>
      <Resume />
      <Presets />
    </div>
  )
}

function Door({
  to,
  icon,
  title,
  text,
  action,
  isMain = false,
}: {
  readonly to: Place
  readonly icon: IconName
  readonly title: string
  readonly text: string
  readonly action: string
  readonly isMain?: boolean
}) {
  return (
    <section className="door surface" aria-labelledby={`door-${title}`}>
      <h2 id={`door-${title}`}>
        <Icon name={icon} /> {title}
      </h2>
      <p className="secondary">{text}</p>
      <ButtonLink to={to} look={isMain ? 'main' : 'outlined'} endIcon="next">
        {action}
      </ButtonLink>
    </section>
  )
}

/** One line that is always there, so that nothing moves when a kept plan turns up. */
function Resume() {
  const { isResumed, kept } = useSession()
  const { openKept } = useActions()
  const { scenario } = useOutcome().evaluation
  const name = `${valueText('kubernetesVersion', scenario.kubernetesVersion)}, ${valueText('windowsRelease', scenario.windowsRelease)}, ${valueText('cni', scenario.cni)}`
  return (
    <div className="resume row" aria-live="polite">
      <span className="secondary">
        {isResumed ? 'Your plan goes on where you left it:' : 'The plan begins with:'}
      </span>
      <strong>{name}</strong>
      {isResumed && (
        <ButtonLink size="small" to={{ page: 'review' }}>
          Review it
        </ButtonLink>
      )}
      {kept && (
        <Button size="small" onClick={openKept}>
          Open the plan from before
        </Button>
      )}
    </div>
  )
}
