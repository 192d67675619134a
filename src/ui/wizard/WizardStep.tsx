import { Fragment, lazy, Suspense } from 'react'
import { topics, type Choices, type DecisionId, type TopicId } from '../../core/plan.ts'
import { DecisionField } from '../components/DecisionField.tsx'
import { findingKey } from '../components/FieldFindings.tsx'
import { isWide } from '../components/FieldFrame.tsx'
import { Mark } from '../components/Mark.tsx'
import { verdictText } from '../components/picture/PartLink.tsx'
import { useOutcome } from '../state/plan-context.ts'
import type { DecisionView, Outline } from '../state/views.ts'
import { Crop } from './Crop.tsx'
import { Examples } from './Examples.tsx'
import { More } from './More.tsx'
import { isQuick, sectionsOf, type Section } from './sections.ts'

const ModeCard = lazy(async () => ({ default: (await import('./ModeCard.tsx')).ModeCard }))

const AddressMap = lazy(async () => ({
  default: (await import('./AddressMap.tsx')).AddressMap,
}))

interface Shown extends Omit<Section, 'decisions'> {
  readonly fields: readonly Outline[]
}

/** The questions of one part: those that matter first, the rest folded with its count. */
export function WizardStep({
  topic,
  onPicture,
}: {
  readonly topic: TopicId
  /** Shows the whole picture, where there is only a strip of it. */
  readonly onPicture: (() => void) | undefined
}) {
  const { views, picture, evaluation } = useOutcome()
  const { title, intro } = topics.find(({ id }) => id === topic) ?? { title: '', intro: '' }
  const part = picture.parts.find((one) => one.topic === topic)
  const sections = sectionsOf(topic).map((section) => ({
    title: section.title,
    fields: section.decisions.flatMap((id) => {
      const outline = views.outline(id)
      return isShown(outline, evaluation.choices) ? [outline] : []
    }),
  }))
  const elsewhere = elsewhereOf(sections.flatMap(({ fields }) => fields))
  const quick = only(sections, ({ id }) => isQuick(id))
  const more = only(sections, ({ id }) => !isQuick(id))

  return (
    <section aria-labelledby="step-title">
      <div className="step-head">
        <h1 id="step-title" tabIndex={-1} data-number={part?.number}>
          {title}
        </h1>
        {part && part.verdict !== 'ok' ? (
          <Mark tone={part.verdict} word={verdictText(part)} />
        ) : (
          <Mark tone="ok" word="Works with the rest" />
        )}
        <p className="secondary">{intro}</p>
      </div>
      {onPicture && <Crop topic={topic} onPicture={onPicture} />}
      <Examples topic={topic} />
      {topic === 'addresses' && (
        <Suspense fallback={<div className="skeleton map-place" />}>
          <AddressMap />
        </Suspense>
      )}
      <Fields sections={quick} elsewhere={elsewhere} />
      <More key={topic} fields={more.flatMap(({ fields }) => fields)}>
        {() => <Fields sections={more} elsewhere={elsewhere} />}
      </More>
    </section>
  )
}

const none: readonly string[] = []

/** Narrow fields stand in pairs; whether this one is left without a second. */
function isAlone(fields: readonly Outline[], at: number): boolean {
  const isNarrow = (i: number) => fields[i] !== undefined && !isWide(fields[i].id)
  let first = at
  while (isNarrow(first - 1)) first--
  return isNarrow(at) && !isNarrow(at + 1) && (at - first) % 2 === 0
}

type Elsewhere = ReturnType<typeof elsewhereOf>

function Fields({
  sections,
  elsewhere,
}: {
  readonly sections: readonly Shown[]
  readonly elsewhere: Elsewhere
}) {
  const { views } = useOutcome()
  return sections.map(({ title, fields }) => (
    <section key={title} className="step-section" aria-label={title || undefined}>
      {title !== '' && <h2>{title}</h2>}
      <div className="fields">
        {fields.map(({ id }, i) => (
          <Fragment key={id}>
            <Field view={views.get(id)} elsewhere={elsewhere.get(id) ?? none} />
            {isAlone(fields, i) && <span className="field-gap" />}
          </Fragment>
        ))}
      </div>
    </section>
  ))
}

function Field({
  view,
  elsewhere,
}: {
  readonly view: DecisionView
  readonly elsewhere: readonly string[]
}) {
  return (
    <>
      <DecisionField view={view} elsewhere={elsewhere} />
      {view.id === 'networkMode' && (
        <Suspense fallback={<div className="skeleton mode-place" />}>
          <ModeCard />
        </Suspense>
      )}
    </>
  )
}

/** What was accepted is taken back at the finding itself; the list shows only what no finding shows. */
const isShown = ({ id, isRelevant }: Outline, { accepted }: Choices) =>
  isRelevant && (id !== 'accepted' || accepted.length > 0)

const only = (sections: readonly Shown[], test: (field: Outline) => boolean): readonly Shown[] =>
  sections
    .map(({ title, fields }) => ({ title, fields: fields.filter(test) }))
    .filter(({ fields }) => fields.length > 0)

/**
 * A finding that names several decisions of a step stands in full at one of them: where its
 * suggestion would change something, else at the first.
 */
function elsewhereOf(fields: readonly Outline[]): ReadonlyMap<string, readonly string[]> {
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
