import ButtonBase from '@mui/material/ButtonBase'
import type { KeyboardEvent } from 'react'
import { keysOf } from '../../core/plan.ts'
import './tabs.css'

/** A switch between views; arrow keys walk through it. */
export function Tabs<T extends string>({
  id,
  label,
  tabs,
  tab,
  onTab,
}: {
  /** Names the panels: `id-tab`. */
  readonly id: string
  readonly label: string
  readonly tabs: Readonly<Record<T, string>>
  readonly tab: T
  readonly onTab: (tab: T) => void
}) {
  const names = keysOf(tabs)
  const walk = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const next = names[(names.indexOf(tab) + by + names.length) % names.length]
    if (next === undefined) return
    onTab(next)
    document.getElementById(`${id}-tab-${next}`)?.focus()
  }
  return (
    <div className="segments" role="tablist" aria-label={label}>
      {names.map((name) => (
        <ButtonBase
          key={name}
          disableRipple
          role="tab"
          id={`${id}-tab-${name}`}
          className="segment"
          aria-selected={tab === name}
          aria-controls={tab === name ? `${id}-${name}` : undefined}
          tabIndex={tab === name ? 0 : -1}
          onClick={() => onTab(name)}
          onKeyDown={walk}
        >
          {tabs[name]}
        </ButtonBase>
      ))}
    </div>
  )
}
