import type { Part } from '../../core/picture.ts'
import type { TopicId } from '../../core/plan.ts'
import { Icon } from './Icon.tsx'
import { spokenVerdict } from './picture/PartLink.tsx'
import { PlaceLink } from './PlaceLink.tsx'
import { useOutcome } from '../state/plan-context.ts'
import './summary.css'

/** The plan in one line where the picture is not to be seen; each value leads back to its part. */
export function Summary({ topic }: { readonly topic?: TopicId }) {
  const { picture } = useOutcome()
  const stop = topic ?? picture.parts[0]?.topic
  return (
    <nav aria-label="The plan in short">
      <ol className="summary" data-walk>
        {picture.parts.map((part) => (
          <li key={part.id}>
            <PlaceLink
              to={{ page: 'plan', topic: part.topic }}
              className="summary-part"
              tabIndex={part.topic === stop ? 0 : -1}
              aria-current={part.topic === topic ? 'step' : undefined}
              aria-label={`${part.title}: ${part.value}. ${spokenVerdict(part)}`}
              data-tone={toneOf(part)}
            >
              {toneOf(part) !== 'ok' && (
                <Icon name={part.verdict === 'ok' ? 'edit' : part.verdict} />
              )}
              {part.value}
            </PlaceLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const toneOf = ({ verdict, exampleCount }: Part) =>
  verdict === 'ok' && exampleCount > 0 ? 'own' : verdict
