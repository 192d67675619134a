import type { Diagnosis, ShownFile } from '../../core/diagnose.ts'
import { decisionOf, keysOf, type Choices } from '../../core/plan.ts'
import { Button } from '../components/Button.tsx'
import { counted, valueText } from '../components/value-text.ts'
import { fixesInText, type TextFix } from './fix-in-text.ts'
import { update } from './session.ts'
import { leadTo } from './show.ts'

/** The change that mends it, before and after: in the text where its values stand there, else in the plan. */
export function Fix({
  suggestion,
  diagnosis,
  texts,
  changes,
}: {
  readonly suggestion: Partial<Choices>
  readonly diagnosis: Diagnosis
  readonly texts: readonly ShownFile[]
  readonly changes: Partial<Choices>
}) {
  const fixes = fixesInText(suggestion, diagnosis)
  if (fixes) return <InText fixes={fixes} texts={texts} />
  const ids = keysOf(suggestion)
  const isApplied = ids.every((id) => same(changes[id], suggestion[id]))
  return (
    <div className="fix">
      <ul className="fix-changes">
        {ids.map((id) => {
          const now = diagnosis.scenario[id]
          return (
            <li key={id}>
              <span className="small secondary">{decisionOf(id).label}</span>
              <del className="mono">{now === undefined ? 'not told' : valueText(id, now)}</del>
              <ins className="mono">{valueText(id, suggestion[id] ?? '')}</ins>
            </li>
          )
        })}
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

function InText({
  fixes,
  texts,
}: {
  readonly fixes: readonly TextFix[]
  readonly texts: readonly ShownFile[]
}) {
  const places = fixes.map((fix) => {
    const line = texts.find(({ name }) => name === fix.file)?.lines[fix.line - 1] ?? fix.from
    const after =
      line.slice(0, fix.column - 1) + fix.to + line.slice(fix.column - 1 + fix.from.length)
    return (
      <figure key={`${fix.file}:${fix.line}`} className="fix-text">
        <figcaption className="small secondary">
          {fix.file}, line {fix.line}
        </figcaption>
        <del className="mono">{line.trim()}</del>
        <ins className="mono">{after.trim()}</ins>
      </figure>
    )
  })
  const folded = places.slice(maxPlaces)
  return (
    <div className="fix">
      {places.slice(0, maxPlaces)}
      {folded.length > 0 && (
        <details className="fix-more">
          <summary>The same in {counted(folded.length, 'more place')}</summary>
          {folded}
        </details>
      )}
      <div>
        <Button
          look="outlined"
          size="small"
          onClick={() => {
            // The button goes with its finding; what was applied stands under the heading.
            leadTo('found-title')
            update((before) => ({ ...before, fixes: [...before.fixes, ...fixes] }))
          }}
        >
          Apply
        </Button>
      </div>
    </div>
  )
}
