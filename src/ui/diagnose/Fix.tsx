import type { Diagnosis, ShownFile } from '../../core/diagnose.ts'
import { decisionOf, keysOf, type Choices } from '../../core/plan.ts'
import { Button } from '../components/Button.tsx'
import { valueText } from '../components/value-text.ts'
import { fixesInText, type TextFix } from './fix-in-text.ts'
import { update } from './session.ts'

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

function InText({
  fixes,
  texts,
}: {
  readonly fixes: readonly TextFix[]
  readonly texts: readonly ShownFile[]
}) {
  return (
    <div className="fix">
      {fixes.map((fix) => {
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
      })}
      <div>
        <Button
          look="outlined"
          size="small"
          onClick={() => update((before) => ({ ...before, fixes: [...before.fixes, ...fixes] }))}
        >
          Apply
        </Button>
      </div>
    </div>
  )
}
