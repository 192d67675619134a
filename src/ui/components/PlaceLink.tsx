import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { formatHash, type Place } from '../state/location.ts'
import { useActions } from '../state/plan-context.ts'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { readonly to: Place }

/** A link inside the app; the scenario comes along. */
export function PlaceLink({ to, onClick, children, ...rest }: Props) {
  const { go } = useActions()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (event.defaultPrevented || !isPlain || event.altKey) return
    event.preventDefault()
    go(to)
  }
  return (
    <a {...rest} href={formatHash(to)} onClick={follow}>
      {children}
    </a>
  )
}
