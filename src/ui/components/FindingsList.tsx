import { Fragment, type ReactNode } from 'react'
import type { Finding, Scenario, Severity } from '../../core/plan.ts'
import { findingKey } from './FieldFindings.tsx'
import { FindingItem } from './FindingItem.tsx'
import './findings-list.css'

const groups: readonly (readonly [Severity, string])[] = [
  ['error', 'Errors'],
  ['warning', 'Warnings'],
  ['unknown', 'Not known'],
  ['info', 'Notes'],
]

/** All findings, the gravest first, under headings. */
export function FindingsList({
  findings,
  heading: Heading,
  afterErrors,
  isElsewhere = false,
  scenario,
}: {
  readonly findings: readonly Finding[]
  readonly heading: 'h2' | 'h3'
  /** What helps against the errors, right below them. */
  readonly afterErrors?: ReactNode
  /** Of another scenario than the plan. */
  readonly isElsewhere?: boolean
  /** The other scenario, where there is a whole one. */
  readonly scenario?: Scenario
}) {
  if (findings.length === 0) {
    return <p className="secondary">Nothing to report: no error, no warning.</p>
  }
  return (
    <div className="findings-groups">
      {groups.map(([severity, title]) => {
        const own = findings.filter((finding) => finding.severity === severity)
        return (
          own.length > 0 && (
            <Fragment key={severity}>
              <section aria-label={title}>
                <Heading className="findings-title">
                  {title} <span className="secondary">{own.length}</span>
                </Heading>
                <ul className="findings">
                  {own.map((finding) => (
                    <FindingItem
                      key={findingKey(finding)}
                      finding={finding}
                      isElsewhere={isElsewhere}
                      scenario={scenario}
                    />
                  ))}
                </ul>
              </section>
              {severity === 'error' && afterErrors}
            </Fragment>
          )
        )
      })}
    </div>
  )
}
