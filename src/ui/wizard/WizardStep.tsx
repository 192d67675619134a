import { topics, type DecisionId, type TopicId } from '../../core/plan.ts'
import { DecisionField } from '../components/DecisionField.tsx'
import { findingKey } from '../components/FieldFindings.tsx'
import { useOutcome } from '../state/plan-context.ts'
import type { DecisionView } from '../state/views.ts'
import { AddressMap } from './AddressMap.tsx'
import { sectionsOf } from './sections.ts'

/** One page of the wizard: a topic's decisions, each with the findings that name it. */
export function WizardStep({ topic }: { readonly topic: TopicId }) {
  const { views } = useOutcome()
  const { title, intro } = topics.find(({ id }) => id === topic) ?? { title: '', intro: '' }
  const sections = sectionsOf(topic).map((section) => ({
    title: section.title,
    fields: section.decisions.flatMap((id) => {
      const view = views.get(id)
      return isShown(view) ? [view] : []
    }),
  }))
  const elsewhere = elsewhereOf(sections.flatMap(({ fields }) => fields))

  return (
    <section aria-labelledby="step-title">
      <div className="step-head">
        <h1 id="step-title" tabIndex={-1}>
          {title}
        </h1>
        <p className="secondary">{intro}</p>
      </div>
      {topic === 'addresses' && <AddressMap />}
      {sections.map(
        ({ title, fields }) =>
          fields.length > 0 && (
            <section key={title} className="step-section" aria-label={title || undefined}>
              {title !== '' && <h2>{title}</h2>}
              <div className="fields">
                {fields.map((view) => (
                  <DecisionField
                    key={view.id}
                    view={view}
                    elsewhere={elsewhere.get(view.id) ?? none}
                  />
                ))}
              </div>
            </section>
          ),
      )}
    </section>
  )
}

const none: readonly string[] = []

/** What was accepted is taken back at the finding itself; the list shows only what no finding shows. */
const isShown = ({ id, isRelevant, resolved }: DecisionView) =>
  isRelevant && (id !== 'accepted' || (Array.isArray(resolved) && resolved.length > 0))

/**
 * A finding that names several decisions of a step stands in full at one of them: where its
 * suggestion would change something, else at the first.
 */
function elsewhereOf(fields: readonly DecisionView[]): ReadonlyMap<string, readonly string[]> {
  const homes = new Map<string, DecisionId>()
  for (const { id, findings } of fields) {
    for (const finding of findings) {
      const key = findingKey(finding)
      const isMended = finding.suggestion !== undefined && id in finding.suggestion
      if (isMended || !homes.has(key)) homes.set(key, id)
    }
  }
  return new Map(
    fields.flatMap(({ id, findings }) => {
      const keys = findings.map(findingKey).filter((key) => homes.get(key) !== id)
      return keys.length > 0 ? [[id, keys] as const] : []
    }),
  )
}
