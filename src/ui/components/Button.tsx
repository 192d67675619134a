import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import type { Place } from '../state/location.ts'
import { Icon, type IconName } from './Icon.tsx'
import { PlaceLink } from './PlaceLink.tsx'
import './button.css'

interface Look {
  /** `main` is what most users want next; at most one on a page. */
  readonly look?: 'main' | 'outlined' | 'plain'
  readonly size?: 'small' | 'normal' | 'large'
  readonly icon?: IconName
  readonly endIcon?: IconName
  readonly children: ReactNode
}

/**
 * A native button. What stands on the first page is plain HTML under one style sheet: MUI's button
 * would bring its style engine along before the first question can be answered.
 */
export function Button({
  look,
  size,
  icon,
  endIcon,
  children,
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement> & { readonly ref?: Ref<HTMLButtonElement> }) {
  return (
    <button type="button" {...rest} className={classOf(look, size)}>
      <Content icon={icon} endIcon={endIcon}>
        {children}
      </Content>
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({
  look,
  size,
  icon,
  endIcon,
  children,
  ...rest
}: Look & { readonly to: Place; readonly query?: string } & Omit<
    AnchorHTMLAttributes<HTMLAnchorElement>,
    'href'
  >) {
  return (
    <PlaceLink {...rest} className={classOf(look, size)}>
      <Content icon={icon} endIcon={endIcon}>
        {children}
      </Content>
    </PlaceLink>
  )
}

/** A button that is a picture; its name is spoken and shown on hover. */
export function IconButton({
  icon,
  label,
  title = label,
  ...rest
}: { readonly icon: IconName; readonly label: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" {...rest} className="icon-button" aria-label={label} title={title}>
      <Icon name={icon} />
    </button>
  )
}

const classOf = (look: Look['look'] = 'plain', size: Look['size'] = 'normal') =>
  `button button-${look} button-${size}`

function Content({
  icon,
  endIcon,
  children,
}: {
  readonly icon: IconName | undefined
  readonly endIcon: IconName | undefined
  readonly children: ReactNode
}) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {endIcon && <Icon name={endIcon} />}
    </>
  )
}
