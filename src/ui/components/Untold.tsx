import type { DecisionId } from '../../core/plan.ts'
import { useSession } from '../state/plan-context.ts'
import { isAssumed, wayBeside } from '../state/rebuilt.ts'
import { PlaceLink } from './PlaceLink.tsx'

/** Of a plan that was rebuilt from what somebody sent: that nobody told this value. */
export function Untold({ id }: { readonly id: DecisionId }) {
  const { mine } = useSession()
  return isAssumed(mine, id) ? <span className="secondary small">assumed</span> : null
}

/** A way to the node that was told and that the plan cannot hold, at the question that it would answer. */
export function BesideJoin() {
  const { mine } = useSession()
  const way = wayBeside(mine)
  if (!way) return null
  const { name, entry } = way
  return (
    <p className="field-hint">
      What was sent tells of {name}, which is no answer here: these files make the node without it.
      {entry !== undefined && (
        <>
          {' '}
          <PlaceLink to={{ page: 'reference', section: 'distributions', entry }}>
            How {name} makes Windows nodes
          </PlaceLink>
        </>
      )}
    </p>
  )
}
