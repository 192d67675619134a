import { useState } from 'react'
import { initialChoices } from '../../core/plan.ts'
import { Button, IconButton } from '../components/Button.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { useActions } from '../state/plan-context.ts'
import { undoEdits, usePlans } from '../state/plans.ts'
import type { Edited } from '../state/plan-store.ts'
import { Earlier } from './Earlier.tsx'
import { notDone, type Said } from './said.ts'
import { PlanRow } from './PlanRow.tsx'
import { PlansFile } from './PlansFile.tsx'
import { SaveRow } from './SaveRow.tsx'
import './plans.css'

/** Plans under names of their own: save, open, rename, copy, delete, and all of them in one file. */
export function PlansDialog({ onClose }: { readonly onClose: () => void }) {
  const plans = usePlans()
  const { open } = useActions()
  const [said, say] = useState<Said>()
  const report = (edited: Edited, text: string, items?: readonly string[]) =>
    say(
      edited.ok
        ? { text, undo: edited.undo, ...(items ? { items } : {}) }
        : { text: notDone(edited.reason) },
    )
  return (
    <Dialog labelledBy="plans-title" className="plans" onClose={onClose}>
      <div className="plans-head">
        <h2 id="plans-title">Plans</h2>
        <IconButton icon="close" label="Close plans" onClick={onClose} />
      </div>
      <SaveRow plans={plans} report={report} />
      <div role="status" className="plans-said">
        {said && <p>{said.text}</p>}
        {said?.items && said.items.length > 0 && (
          <ul className="small">
            {said.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
        {said?.undo && said.undo.length > 0 && (
          <Button
            size="small"
            icon="undo"
            onClick={() => report({ ...undoEdits(said.undo ?? []) }, 'That was taken back.')}
          >
            Undo this
          </Button>
        )}
      </div>
      {plans.length === 0 ? (
        <p className="secondary">
          No plan has a name yet. The present one is kept in this browser all the same.
        </p>
      ) : (
        <ul className="plans-list" aria-label="Saved plans">
          {plans.map((plan) => (
            <PlanRow key={plan.id} plan={plan} report={report} onClose={onClose} />
          ))}
        </ul>
      )}
      <Earlier onClose={onClose} />
      <div className="plans-foot">
        <PlansFile plans={plans} say={say} report={report} />
        <Button
          size="small"
          onClick={() => {
            open(initialChoices)
            onClose()
          }}
        >
          Start over
        </Button>
      </div>
    </Dialog>
  )
}
