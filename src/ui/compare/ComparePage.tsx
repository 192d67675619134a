import { ModeMatrix } from './ModeMatrix.tsx'
import { Setups } from './Setups.tsx'
import { SupportMatrix } from './SupportMatrix.tsx'
import './compare.css'

/** Setups and network designs side by side. */
export function ComparePage() {
  return (
    <div className="page compare">
      <div className="compare-head">
        <h1 tabIndex={-1}>Compare</h1>
        <p className="secondary">
          Your plan beside the presets, and every plugin in every network mode with your other
          choices as they are.
        </p>
      </div>
      <Setups />
      <ModeMatrix />
      <SupportMatrix />
    </div>
  )
}
