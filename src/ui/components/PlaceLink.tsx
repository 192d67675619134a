import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { formatHash, type Place } from '../state/location.ts'
import { useActions } from '../state/plan-context.ts'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly to: Place
  readonly ref?: Ref<HTMLAnchorElement> | undefined
  /** A scenario that the address carries before the page is alive; `onFollow` opens it after. */
  readonly query?: string | undefined
  /** What happens instead of going there; not `onClick`, which MUI sets on every link it draws. */
  readonly onFollow?: (() => void) | undefined
}

/** A link inside the app; the scenario comes along. */
export function PlaceLink({ to, query, onFollow, onClick, children, ...rest }: Props) {
  const { go } = useActions()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (!isPlain || event.altKey) return
    event.preventDefault()
    if (onFollow) onFollow()
    else go(to)
  }
  return (
    <a {...rest} href={formatHash(to, query)} onClick={follow}>
      {children}
    </a>
  )
}
