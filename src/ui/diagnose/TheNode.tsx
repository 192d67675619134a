import type { Part, PictureModel } from '../../core/picture.ts'
import { Picture } from '../components/picture/Picture.tsx'
import { verdictText } from '../components/picture/PartLink.tsx'
import { Mark } from '../components/Mark.tsx'
import { PlaceLink } from '../components/PlaceLink.tsx'

/** The customer's node as far as it was told; on a phone its parts with faults, and the whole folded. */
export function TheNode({
  picture,
  isNarrow,
  onPart,
}: {
  readonly picture: PictureModel
  readonly isNarrow: boolean
  readonly onPart: (part: Part) => void
}) {
  const whole = (
    <>
      <Picture picture={picture} label="The customer’s node" onPart={onPart} />
      <p className="told-legend small secondary">
        <span data-evidence="read">read</span>
        <span data-evidence="follows">follows from what was read</span>
        <span data-evidence="not-told">not told: no default stands in</span>
      </p>
    </>
  )
  if (!isNarrow) return <div className="told">{whole}</div>
  const faulty = picture.parts.filter(({ pins = [] }) => pins.length > 0)
  return (
    <div className="told">
      {faulty.length > 0 && (
        <ul className="crop-parts" aria-label="Parts with faults">
          {faulty.map((part) => (
            <li key={part.id} data-tone={part.verdict}>
              <PlaceLink to={{ page: 'diagnose' }} onFollow={() => onPart(part)}>
                <span className="small secondary">
                  {part.number} {part.title}
                </span>
                <Mark tone={part.verdict} word={verdictText(part)} />
                <b>{part.value}</b>
              </PlaceLink>
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>See the whole picture</summary>
        {whole}
      </details>
    </div>
  )
}
