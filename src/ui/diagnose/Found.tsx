import { Fragment } from 'react'
import type { Finding, Severity } from '../../core/plan.ts'
import { Applied } from './Applied.tsx'
import { checksIn } from './document-state.ts'
import { FoundItem } from './FoundItem.tsx'
import { saidBy, type Session } from './session.ts'
import type { Diagnosed } from './use-diagnosis.ts'
import './found.css'

const groups: readonly (readonly [Severity, string])[] = [
  ['error', 'Errors'],
  ['warning', 'Warnings'],
  ['unknown', 'Not known'],
  ['info', 'Notes'],
]

/** What is wrong, the gravest first, under the numbers that stand in picture and text. */
export function Found({
  diagnosed: { diagnosis, texts },
  session,
}: {
  readonly diagnosed: Diagnosed
  readonly session: Session
}) {
  const numbered = diagnosis.findings.map((finding, i) => ({ finding, number: i + 1 }))
  const hasFault = numbered.some(({ finding }) => isFault(finding.severity))
  const firstWith = new Map(
    numbered.toReversed().map(({ finding, number }) => [fixKey(finding), number] as const),
  )
  const mended = new Set(session.fixes.map(({ said }) => said))
  const checks = checksIn(diagnosis)
  return (
    <section aria-labelledby="found-title" className="found">
      <h2 id="found-title" tabIndex={-1}>
        {hasFault ? 'What is wrong' : 'What was found'}
      </h2>
      <Applied
        fixes={session.fixes}
        hasMessages={numbered.some(
          ({ finding: { id, severity } }) => id.startsWith('symptom-') && isFault(severity),
        )}
      />
      {!hasFault && (
        <p className="secondary">
          {checks > 0
            ? 'The checks found no fault in what was sent. That says nothing of what was not sent: see what was checked, and what to ask and collect.'
            : `No check is about what was sent, so nothing can be said of it${numbered.length > 0 ? ' beyond this' : ''}. See how to send it, and what to ask and collect.`}
        </p>
      )}
      {groups.map(([severity, title]) => {
        const own = numbered.filter(({ finding }) => finding.severity === severity)
        if (own.length === 0) return null
        const list = (
          <ol className="found-list">
            {own.map(({ finding, number }) => (
              <FoundItem
                key={number}
                finding={finding}
                number={number}
                diagnosis={diagnosis}
                texts={texts}
                changes={session.changes}
                sameFix={firstWith.get(fixKey(finding))}
                isMended={!finding.edits && mended.has(saidBy(finding))}
              />
            ))}
          </ol>
        )
        const head = `${title} ${own.length}`
        return (
          <Fragment key={severity}>
            {severity === 'info' && hasFault ? (
              <details>
                <summary>{head}</summary>
                <section aria-label={title}>{list}</section>
              </details>
            ) : (
              <section aria-label={title}>
                <h3 className="visually-hidden">{head}</h3>
                {list}
              </section>
            )}
          </Fragment>
        )
      })}
    </section>
  )
}

/** What its fix does to the text; nothing where it has none. */
const fixKey = ({ edits }: Finding) => (edits ? JSON.stringify(edits) : undefined)

const isFault = (severity: Severity) => severity === 'error' || severity === 'warning'
