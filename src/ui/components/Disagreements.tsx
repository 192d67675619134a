import type { Finding, Scenario } from '../../core/plan.ts'
import { useReference } from '../state/use-reference.ts'
import { SourceLinks } from './SourceLinks.tsx'

/** Where the sources behind a finding contradict each other: who says what, and what the app goes by. */
export function Disagreements({
  finding,
  scenario,
}: {
  readonly finding: Finding
  readonly scenario: Scenario
}) {
  const conflicts = useReference(true)?.conflictsOf(finding, scenario) ?? []
  return conflicts.map(({ id, topic, positions, decision }) => (
    <section key={id} className="disagreement" aria-label="Sources disagree">
      <p>
        <strong>Sources disagree.</strong> {topic}:
      </p>
      <ul>
        {positions.map(({ says, sources }) => (
          <li key={says}>
            {says}
            <SourceLinks sources={sources} />
          </li>
        ))}
      </ul>
      <p>
        <strong>This app goes by:</strong> {decision}
      </p>
    </section>
  ))
}
