import { useEffect, useRef, type ReactNode } from 'react'
import { decisionOf, topics, type Finding, type TopicId } from '../../core/plan.ts'
import { Icon, type IconName } from '../components/Icon.tsx'
import { PlaceLink } from '../components/PlaceLink.tsx'
import { counted } from '../components/value-text.ts'
import type { Place } from '../state/location.ts'
import { useOutcome } from '../state/plan-context.ts'

/** All steps, each one click away, with what is wrong in it. */
export function Steps({ topic }: { readonly topic: TopicId }) {
  const { findings } = useOutcome().evaluation
  return (
    <nav className="steps no-print" aria-label="Steps">
      <ol>
        {topics.map(({ id, title }, i) => (
          <Step key={id} to={{ page: 'plan', topic: id }} isCurrent={id === topic}>
            <span className="step-number">{i + 1}</span>
            <span className="step-title">{title}</span>
            <StepMark findings={findings.filter((finding) => names(finding, id))} />
          </Step>
        ))}
        <Step to={{ page: 'review' }} isCurrent={false}>
          <span className="step-number">
            <Icon name="review" />
          </span>
          <span className="step-title">Review and download</span>
        </Step>
      </ol>
    </nav>
  )
}

function Step({
  to,
  isCurrent,
  children,
}: {
  readonly to: Place
  readonly isCurrent: boolean
  readonly children: ReactNode
}) {
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const list = item.current?.parentElement
    if (isCurrent && list && item.current) {
      list.scrollLeft = item.current.offsetLeft - list.clientWidth / 3
    }
  }, [isCurrent])
  return (
    <li ref={item}>
      <PlaceLink to={to} className="step" aria-current={isCurrent ? 'step' : undefined}>
        {children}
      </PlaceLink>
    </li>
  )
}

const names = ({ decisions }: Finding, topic: TopicId) =>
  decisions.some((id) => decisionOf(id).topic === topic)

function StepMark({ findings }: { readonly findings: readonly Finding[] }) {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const warnings = findings.filter(({ severity }) => severity === 'warning').length
  const unknown = findings.filter(({ severity }) => severity === 'unknown').length
  const [tone, words]: readonly [IconName, string] =
    errors > 0
      ? ['error', counted(errors, 'error')]
      : warnings > 0
        ? ['warning', counted(warnings, 'warning')]
        : unknown > 0
          ? ['unknown', `${unknown} not known`]
          : ['ok', 'no error']
  return (
    <span className="step-mark" data-tone={tone} title={words}>
      <Icon name={tone} />
      <span className="visually-hidden">, {words}</span>
    </span>
  )
}
