import { useMemo, useState } from 'react'
import { lintManifests, type Condition, type Known } from '../../core/diagnose.ts'
import { diagnoseRest } from './diagnose-rest.ts'
import { byGravity, choicesOf, decisionOf } from '../../core/plan.ts'
import { Button } from '../components/Button.tsx'
import { SelectInput } from '../components/Input.tsx'
import { FindingsList } from '../components/FindingsList.tsx'
import { counted } from '../components/value-text.ts'
import type { Opened } from './open-files.ts'

/** What manifests hold and what is wrong in them; what they do not say can be answered here. */
export function ManifestResult({
  opened: { files, unread },
  onClose,
}: {
  readonly opened: Extract<Opened, { readonly kind: 'manifests' }>
  readonly onClose: () => void
}) {
  const [answers, setAnswers] = useState({ files, known: nothing })
  // What was answered for one set of files says nothing of the next.
  const known = answers.files === files ? answers.known : nothing
  const unasked = useMemo(() => lintManifests(files, nothing), [files])
  const asked = [...new Set(unasked.questions.flatMap(({ about }) => about))]
  const {
    findings,
    questions,
    manifests,
    unread: parts,
  } = useMemo(
    () => (known === nothing ? unasked : lintManifests(files, known)),
    [files, known, unasked],
  )
  const rest = useMemo(() => diagnoseRest(files, unasked.manifests), [files, unasked])
  const all = [...findings, ...rest.findings].toSorted(byGravity)
  const open = [...questions, ...rest.questions]
  const answer = (condition: Condition, value: string) =>
    setAnswers({ files, known: { ...known, [condition]: value === '' ? undefined : value } })
  const hasChecks = manifests.length > rest.checked.filter(({ about }) => about.length === 0).length
  return (
    <section className="result surface" aria-labelledby="result-title">
      <div className="result-head">
        <h2 id="result-title" tabIndex={-1}>
          {manifests.length === 0 ? 'No object' : counted(manifests.length, 'object')} read
        </h2>
        <p className="secondary">{manifests.map(({ title }) => title).join(' · ')}</p>
      </div>
      {(unread.length > 0 || parts.length > 0) && (
        <ul className="small secondary" aria-label="Not read">
          {parts.map(({ file, line, reason }) => (
            <li key={`${file}:${line}`}>
              {file}, line {line}, is not read. {reason}
            </li>
          ))}
          {unread.map((name) => (
            <li key={name}>{name} is not read: it is neither a plan nor a manifest.</li>
          ))}
        </ul>
      )}
      {asked.length > 0 && (
        <fieldset className="unsaid">
          <legend className="field-label">What the manifests do not say</legend>
          <div className="unsaid-fields">
            {asked.map((condition) => (
              <label key={condition} className="field">
                <span className="small">{labelOf(condition)}</span>
                <SelectInput
                  value={chosenOf(known[condition])}
                  onChange={(event) => answer(condition, event.target.value)}
                >
                  <option value="">Not known</option>
                  {answersOf(condition).map(({ value, name }) => (
                    <option key={value} value={value}>
                      {name}
                    </option>
                  ))}
                </SelectInput>
              </label>
            ))}
          </div>
          {questions.length > 0 && (
            <ul className="unsaid-cases small" aria-label="What depends on it">
              {questions.map(({ ask, when, messages }) => (
                <li key={`${ask} ${when} ${messages.join()}`}>
                  <strong>{when}</strong>
                  {messages.map((message) => (
                    <p key={message}>{message}</p>
                  ))}
                </li>
              ))}
            </ul>
          )}
        </fieldset>
      )}
      {rest.questions.length > 0 && (
        <ul className="unsaid-cases small" aria-label="What else depends on what is not said">
          {rest.questions.map(({ ask, when, messages }) => (
            <li key={`${ask} ${when} ${messages.join()}`}>
              <strong>{when}</strong>
              {messages.map((message) => (
                <p key={message}>{message}</p>
              ))}
            </li>
          ))}
        </ul>
      )}
      {rest.checked.length > 0 && (
        <ul className="small secondary" aria-label="What else was checked">
          {rest.checked.map(({ file, line, title, about }) => (
            <li key={`${file}:${line}`}>
              {title} ({file}, line {line}):{' '}
              {about.length === 0
                ? 'not checked, no check is about it.'
                : `checked for: ${about.join('; ')}.`}
            </li>
          ))}
        </ul>
      )}
      {all.length > 0 || (hasChecks && open.length === 0) ? (
        <FindingsList findings={all} heading="h3" isElsewhere />
      ) : (
        <p className="secondary">
          {hasChecks
            ? 'Nothing is wrong in every case; what depends on the answers stands above.'
            : 'So nothing was checked.'}
        </p>
      )}
      <div className="row">
        <Button look="outlined" onClick={onClose}>
          Close
        </Button>
      </div>
    </section>
  )
}

const nothing: Known = {}

/** Only closed decisions are asked for, whose values are no objects. */
const chosenOf = (value: Known[Condition]) => (typeof value === 'object' ? '' : String(value ?? ''))

const labelOf = (condition: Condition) =>
  condition === 'operatingSystem' ? 'Pods without a system run on' : decisionOf(condition).label

const answersOf = (condition: Condition) =>
  condition === 'operatingSystem'
    ? [
        { value: 'windows', name: 'Windows' },
        { value: 'linux', name: 'Linux' },
      ]
    : choicesOf(condition)
