import { useState } from 'react'
import { evaluate } from '../../core/plan.ts'
import { Button } from '../components/Button.tsx'
import { scenarioText } from '../components/value-text.ts'
import { useActions, useSession } from '../state/plan-context.ts'
import { readLink } from '../state/start.ts'
import { load, openStore, type SavedPlan } from '../state/storage.ts'

/** Plans without a name that links, presets and other tabs took the place of; nobody has to save them. */
export function Earlier({ onClose }: { readonly onClose: () => void }) {
  const { open } = useActions()
  const { lineage } = useSession()
  const [plans] = useState(() => earlierPlans(lineage))
  if (plans.length === 0) return null
  const openIt = ({ query, lineage: own, mine = [] }: SavedPlan) => {
    const { choices, notices } = readLink(query, 'saved plan')
    open(choices, { notices, as: { lineage: own, mine } })
    onClose()
  }
  return (
    <section aria-labelledby="plans-earlier">
      <h3 id="plans-earlier">From before, without a name</h3>
      <ul className="plans-list">
        {plans.map(({ plan, name, text }) => (
          <li key={plan.lineage} className="plans-row">
            <div>
              <b>{name}</b>
              <p className="secondary small">{text}</p>
            </div>
            <Button size="small" onClick={() => openIt(plan)} aria-label={`Open ${name}, ${text}`}>
              Open
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function earlierPlans(lineage: string) {
  const { previous, earlier = [] } = load(openStore()).saved
  return [...(previous ? [previous] : []), ...earlier]
    .filter((plan) => plan.lineage !== lineage)
    .map((plan) => {
      const { scenario } = evaluate(readLink(plan.query, 'saved plan').choices)
      return { plan, name: scenario.nodeName, text: scenarioText(scenario) }
    })
}
