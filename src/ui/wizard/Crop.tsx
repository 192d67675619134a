import type { TopicId } from '../../core/plan.ts'
import { Button } from '../components/Button.tsx'
import { Cells } from '../components/picture/Cells.tsx'
import { Packet } from '../components/picture/Packet.tsx'
import { useOutcome } from '../state/plan-context.ts'

/** The own part of the picture, where there is no room for the whole. */
export function Crop({
  topic,
  onPicture,
}: {
  readonly topic: TopicId
  readonly onPicture: () => void
}) {
  const { picture } = useOutcome()
  const part = picture.parts.find((one) => one.topic === topic)
  return (
    <div className="crop">
      {topic === 'network' ? (
        <Packet wire={picture.wire} />
      ) : topic === 'addresses' ? (
        <Cells cells={picture.cells} before={undefined} />
      ) : (
        <p>
          <b>{part?.value}</b> <span className="secondary small">{part?.detail.join(' · ')}</span>
        </p>
      )}
      <Button size="small" onClick={onPicture}>
        See the whole picture
      </Button>
    </div>
  )
}
