import { decisionOf, type Choices, type DecisionId } from '../../core/plan.ts'
import { useOutcome } from '../state/plan-context.ts'
import { Icon } from './Icon.tsx'
import { valueText } from './value-text.ts'
import './changes.css'

/** What a suggestion would change, from and to. */
export function Changes({ changes }: { readonly changes: Partial<Choices> }) {
  const { choices } = useOutcome().evaluation
  return (
    <ul className="changes">
      {changedIds(changes).map((id) => {
        const [from, to] = textsOf(id, choices[id], changes[id] ?? '')
        return (
          <li key={id}>
            <span className="secondary">{decisionOf(id).label}:</span> <del>{from}</del>{' '}
            <Icon name="next" />
            <span className="visually-hidden"> becomes </span> <ins>{to}</ins>
          </li>
        )
      })}
    </ul>
  )
}

type Value = Choices[DecisionId]

/** Of a long list only the entries that go and come. */
function textsOf(id: DecisionId, from: Value, to: Value): readonly [string, string] {
  if (typeof from === 'object' && typeof to === 'object' && from.length > 4) {
    const gone = from.filter((entry) => !to.includes(entry))
    const come = to.filter((entry) => !from.includes(entry))
    const kept = from.length - gone.length
    if (kept > 0) return [gone.join(', '), [...come, `${kept} entries as before`].join(', ')]
  }
  return [valueText(id, from), valueText(id, to)]
}

export const changedIds = (changes: Partial<Choices>) => Object.keys(changes) as DecisionId[]
