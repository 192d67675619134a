import type { Place } from '../../core/diagnose.ts'
import { Button } from '../components/Button.tsx'
import { useShow } from './show.ts'

/** A place in what was sent; it leads there. */
export function PlaceButton({ place }: { readonly place: Place }) {
  const show = useShow()
  const name = place.file.slice(place.file.lastIndexOf('/') + 1)
  return (
    <Button
      size="small"
      className="place"
      aria-label={`Show ${place.file}, line ${place.line}`}
      onClick={() => show(place)}
    >
      {name}:{place.line}
    </Button>
  )
}
