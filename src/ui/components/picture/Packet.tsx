import { memo } from 'react'
import type { Wire } from '../../../core/picture.ts'
import './packet.css'

type Shown = Pick<Wire, 'inner' | 'outer' | 'second' | 'changes'>

/** A packet as a row of layers, with a sleeve where something wraps it; filled = changed at this hop. */
export const Packet = memo(
  function Packet({
    wire: { inner, outer, second, changes },
    isNew = false,
    tag = 'new',
  }: {
    readonly wire: Shown
    /** The last choice changed it. */
    readonly isNew?: boolean
    readonly tag?: 'new' | 'differs'
  }) {
    const isTranslated = changes.includes('ip')
    return (
      <span
        className="packet"
        data-wrapped={outer ? true : undefined}
        data-new={isNew || undefined}
      >
        {outer && (
          <span className="packet-outer">
            <b>{outer.name}</b>
            {isNew && <span className="delta">{tag}</span>}
            <span className="mono">{leg(outer)}</span>
            {outer.labels.map((label) => (
              <span key={label}>{label}</span>
            ))}
          </span>
        )}
        <span className="packet-inner">
          <span className="layer layer-mac" data-changed={changes.includes('mac') || undefined}>
            MAC<span className="visually-hidden">{word(changes.includes('mac'))}</span>
          </span>
          <span className="layer layer-ip mono" data-changed={isTranslated || undefined}>
            {leg(inner)}
            <span className="visually-hidden">{word(isTranslated)}</span>
          </span>
          {second && <span className="layer layer-ip mono">{leg(second)}</span>}
          <span className="layer">data</span>
          {isNew && !outer && <span className="delta">{tag}</span>}
        </span>
      </span>
    )
  },
  (a, b) => a.isNew === b.isNew && JSON.stringify(a.wire) === JSON.stringify(b.wire),
)

const word = (isChanged: boolean) => (isChanged ? ', changed by the node,' : ', unchanged,')

const leg = ({ from, to }: Shown['inner']) => `${from || 'pod'} → ${to || 'pod'}`
