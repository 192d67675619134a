import { lazy, Suspense, useState } from 'react'
import { modeOf } from '../../core/picture.ts'
import { decisionOf } from '../../core/plan.ts'
import { Packet } from '../components/picture/Packet.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { SourceLinks } from '../components/SourceLinks.tsx'
import { counted, valueText } from '../components/value-text.ts'
import { useOutcome } from '../state/plan-context.ts'

/** What the chosen network mode does to a packet of this plan, what it needs and what it costs. */
export function ModeCard() {
  const { picture, evaluation } = useOutcome()
  const { networkMode } = evaluation.scenario
  const { drawing, packets, requirements, costs, sources } = modeOf(networkMode)
  return (
    <section
      className="mode-card"
      aria-label={`What ${valueText('networkMode', networkMode)} does`}
    >
      <p>
        <b>{drawing.caption}</b> <span className="secondary">{packets}</span>
      </p>
      <Packet wire={picture.wire} />
      <p className="secondary small">
        On the wire between two nodes. Filled: written anew by the node; light: as the pod sent it.
      </p>
      <div className="mode-columns">
        <div>
          <p className="mode-title">Needs</p>
          <ul>
            {requirements.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
        <div>
          <p className="mode-title">Costs</p>
          <ul>
            {costs.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      </div>
      {networkMode === decisionOf('networkMode').initial && (
        <p className="secondary small">
          Default: chosen by the app to begin with. No source recommends it for your cluster.
        </p>
      )}
      <Sources sources={sources} />
      <Follow />
    </section>
  )
}

const FollowPacket = lazy(async () => ({
  default: (await import('./FollowPacket.tsx')).FollowPacket,
}))

/** The way of one packet, for who wants to see more than the wire. */
function Follow() {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="follow" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Follow a packet</summary>
      {isOpen && (
        <Suspense fallback={<Skeleton label="Loading its hops…" rows={8} />}>
          <FollowPacket />
        </Suspense>
      )}
    </details>
  )
}

function Sources({ sources }: { readonly sources: Parameters<typeof SourceLinks>[0]['sources'] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="small" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="secondary">{counted(sources.length, 'source')}</summary>
      {isOpen && <SourceLinks sources={sources} />}
    </details>
  )
}
