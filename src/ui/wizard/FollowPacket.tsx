import { useMemo, useState } from 'react'
import { flows, packetPath, placeNames, type FlowId } from '../../core/compare.ts'
import { Button } from '../components/Button.tsx'
import { HopPacket } from '../components/picture/HopPacket.tsx'
import { SourceLinks } from '../components/SourceLinks.tsx'
import { useOutcome } from '../state/plan-context.ts'

/** One packet of this plan, hop by hop, with its own addresses; Compare sets other networks beside it. */
export function FollowPacket() {
  const { scenario } = useOutcome().evaluation
  const [flow, setFlow] = useState<FlowId>('pod-to-pod')
  const { hops, absent } = useMemo(() => packetPath(scenario, flow), [scenario, flow])
  const sources = [...new Set([...hops.flatMap((hop) => hop.sources), ...(absent?.sources ?? [])])]
  return (
    <>
      <div className="flows" role="group" aria-label="Flow">
        {flows.map(({ id, name }) => (
          <Button
            key={id}
            size="small"
            look="outlined"
            aria-pressed={id === flow}
            onClick={() => setFlow(id)}
          >
            {name}
          </Button>
        ))}
      </div>
      {absent && <p>{absent.text}</p>}
      <ol className="hops" aria-label="Hops of the packet">
        {hops.map((hop) => (
          <li key={hop.place} className="hop">
            <b>{placeNames[hop.place]}</b>
            <HopPacket hop={hop} />
            <span className="hop-text">
              {hop.text}
              {hop.confidence === 'verified' ? '' : ` (${hop.confidence})`}
            </span>
          </li>
        ))}
      </ol>
      <p className="secondary small">
        Filled: changed at this hop. Addresses that the plan does not name are examples.
      </p>
      <SourceLinks sources={sources} />
    </>
  )
}
