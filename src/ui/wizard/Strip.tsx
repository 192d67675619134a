import type { Part } from '../../core/picture.ts'
import type { TopicId } from '../../core/plan.ts'
import { Icon } from '../components/Icon.tsx'
import { spokenVerdict, stateOf, stateWords } from '../components/picture/PartLink.tsx'
import { PlaceLink } from '../components/PlaceLink.tsx'
import { valueText } from '../components/value-text.ts'
import { useOutcome, useSession } from '../state/plan-context.ts'
import './strip.css'

/** The picture on a phone: its parts in one row, with what is to see at each. */
export function Strip({ topic }: { readonly topic: TopicId }) {
  const { picture, evaluation } = useOutcome()
  const { seen } = useSession()
  const { kubernetesVersion, networkMode } = evaluation.scenario
  const short: Readonly<Record<TopicId, string>> = {
    cluster: kubernetesVersion,
    host: 'Host',
    runtime: 'Runtime',
    node: 'Services',
    workload: picture.pods.length > 1 ? 'Pods ×2' : 'Pod',
    network: valueText('networkMode', networkMode),
    addresses: 'Ranges',
  }
  return (
    <nav className="strip no-print" aria-label="Steps">
      <ol aria-label={`The node ${evaluation.scenario.nodeName}, part by part`} data-walk>
        {picture.parts.map((part) => (
          <li key={part.id}>
            <PlaceLink
              to={{ page: 'plan', topic: part.topic }}
              tabIndex={part.topic === topic ? 0 : -1}
              aria-current={part.topic === topic ? 'step' : undefined}
              aria-label={`${part.number} ${part.title}: ${part.value}. ${spokenVerdict(part)}, ${stateWords[stateOf(part, seen.has(part.topic))]}`}
            >
              <Icon name={part.topic} />
              <span className="strip-mark verdict" data-tone={toneOf(part)}>
                <Icon name={iconOf(part)} />
              </span>
              <span className="strip-text">{short[part.topic]}</span>
            </PlaceLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const iconOf = ({ verdict, exampleCount }: Part) =>
  verdict === 'ok' && exampleCount > 0 ? 'edit' : verdict

const toneOf = ({ verdict, exampleCount }: Part) =>
  verdict === 'ok' && exampleCount > 0 ? 'own' : verdict
