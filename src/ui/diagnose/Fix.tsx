import type { Diagnosis, Edit, ShownFile } from '../../core/diagnose.ts'
import { decisionOf, keysOf, type Choices, type Finding } from '../../core/plan.ts'
import { Button } from '../components/Button.tsx'
import { changedLines, type Stretch } from './changed-lines.ts'
import { countText } from './count-text.ts'
import { changesInPlan } from './changes-in-plan.ts'
import { saidBy, update } from './session.ts'
import { leadTo } from './show.ts'

/** The change that mends it, before and after: in the text where its values stand there, else in the plan. */
export function Fix({
  finding,
  diagnosis,
  texts,
  changes,
  shownAt,
}: {
  readonly finding: Finding
  readonly diagnosis: Diagnosis
  readonly texts: readonly ShownFile[]
  readonly changes: Partial<Choices>
  /** Another finding that shows the same change. */
  readonly shownAt: number | undefined
}) {
  const { suggestion, edits } = finding
  if (edits) {
    const label = labelOf(suggestion, edits)
    return (
      <InText said={saidBy(finding)} label={label} edits={edits} texts={texts} shownAt={shownAt} />
    )
  }
  return suggestion ? (
    <InPlan suggestion={suggestion} diagnosis={diagnosis} changes={changes} />
  ) : null
}

/** What a fix changes: the decisions, else the text. */
const labelOf = (suggestion: Finding['suggestion'], [first]: readonly Edit[]) =>
  suggestion
    ? keysOf(suggestion)
        .map((id) => decisionOf(id).label)
        .join(', ')
    : (first?.from.trim() ?? '')

function InPlan({
  suggestion,
  diagnosis,
  changes,
}: {
  readonly suggestion: Partial<Choices>
  readonly diagnosis: Diagnosis
  readonly changes: Partial<Choices>
}) {
  const ids = keysOf(suggestion)
  const rows = changesInPlan(suggestion, diagnosis)
  // What the plan does by itself is no change that anybody makes.
  if (rows.length === 0) return null
  const isApplied = ids.every((id) => same(changes[id], suggestion[id]))
  return (
    <div className="fix">
      <ul className="fix-changes">
        {rows.map(({ id, from, to }) => (
          <li key={id}>
            <span className="small secondary">{decisionOf(id).label}</span>
            {from !== '' && <del className="mono">{from}</del>}
            {to !== '' && <ins className="mono">{to}</ins>}
          </li>
        ))}
      </ul>
      <div className="row">
        <Button
          look="outlined"
          size="small"
          onClick={() =>
            update((before) => ({
              ...before,
              changes: isApplied
                ? Object.fromEntries(
                    Object.entries(before.changes).filter(([id]) => !(id in suggestion)),
                  )
                : { ...before.changes, ...suggestion },
            }))
          }
        >
          {isApplied ? 'Take back' : 'Apply in the plan'}
        </Button>
        <span className="small secondary" role="status">
          {isApplied && 'It is in the plan that you continue with.'}
        </span>
      </div>
    </div>
  )
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Of a change in more places than these the rest is folded. */
const maxPlaces = 2
/** And of those that are folded nobody looks at more. */
const mostFolded = 100

function InText({
  said,
  label,
  edits,
  texts,
  shownAt,
}: {
  readonly said: string
  readonly label: string
  readonly edits: readonly Edit[]
  readonly texts: readonly ShownFile[]
  readonly shownAt: number | undefined
}) {
  const places = changedLines(edits, texts).map(({ file, line, column, before, after }) => (
    <figure key={`${file}:${line}:${column}`} className="fix-text">
      <figcaption className="small secondary">
        {file}, line {line}
      </figcaption>
      <del className="mono">
        <Parts parts={before} />
      </del>
      {after && (
        <ins className="mono">
          <Parts parts={after} />
        </ins>
      )}
    </figure>
  ))
  const shown = shownAt === undefined ? places.slice(0, maxPlaces) : []
  const folded = places.slice(shown.length)
  const left = folded.length - mostFolded
  return (
    <div className="fix">
      {shown}
      {folded.length > 0 && (
        <details className="fix-more">
          <summary>
            {shownAt === undefined
              ? `The same in ${countText(folded.length, 'more place')}`
              : `The same change as of finding ${shownAt}`}
          </summary>
          {folded.slice(0, mostFolded)}
          {left > 0 && <p className="small secondary">and {left.toLocaleString('en')} more</p>}
        </details>
      )}
      <div>
        <Button
          look="outlined"
          size="small"
          onClick={() => {
            // The button goes with its finding; what was applied stands under the heading.
            leadTo('found-title')
            update((before) => ({ ...before, fixes: [...before.fixes, { said, label, edits }] }))
          }}
        >
          {places.length > 1 ? `Apply in ${countText(places.length, 'place')}` : 'Apply'}
        </Button>
      </div>
    </div>
  )
}

/** Of a line what changes stands out. */
const Parts = ({ parts: [lead, changed, tail] }: { readonly parts: Stretch }) => (
  <>
    <Words text={lead} />
    {changed !== '' && (
      <b>
        <Words text={changed} />
      </b>
    )}
    <Words text={tail} />
  </>
)

/** A flag is broken at a hyphen only where it is longer than the line. */
const Words = ({ text }: { readonly text: string }) =>
  text.split(/( +)/).map((word, i) =>
    word.trim() === '' ? (
      word
    ) : (
      <span key={i} className="fix-word">
        {word}
      </span>
    ),
  )
