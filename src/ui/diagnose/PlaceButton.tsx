import type { Place } from '../../core/diagnose.ts'
import { Button } from '../components/Button.tsx'
import { shortName } from './short-name.ts'
import { useShow } from './show.ts'

/** A place in what was sent; it leads there. */
export function PlaceButton({ place }: { readonly place: Place }) {
  const show = useShow()
  const name = place.file.slice(place.file.lastIndexOf('/') + 1)
  const short = shortName(name)
  return (
    <Button
      size="small"
      className="place"
      aria-label={`Show ${place.file}, line ${place.line}`}
      title={short === name ? undefined : place.file}
      onClick={() => show(place)}
    >
      {short}:{place.line}
    </Button>
  )
}
