import type { Asked, Condition, Diagnosis } from '../../core/diagnose.ts'
import { choicesOf, decisionOf } from '../../core/plan.ts'
import { Button } from '../components/Button.tsx'
import { CopyButton } from '../components/CopyButton.tsx'
import { SelectInput } from '../components/Input.tsx'
import { counted } from '../components/value-text.ts'
import { Command } from './Command.tsx'
import { useEngine } from './engine.ts'
import { update, type Session } from './session.ts'
import './questions.css'

/** What to ask the customer, what depends on it and the command that tells; then what to collect. */
export function Questions({
  diagnosis: { questions, collect },
  answers,
}: {
  readonly diagnosis: Diagnosis
  readonly answers: Session['answers']
}) {
  const { askedOnce, commandsFor, questionsText } = useEngine()
  const asked = askedOnce(questions)
  const askedCommands = new Set(questions.flatMap(commandsFor))
  const more = collect.filter(({ command }) => !askedCommands.has(command))
  const given = Object.entries(answers)
  if (questions.length === 0 && more.length === 0 && given.length === 0) return null
  return (
    <section aria-labelledby="questions-title" className="questions">
      <div className="questions-head">
        <h2 id="questions-title" tabIndex={-1}>
          {questions.length + given.length > 0 ? 'Ask the customer' : 'Collect next'}
        </h2>
        {(questions.length > 0 || more.length > 1) && (
          <CopyButton
            text={() => questionsText(questions, more)}
            label={questions.length > 0 ? `Copy ${counted(asked.length, 'question')}` : 'Copy all'}
            spoken="Copy what to ask and to collect"
          />
        )}
      </div>
      {given.length > 0 && (
        <ul className="small" aria-label="Answered">
          {given.map(([id, value]) => (
            <li key={id} className="row">
              {labelOf(id as Condition)}: <b>{nameOf(id as Condition, value)}</b>
              <Button
                size="small"
                aria-label={`Take back the answer: ${labelOf(id as Condition)}`}
                onClick={() => answer(id as Condition, '')}
              >
                Take back
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ol className="questions-list">
        {asked.map((question) => (
          <ToAsk key={question.ask} question={question} />
        ))}
      </ol>
      {more.length > 0 && (
        <>
          {questions.length + given.length > 0 && <h3>Collect</h3>}
          <ul className="questions-list">
            {more.map(({ command, why }) => (
              <li key={command}>
                <Command command={command} />
                <p className="small secondary">{why}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function ToAsk({ question }: { readonly question: Asked }) {
  const { ask, cases, about } = question
  const { commandsFor } = useEngine()
  return (
    <li>
      <p>
        <b>{ask}</b>
      </p>
      {cases.map(({ when, messages }) => (
        <div key={when} className="small secondary">
          {when}:
          {messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </div>
      ))}
      {commandsFor(question).map((command) => (
        <Command key={command} command={command} />
      ))}
      <div className="questions-answers">
        {about.filter(isClosed).map((condition) => (
          <label key={condition} className="small">
            Answer: {labelOf(condition)}
            <SelectInput value="" onChange={(event) => answer(condition, event.target.value)}>
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
    </li>
  )
}

function answer(condition: Condition, value: string) {
  // The field or the button that had the focus goes with its question.
  document.getElementById('questions-title')?.focus({ preventScroll: true })
  update((before) => {
    const { [condition]: _, ...others } = before.answers
    return { ...before, answers: value === '' ? others : { ...others, [condition]: value } }
  })
}

const labelOf = (condition: Condition) =>
  condition === 'operatingSystem' ? 'Pods without a system run on' : decisionOf(condition).label

const answersOf = (condition: Condition) =>
  condition === 'operatingSystem'
    ? [
        { value: 'windows', name: 'Windows' },
        { value: 'linux', name: 'Linux' },
      ]
    : choicesOf(condition)

const isClosed = (condition: Condition) => answersOf(condition).length > 0

const nameOf = (condition: Condition, value: string) =>
  answersOf(condition).find((choice) => choice.value === value)?.name ?? value
