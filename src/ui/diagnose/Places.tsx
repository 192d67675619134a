import type { Place } from '../../core/diagnose.ts'
import { PlaceButton } from './PlaceButton.tsx'

/** Places in what was sent: the first ones, and the others folded. */
export function Places({
  places,
  most,
}: {
  readonly places: readonly Place[]
  readonly most: number
}) {
  // To fold a single one takes as much room as to show it.
  const shown = places.length <= most + 1 ? places : places.slice(0, most)
  const folded = places.slice(shown.length)
  return (
    <>
      {shown.map((place) => (
        <PlaceButton key={keyOf(place)} place={place} />
      ))}
      {folded.length > 0 && (
        <details className="more-places">
          <summary className="small secondary">and {folded.length} more</summary>
          {folded.map((place) => (
            <PlaceButton key={keyOf(place)} place={place} />
          ))}
        </details>
      )}
    </>
  )
}

const keyOf = ({ file, line, column }: Place) => `${file}:${line}:${column}`
