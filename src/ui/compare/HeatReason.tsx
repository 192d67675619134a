import type { SupportCell } from '../../core/support.ts'
import { Button } from '../components/Button.tsx'
import { Icon } from '../components/Icon.tsx'
import { SourceLinks } from '../components/SourceLinks.tsx'
import { useActions } from '../state/plan-context.ts'
import { supportLooks } from './support-words.ts'

/** Why a cell says what it says, and the way to a plan of this pair. */
export function HeatReason({
  cell,
  own,
}: {
  readonly cell: SupportCell
  readonly own: { readonly row: string; readonly column: string }
}) {
  const { apply } = useActions()
  const { word, icon } = supportLooks[cell.state]
  const isOwn = cell.row === own.row && cell.column === own.column
  return (
    <div className="heat-why" aria-live="polite">
      <p>
        <b className="heat-word" data-state={cell.state}>
          <Icon name={icon} /> {word}
        </b>{' '}
        {cell.text} {cell.confidence === 'inferred' && <span className="tag">inferred</span>}
      </p>
      <SourceLinks sources={cell.sources} />
      {isOwn ? (
        <span className="secondary small">This is in your plan.</span>
      ) : (
        <Button size="small" look="outlined" onClick={() => apply(cell.changes)}>
          Use in my plan
        </Button>
      )}
    </div>
  )
}
