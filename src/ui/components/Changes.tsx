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
        const to = changes[id]
        return (
          <li key={id}>
            <span className="secondary">{decisionOf(id).label}:</span>{' '}
            <del>{valueText(id, choices[id])}</del> <Icon name="next" />
            <span className="visually-hidden"> becomes </span>{' '}
            <ins>{to === undefined ? '' : valueText(id, to)}</ins>
          </li>
        )
      })}
    </ul>
  )
}

export const changedIds = (changes: Partial<Choices>) => Object.keys(changes) as DecisionId[]
