import { useCallback, useMemo, useState } from 'react'
import type { Place } from '../../core/diagnose.ts'
import { toldPicture, type Part } from '../../core/picture.ts'
import { useMedia } from '../components/use-media.ts'
import { Actions } from './Actions.tsx'
import { Documents } from './Documents.tsx'
import { asidesIn, documentStates } from './document-state.ts'
import { Facts } from './Facts.tsx'
import { Found } from './Found.tsx'
import { Guide } from './Guide.tsx'
import { GuideStart } from './GuideStart.tsx'
import { Intake } from './Intake.tsx'
import { Progress } from './Progress.tsx'
import { Questions } from './Questions.tsx'
import { Refused } from './Refused.tsx'
import { ResultHead } from './ResultHead.tsx'
import { SentHead } from './SentHead.tsx'
import { leadTo, ShowContext } from './show.ts'
import type { Session } from './session.ts'
import { Texts, type Target } from './Texts.tsx'
import { TheNode } from './TheNode.tsx'
import { answersName, type Diagnosed, type Running } from './use-diagnosis.ts'

/** The customer's node at the left, with what was sent below it; at the right what is wrong, asked and read. */
export function Result({
  diagnosed,
  session,
  running,
}: {
  readonly diagnosed: Diagnosed
  readonly session: Session
  readonly running: Running
}) {
  const { diagnosis, texts: all } = diagnosed
  const isNarrow = useMedia('(max-width: 900px)')
  const [target, setTarget] = useState<Target>()
  const [isAdding, setAdding] = useState(false)
  const show = useCallback((place: Place) => setTarget({ place }), [])
  const picture = useMemo(() => toldPicture(diagnosis), [diagnosis])
  const states = useMemo(
    () =>
      documentStates(diagnosis, new Map(all.map(({ name, lines }) => [name, lines.length]))).filter(
        ({ document }) => document.file !== answersName,
      ),
    [diagnosis, all],
  )
  // What cannot be read is all that there is to see, and not the node of which nothing is told.
  const isAnyRead = states.some(({ tone }) => tone !== 'unread')
  const texts = all.filter(({ name }) => name !== answersName)
  const toPart = useCallback((part: Part) => {
    const [pin] = part.pins ?? []
    leadTo(pin === undefined ? `facts-${part.topic}` : `finding-${pin}`)
  }, [])

  const head = <ResultHead diagnosis={diagnosis} states={states} />
  const sent = (
    <>
      <SentHead texts={texts} isAdding={isAdding} onAdd={() => setAdding(!isAdding)} />
      {isAdding && (
        <div className="surface diagnose-card">
          <Intake
            onTaken={() => {
              setAdding(false)
              // The button that had the focus goes with its form.
              document.getElementById('add-sent')?.focus({ preventScroll: true })
            }}
          />
        </div>
      )}
      <Progress running={running} files={session.files} />
      {session.refused !== undefined && <Refused message={session.refused} />}
    </>
  )
  const node = <TheNode picture={picture} isNarrow={isNarrow} onPart={toPart} />
  const documents = (
    <Documents states={states} asides={asidesIn(diagnosis)} removed={session.removed} />
  )
  const guide = session.guide && (
    <Guide guide={session.guide} scenario={diagnosis.scenario} states={states} />
  )
  const symptoms = !session.guide && <GuideStart />
  const found = <Found diagnosed={diagnosed} session={session} />
  const questions = <Questions diagnosis={diagnosis} answers={session.answers} />
  const facts = <Facts diagnosis={diagnosis} />
  const actions = <Actions diagnosed={diagnosed} session={session} />
  const shown = <Texts texts={texts} diagnosis={diagnosis} target={target} fixes={session.fixes} />

  return (
    <ShowContext value={show}>
      {isNarrow ? (
        <div className="page result-page">
          {head}
          {guide}
          {node}
          {found}
          {questions}
          {sent}
          {actions}
          {symptoms}
          {documents}
          {facts}
          {shown}
        </div>
      ) : (
        <div className="diagnosis">
          <div className="diagnosis-canvas">
            {sent}
            {isAnyRead ? (
              <>
                {node}
                {documents}
              </>
            ) : (
              <>
                {documents}
                {node}
              </>
            )}
            {shown}
          </div>
          <div className="diagnosis-side">
            {head}
            {actions}
            {guide}
            {found}
            {questions}
            {symptoms}
            {facts}
          </div>
        </div>
      )}
    </ShowContext>
  )
}
