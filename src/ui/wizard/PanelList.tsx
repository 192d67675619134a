import { useDeferredValue, useState } from 'react'
import { choicesOf, decisionOf, topics, type DecisionId, type Evaluation } from '../../core/plan.ts'
import { TextInput } from '../components/Input.tsx'
import { PlaceLink } from '../components/PlaceLink.tsx'
import { counted, valueText } from '../components/value-text.ts'
import { useOutcome, useSession } from '../state/plan-context.ts'
import { isRebuilt } from '../state/whose.ts'
import { ListRow } from './ListRow.tsx'
import { sectionsOf } from './sections.ts'
import './panel-list.css'

/** Every value of the plan, one row each, for who changes ten of them: filtered by text, changed in place. */
export function PanelList() {
  const { views, evaluation } = useOutcome()
  const { mine } = useSession()
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed)
  const groups = topics.map(({ id, title }) => ({
    id,
    title,
    fields: sectionsOf(id)
      .flatMap(({ decisions }) => decisions)
      .filter((one) => one !== 'accepted' && views.outline(one).isRelevant),
  }))
  const shown = groups.map((group) => ({
    ...group,
    ids: group.fields.filter((id) => isMatch(id, evaluation, query)),
  }))
  const count = shown.reduce((sum, { ids }) => sum + ids.length, 0)
  const total = groups.reduce((sum, { fields }) => sum + fields.length, 0)
  return (
    <div className="list">
      <div className="list-head">
        <TextInput
          aria-label="Filter the fields"
          placeholder="Filter by name or value"
          value={typed}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <p className="secondary small" role="status">
          {count === total ? counted(total, 'field') : `${count} of ${counted(total, 'field')}`}
        </p>
      </div>
      {count === 0 && <p className="secondary">No field has this in its name or value.</p>}
      {shown.map(
        ({ id, title, ids }, i) =>
          ids.length > 0 && (
            <section key={id} aria-labelledby={`list-${id}`}>
              <h2 id={`list-${id}`}>
                <PlaceLink to={{ page: 'plan', topic: id }}>
                  {i + 1} {title}
                </PlaceLink>{' '}
                <span className="secondary small">{ids.length}</span>
              </h2>
              <ul className="list-rows">
                {ids.map((one) => (
                  <ListRow
                    key={one}
                    view={views.get(one)}
                    isConfirmed={mine.includes(one)}
                    isRebuilt={isRebuilt(mine)}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  )
}

/** Every word typed stands somewhere in the label, the id, the value or the names of the values. */
function isMatch(id: DecisionId, { choices }: Evaluation, query: string): boolean {
  if (query.trim() === '') return true
  const text = [
    decisionOf(id).label,
    id,
    valueText(id, choices[id]),
    ...choicesOf(id).map(({ name }) => name),
  ]
    .join(' ')
    .toLowerCase()
  return query
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
