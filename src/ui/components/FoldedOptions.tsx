import { lazy, Suspense, useState } from 'react'
import type { DecisionId } from '../../core/plan.ts'
import { Icon } from './Icon.tsx'
import type { CardChoice } from './OptionCards.tsx'
import { Skeleton } from './Skeleton.tsx'
import './folded.css'

const FoldedList = lazy(async () => ({
  default: (await import('./FoldedList.tsx')).FoldedList,
}))

/** The values that do not fit: one line that names them; opened, what each needs and one button. */
export function FoldedOptions({
  id,
  choices,
  onChoose,
  isListed = false,
}: {
  readonly id: DecisionId
  readonly choices: readonly CardChoice[]
  readonly onChoose: (value: string) => void
  /** The values stand above as well, where they can be chosen. */
  readonly isListed?: boolean
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="folded"
      hidden={choices.length === 0}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <Icon name="lock" />
        <span>
          {choices.length === 1 ? '1 does not fit' : `${choices.length} do not fit`}
          {!isListed && <span className="folded-names">: {namesOf(choices)}</span>}
        </span>
        <Icon name="down" />
      </summary>
      {isOpen && (
        <Suspense fallback={<Skeleton label="Loading what they need…" />}>
          <FoldedList id={id} choices={choices} onChoose={isListed ? undefined : onChoose} />
        </Suspense>
      )}
    </details>
  )
}

function namesOf(choices: readonly CardChoice[]): string {
  return choices.map(({ name }) => name).join(', ')
}
