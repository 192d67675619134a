import { useEffect, useRef } from 'react'
import type { Answer, Diagnosis } from '../../core/diagnose.ts'
import { Button } from '../components/Button.tsx'
import { focusHeading } from '../state/focus-heading.ts'
import type { DocumentState } from './document-state.ts'
import { useEngine } from './engine.ts'
import { GuideEnd, GuideStep } from './GuideStep.tsx'
import { forget, update, type Session } from './session.ts'
import './guide.css'

type Way = NonNullable<Session['guide']>

/** The way from a symptom to its cause, one check at a time; what the setup answers is skipped. */
export function Guide({
  guide,
  scenario,
  states = [],
}: {
  readonly guide: Way
  readonly scenario: Diagnosis['scenario']
  /** What became of the output that was pasted. */
  readonly states?: readonly DocumentState[]
}) {
  const { answersIn, nextCheck, symptomGroups } = useEngine()
  const head = useRef<HTMLHeadingElement>(null)
  const tree = symptomGroups.flatMap(({ symptoms }) => symptoms).find(({ id }) => id === guide.id)
  const next = nextCheck(guide.id, guide.answers, scenario, guide.start)
  // Each answer brings another check, and takes its own button along.
  const at = `${guide.id} ${JSON.stringify(guide.answers)}`
  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (shown.current === at) return
    shown.current = at
    head.current?.focus({ preventScroll: true })
    head.current?.scrollIntoView({ block: 'nearest' })
  }, [at])
  if (!tree || !next) return null
  const given = Object.keys(guide.answers)
  const answer = (stepId: string, value: Answer) =>
    setGuide({ ...guide, answers: { ...guide.answers, [stepId]: value } })
  const readOutput = (stepId: string, output: string) =>
    setGuide({ ...guide, answers: { ...guide.answers, ...answersIn(guide.id, stepId, output) } })
  return (
    <section className="guide surface" aria-labelledby="guide-title">
      <div className="guide-head">
        <p className="small secondary">Checks for a symptom</p>
        <h2 id="guide-title" ref={head} tabIndex={-1}>
          {tree.title}
        </h2>
      </div>
      <Before guide={guide} scenario={scenario} />
      {next.skipped.length > 0 && (
        <ul className="guide-skipped small secondary" aria-label="Skipped">
          {next.skipped.map(({ stepId, text, answer: known, by }) => (
            <li key={stepId}>
              Skipped: {text} The {by} says {known}.
            </li>
          ))}
        </ul>
      )}
      {next.kind === 'check' ? (
        <GuideStep
          key={next.stepId}
          check={next}
          number={given.length + 1}
          states={states}
          onAnswer={answer}
          onOutput={readOutput}
        />
      ) : (
        <GuideEnd outcome={next} onGuide={(id) => setGuide({ id, answers: {} })} />
      )}
      <div className="row">
        {given.length > 0 && (
          <Button
            size="small"
            icon="undo"
            onClick={() =>
              setGuide({
                ...guide,
                answers: Object.fromEntries(Object.entries(guide.answers).slice(0, -1)),
              })
            }
          >
            Take the last answer back
          </Button>
        )}
        {guide.start && (
          <Button size="small" onClick={() => setGuide({ id: guide.id, answers: {} })}>
            Begin with the first check
          </Button>
        )}
        <Button
          size="small"
          onClick={() => {
            forget('guide')
            focusHeading()
          }}
        >
          Leave the checks
        </Button>
      </div>
      {tree.notAFault.length > 0 && (
        <details className="small">
          <summary>What looks like it and is none</summary>
          <ul className="guide-skipped">
            {tree.notAFault.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

const setGuide = (guide: Way) => update((before) => ({ ...before, guide }))

/** The checks that were answered, in their order. */
function Before({
  guide,
  scenario,
}: {
  readonly guide: Way
  readonly scenario: Diagnosis['scenario']
}) {
  const { nextCheck } = useEngine()
  const done: { id: string; text: string; isCommand: boolean; word: string }[] = []
  let answers: Way['answers'] = {}
  for (const [id, answer] of Object.entries(guide.answers)) {
    const check = nextCheck(guide.id, answers, scenario, guide.start)
    const text = check?.kind === 'check' ? (check.ask ?? check.command ?? '') : ''
    const isCommand = check?.kind === 'check' && check.ask === undefined
    const word = check?.kind === 'check' ? check.words[answer] : ''
    if (text !== '') done.push({ id, text, isCommand, word })
    answers = { ...answers, [id]: answer }
  }
  if (done.length === 0) return null
  return (
    <ol className="guide-done small" aria-label="Answered">
      {done.map(({ id, text, isCommand, word }) => (
        <li key={id}>
          <span className={isCommand ? 'mono' : undefined}>{text}</span> <b>{word}</b>
        </li>
      ))}
    </ol>
  )
}
