import { useState } from 'react'
import type { DecisionId } from '../../core/plan.ts'
import type { CardChoice } from './OptionCards.tsx'
import { OptionNeeds } from './OptionNeeds.tsx'
import './why-blocked.css'

/** The reasons that a native list has no room for. */
export function WhyBlocked({
  id,
  choices,
}: {
  readonly id: DecisionId
  readonly choices: readonly CardChoice[]
}) {
  const [isOpen, setOpen] = useState(false)
  const blocked = choices.filter(({ state }) => state?.state === 'blocked')
  return (
    <details
      className="why-blocked"
      hidden={blocked.length === 0}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        Why {blocked.length} of {choices.length} are blocked
      </summary>
      {isOpen && (
        <dl>
          {blocked.map(({ value, name, state }) => (
            <div key={`${id}-${value}`}>
              <dt>{name}</dt>
              <dd>
                {state?.because[0]?.message}{' '}
                <span className="secondary">{state?.because[0]?.remediation}</span>
                <OptionNeeds id={id} value={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  )
}
