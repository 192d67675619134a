import { modeOf } from '../../core/picture.ts'
import type { Scenario } from '../../core/plan.ts'
import './option-drawing.css'

type Mode = Scenario['networkMode']

/** What a network mode does to a packet, small: filled = changed by the node, a sleeve = wrapped. */
export function OptionDrawing({ value }: { readonly value: string }) {
  const { changes, isWrapped } = modeOf(value as Mode).drawing
  const box = (x: number, width: number, label: string, isChanged: boolean, hue: string) => (
    <g className={`draw-${hue}`} data-changed={isChanged || undefined}>
      <rect x={x} y="11" width={width} height="16" rx="3" />
      <text x={x + width / 2} y="22.5" textAnchor="middle">
        {label}
      </text>
    </g>
  )
  return (
    <svg className="drawing" viewBox="0 0 160 44" aria-hidden="true">
      <path className="draw-wire" d="M2 38h156" />
      {isWrapped && <rect className="draw-sleeve" x="14" y="4" width="132" height="30" rx="5" />}
      {value === 'l2tunnel' && <path className="draw-up" d="M22 38V5h-6m12 0h-6M138 5v33" />}
      {box(30, 30, 'MAC', changes.includes('mac'), 'node')}
      {box(62, 42, 'pod IP', changes.includes('ip'), 'pod')}
      {box(106, 26, 'data', false, 'data')}
    </svg>
  )
}
