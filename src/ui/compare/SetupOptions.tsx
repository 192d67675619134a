import { presets } from '../../core/plan.ts'
import { networkDesigns } from '../../core/compare.ts'
import { usePlans } from '../state/plans.ts'
import { designKey, ownKey, setupKey } from './columns.ts'

/** Everything that can stand in a column, for a native list. */
export function SetupOptions() {
  const plans = usePlans()
  return (
    <>
      <option value={ownKey}>Your plan</option>
      <optgroup label="Your plan with another network">
        {networkDesigns.map(({ mode, cni, name }) => (
          <option key={name} value={designKey(mode, cni)}>
            {name}
          </option>
        ))}
      </optgroup>
      <optgroup label="Presets">
        {presets.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </optgroup>
      {plans.length > 0 && (
        <optgroup label="Your named plans">
          {plans.map(({ id, name, choices }) => (
            <option key={id} value={setupKey(name, choices)}>
              {name}
            </option>
          ))}
        </optgroup>
      )}
    </>
  )
}
