import { memo } from 'react'
import { decisionOf } from '../../core/plan.ts'
import type { DecisionView } from '../state/views.ts'
import { ClosedField } from './ClosedField.tsx'
import { OpenField } from './OpenField.tsx'
import { SwitchField } from './SwitchField.tsx'
import './field.css'

/** The field of one decision; drawn again only when its own value or view changes. */
export const DecisionField = memo(
  function DecisionField({
    view,
    elsewhere,
  }: {
    readonly view: DecisionView
    readonly elsewhere: readonly string[]
  }) {
    switch (decisionOf(view.id).kind) {
      case 'closed':
        return <ClosedField view={view} elsewhere={elsewhere} />
      case 'boolean':
        return <SwitchField view={view} elsewhere={elsewhere} />
      case 'text':
      case 'number':
      case 'list':
        return <OpenField view={view} elsewhere={elsewhere} />
    }
  },
  (a, b) => a.view === b.view && a.elsewhere.join('\n') === b.elsewhere.join('\n'),
)
