import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { createSetting, useSetting } from '../state/setting.ts'

/** Widths of the panel, in pixels. */
const minWidth = 420
const usualWidth = 540
const maxWidth = 960

/** Pixels, or 0 for a width that follows the window. */
const panelWidth = createSetting('inspector', 0, (text) => {
  const width = Number(text)
  return width >= minWidth && width <= maxWidth ? width : undefined
})

/** The edge of the panel, moved by pointer or arrow keys; the width is remembered. */
export function Resizer() {
  const bar = useRef<HTMLDivElement>(null)
  const chosen = useSetting(panelWidth)
  useEffect(() => {
    if (chosen > 0) document.documentElement.style.setProperty('--panel', `${chosen}px`)
  }, [chosen])

  const resize = (wanted: number) =>
    panelWidth.set(Math.round(Math.min(maxWidth, Math.max(minWidth, wanted))))
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) {
      resize(document.documentElement.clientWidth - event.clientX)
    }
  }
  const step = (event: KeyboardEvent) => {
    const by = { ArrowLeft: 24, ArrowRight: -24 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    resize((bar.current?.parentElement?.offsetWidth ?? minWidth) + by)
  }
  return (
    <div
      ref={bar}
      className="resizer"
      role="separator"
      aria-orientation="vertical"
      aria-label="Width of the questions"
      aria-valuenow={chosen > 0 ? chosen : usualWidth}
      aria-valuemin={minWidth}
      aria-valuemax={maxWidth}
      tabIndex={0}
      onKeyDown={step}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
    />
  )
}
