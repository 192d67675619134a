import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { createSetting, useSetting } from '../state/setting.ts'

const least = 420
const usual = 540
const most = 960

/** 0 follows the window. */
const panelWidth = createSetting('inspector', 0, (text) => {
  const width = Number(text)
  return width >= least && width <= most ? width : undefined
})

/** The edge of the panel, moved by pointer or arrow keys; the width is remembered. */
export function Resizer() {
  const bar = useRef<HTMLDivElement>(null)
  const chosen = useSetting(panelWidth)
  useEffect(() => {
    if (chosen > 0) document.documentElement.style.setProperty('--panel', `${chosen}px`)
  }, [chosen])

  const resize = (wanted: number) =>
    panelWidth.set(Math.round(Math.min(most, Math.max(least, wanted))))
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) {
      resize(document.documentElement.clientWidth - event.clientX)
    }
  }
  const step = (event: KeyboardEvent) => {
    const by = { ArrowLeft: 24, ArrowRight: -24 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    resize((bar.current?.parentElement?.offsetWidth ?? least) + by)
  }
  return (
    <div
      ref={bar}
      className="resizer"
      role="separator"
      aria-orientation="vertical"
      aria-label="Width of the questions"
      aria-valuenow={chosen > 0 ? chosen : usual}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={0}
      onKeyDown={step}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
    />
  )
}
