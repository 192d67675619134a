import { useState, type ReactNode } from 'react'
import type { Severity } from '../../core/plan.ts'
import { Icon } from '../components/Icon.tsx'
import { Mark } from '../components/Mark.tsx'
import { counted } from '../components/value-text.ts'
import { createSetting, useSetting } from '../state/setting.ts'
import type { Outline } from '../state/views.ts'

/** Whether everything is shown at once, for who changes ten things. */
const showsAll = createSetting('all-fields', false, (text) =>
  text === 'true' ? true : text === 'false' ? false : undefined,
)

/** What the app has chosen for the user: one line with its count. */
export function More({
  fields,
  children,
}: {
  readonly fields: readonly Outline[]
  /** The fields, drawn once they are to be seen. */
  readonly children: () => ReactNode
}) {
  const isAlways = useSetting(showsAll)
  const has = (...severities: readonly Severity[]) =>
    fields.some(({ findings }) => findings.some(({ severity }) => severities.includes(severity)))
  const hasProblem = has('error', 'warning')
  // Opens for a problem and does not close again under the user's hands.
  const [isOpen, setOpen] = useState(isAlways || hasProblem)
  if (hasProblem && !isOpen) setOpen(true)
  if (fields.length === 0) return null
  return (
    <details
      className="folded more"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <Icon name="next" />
        <span>More: {counted(fields.length, 'field')}, filled in for you</span>
        {!isOpen && has('unknown') && <Mark tone="unknown" />}
      </summary>
      {isOpen && (
        <div className="more-body">
          <label className="always small secondary">
            <input
              type="checkbox"
              checked={isAlways}
              onChange={(event) => showsAll.set(event.currentTarget.checked)}
            />
            Always show all fields
          </label>
          {children()}
        </div>
      )}
    </details>
  )
}
