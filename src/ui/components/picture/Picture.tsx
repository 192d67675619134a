import { useMemo, type ReactNode } from 'react'
import type { Part, PartId, PictureModel, Pod } from '../../../core/picture.ts'
import { picture as draw } from '../../../core/picture.ts'
import type { TopicId } from '../../../core/plan.ts'
import { useOutcome, usePlace, useSession } from '../../state/plan-context.ts'
import { Cells } from './Cells.tsx'
import { Packet } from './Packet.tsx'
import { PartLink, type BuiltMark } from './PartLink.tsx'
import './picture.css'

/** The node of the plan; every part leads to its questions. */
export function Picture({
  picture: given,
  label,
  onPart,
  against,
  built,
}: {
  readonly picture?: PictureModel
  /** Whose node it is, where it is not the plan's. */
  readonly label?: string
  /** What a part leads to instead of its questions. */
  readonly onPart?: (part: Part) => void
  /** The node to compare with: the parts that are marked as changed differ from it. */
  readonly against?: PictureModel
  /** How far each part is built, by its topic. */
  readonly built?: ReadonlyMap<TopicId, BuiltMark>
}) {
  const { picture: own, evaluation, before } = useOutcome()
  const { seen } = useSession()
  const place = usePlace()
  const picture = given ?? own
  const { parts, pods, service, links, wire, cells } = picture
  const old = useMemo(
    () => against ?? (given === undefined && before ? draw(before) : undefined),
    [against, given, before],
  )
  const topic = place.page === 'plan' ? place.topic : undefined
  const stop = topic ?? parts[0]?.topic
  const item = (
    id: PartId,
    children?: (part: Part) => ReactNode,
    head?: (part: Part) => ReactNode,
  ) => {
    const part = parts.find((one) => one.id === id)
    return (
      part && (
        <li className={`p p-${id}`}>
          <PartLink
            part={part}
            isCurrent={part.topic === topic}
            isStop={part.topic === stop}
            isSeen={seen.has(part.topic)}
            built={built?.get(part.topic)}
            head={head?.(part)}
            onPart={onPart}
            isBeside={against !== undefined}
          >
            {children?.(part)}
          </PartLink>
        </li>
      )
    )
  }
  const isNewWire = old !== undefined && JSON.stringify(old.wire) !== JSON.stringify(wire)
  return (
    <nav
      className="picture"
      aria-label={label ?? 'Steps'}
      data-against={against !== undefined || undefined}
    >
      <ol
        className="picture-grid"
        aria-label={`${label ?? `The node ${evaluation.scenario.nodeName}`}, part by part`}
        data-walk
      >
        {item('control-plane')}
        <li className="p-links" aria-hidden="true">
          <span>
            {links[0]?.text} <span className="mono">{links[0]?.port}</span>
          </span>
          <i />
          <span>
            <span className="mono">{links[1]?.port}</span> {links[1]?.text}
          </span>
        </li>
        <li className="p-frame" aria-hidden="true" />
        {item(
          'host',
          () => false,
          ({ value, detail }) => (
            <span className="part-row">
              <span className="part-value">{value}</span>
              <span className="part-detail">{detail.join(' · ')}</span>
            </span>
          ),
        )}
        {item('runtime')}
        {item('services')}
        {item('workload', (part) => (
          <>
            <span className="part-detail">{part.detail.join(' · ')}</span>
            <span className="pods" data-one={pods.length === 1 || undefined}>
              {pods.map((pod, i) => (
                <PodBox key={i} pod={pod} />
              ))}
              {service !== undefined && <span className="service">Service {service}</span>}
            </span>
          </>
        ))}
        {item('network', ({ value, detail }) => (
          <span className="part-row">
            <span className="part-value">{value}</span>
            <span className="part-detail">{detail.slice(0, -1).join(' · ')}</span>
            <span className="part-does">{detail.at(-1)}</span>
          </span>
        ))}
        <li className="p-adapter" aria-label="Network adapter">
          <span className="adapter">
            <b>Adapter</b> {wire.adapter} <span className="mono node-hue">{wire.address}</span>
          </span>
          {wire.isDirect && <span className="adapter-note">DSR: answers go straight back</span>}
        </li>
        <li className="p-wire" aria-label="On the wire">
          {wire.isTold === false ? (
            <span className="peer">{wire.text}</span>
          ) : (
            <span className="on-wire">
              <Packet wire={wire} isNew={isNewWire} tag={against ? 'differs' : 'new'} />
              {wire.via !== undefined && <span className="via">↑ {wire.via} ↓</span>}
            </span>
          )}
          <span className="peer">
            <b>Other nodes</b>
          </span>
        </li>
        {item('addresses', () => (
          <Cells cells={cells} before={old?.cells} />
        ))}
      </ol>
    </nav>
  )
}

function PodBox({
  pod: { name, address, second, image, isolation, isOnlyAsked },
}: {
  readonly pod: Pod
}) {
  const box = (
    <span className="pod" data-isolation={isolation}>
      <span className="pod-name">
        <b>{name}</b> <span className="mono pod-hue">{address}</span>
        {second !== undefined && <span className="mono pod-hue"> {second}</span>}
      </span>
      <span className="tag">
        {isolation === 'hostprocess' ? 'uses the adapter of the node' : `image ${image}`}
      </span>
    </span>
  )
  if (isolation !== 'hyperv') return box
  return (
    <span className="hyperv" data-asked={isOnlyAsked}>
      <span className="hyperv-name">
        {isOnlyAsked ? 'Hyper-V asked for; see the finding' : 'Hyper-V, own kernel'}
      </span>
      {box}
    </span>
  )
}
