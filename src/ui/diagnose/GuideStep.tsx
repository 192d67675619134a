import type { Answer, NextCheck, Outcome } from '../../core/diagnose.ts'
import { Button } from '../components/Button.tsx'
import { Mark } from '../components/Mark.tsx'
import { SourceLinks } from '../components/SourceLinks.tsx'
import { Command } from './Command.tsx'
import type { DocumentState } from './document-state.ts'
import { outputName } from './output-text.ts'
import { PasteOutput } from './PasteOutput.tsx'

const places = {
  1: 'Where kubectl runs',
  2: 'On the node',
  3: 'On the node; it changes something',
} as const

const both = ['yes', 'no'] as const

/** One check: what to ask or run, where its output goes, and what each answer means. */
export function GuideStep({
  check: { stepId, ask, command, expected, words, means, cost, sources },
  number,
  states,
  onAnswer,
  onOutput,
}: {
  readonly check: NextCheck
  readonly number: number
  readonly states: readonly DocumentState[]
  readonly onAnswer: (stepId: string, answer: Answer) => void
  readonly onOutput: (stepId: string, output: string) => void
}) {
  return (
    <div className="guide-step">
      <h3>
        Check {number}
        {ask === undefined && <span className="secondary"> · {places[cost]}</span>}
      </h3>
      {ask !== undefined && <p className="guide-ask">{ask}</p>}
      {command !== undefined && (
        <>
          <Command command={command} />
          <PasteOutput command={command} onRead={(output) => onOutput(stepId, output)} />
          <OutputRead command={command} states={states} />
          <p>
            <b>Does it show this?</b> {expected}
          </p>
        </>
      )}
      <div className="guide-answers">
        {(words.yes === 'Yes' ? both : both.toReversed()).map((answer) => (
          <Choice
            key={answer}
            word={words[answer]}
            means={means[answer]}
            onClick={() => onAnswer(stepId, answer)}
          />
        ))}
      </div>
      <details className="small">
        <summary className="secondary">Why</summary>
        <SourceLinks sources={sources} />
      </details>
    </div>
  )
}

/** What the pasted output shows, and where that stands. */
function OutputRead({
  command,
  states,
}: {
  readonly command: string
  readonly states: readonly DocumentState[]
}) {
  const own = states.filter(({ document }) => document.file.startsWith(outputName(command)))
  return (
    <div className="small" role="status">
      {own.map(({ document: { file, lines }, verdict, summary }) => (
        <p key={`${file}:${lines.join()}`}>
          <b>{verdict}</b> <span className="secondary">{summary}</span>
        </p>
      ))}
    </div>
  )
}

function Choice({
  word,
  means,
  onClick,
}: {
  readonly word: string
  readonly means: string
  readonly onClick: () => void
}) {
  return (
    <div>
      <Button look="outlined" onClick={onClick}>
        {word}
      </Button>
      <p className="small secondary">{means}</p>
    </div>
  )
}

/** Where the checks lead. */
export function GuideEnd({
  outcome,
  onGuide,
}: {
  readonly outcome: Outcome
  readonly onGuide: (id: string) => void
}) {
  const { cause, remedy, collect, see, confidence, sources } = outcome
  return (
    <div className="guide-step" role="status">
      {cause === undefined ? (
        <>
          <h3>
            <Mark tone="unknown" word="The checks know no further" />
          </h3>
          <p>{collect}</p>
        </>
      ) : (
        <>
          <h3>
            <Mark tone="warning" word={confidence === 'verified' ? 'Cause' : 'Likely cause'} />
          </h3>
          <p className="guide-ask">{cause}</p>
          {remedy !== undefined && (
            <p>
              <b>Remedy:</b> {remedy}
            </p>
          )}
        </>
      )}
      {see.length > 0 && (
        <ul className="guide-see">
          {see.map(({ id, kind, text, remedy: cure }) => (
            <li key={id}>
              {kind === 'tree' ? (
                <Button size="small" endIcon="next" onClick={() => onGuide(id)}>
                  Go on with: {text}
                </Button>
              ) : (
                <p className="small">
                  {text} {cure !== undefined && <span className="secondary">{cure}</span>}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      <SourceLinks sources={sources} />
    </div>
  )
}
