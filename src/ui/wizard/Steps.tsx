import { useEffect, useRef } from 'react'
import { decisionOf, topics, type Finding, type TopicId } from '../../core/plan.ts'
import { Icon, type IconName } from '../components/Icon.tsx'
import { PlaceLink } from '../components/PlaceLink.tsx'
import { counted } from '../components/value-text.ts'
import { useOutcome } from '../state/plan-context.ts'

/** All steps, each one click away, with what is wrong in it. */
export function Steps({ topic }: { readonly topic: TopicId }) {
  const { findings } = useOutcome().evaluation
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (current && list.current) {
      list.current.scrollLeft = current.offsetLeft - list.current.clientWidth / 3
    }
  }, [topic])

  return (
    <nav className="steps no-print" aria-label="Steps">
      <ol ref={list}>
        {topics.map(({ id, title }, i) => (
          <li key={id}>
            <PlaceLink
              to={{ page: 'plan', topic: id }}
              className="step"
              aria-current={id === topic ? 'step' : undefined}
            >
              <span className="step-number">{i + 1}</span>
              <span className="step-title">{title}</span>
              <StepMark findings={findings.filter((finding) => names(finding, id))} />
            </PlaceLink>
          </li>
        ))}
        <li>
          <PlaceLink to={{ page: 'review' }} className="step">
            <span className="step-number">
              <Icon name="review" />
            </span>
            <span className="step-title">Review and download</span>
          </PlaceLink>
        </li>
      </ol>
    </nav>
  )
}

const names = ({ decisions }: Finding, topic: TopicId) =>
  decisions.some((id) => decisionOf(id).topic === topic)

function StepMark({ findings }: { readonly findings: readonly Finding[] }) {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const warnings = findings.filter(({ severity }) => severity === 'warning').length
  const [tone, words]: readonly [IconName, string] =
    errors > 0
      ? ['error', counted(errors, 'error')]
      : warnings > 0
        ? ['warning', counted(warnings, 'warning')]
        : ['ok', 'no error']
  return (
    <span className="step-mark" data-tone={tone} title={words}>
      <Icon name={tone} />
      <span className="visually-hidden">, {words}</span>
    </span>
  )
}
