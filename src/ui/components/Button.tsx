import MuiButton, { type ButtonProps } from '@mui/material/Button'
import MuiIconButton, { type IconButtonProps } from '@mui/material/IconButton'
import { memo, type ReactNode } from 'react'
import type { Place } from '../state/location.ts'
import { Icon, type IconName } from './Icon.tsx'
import { PlaceLink } from './PlaceLink.tsx'

interface Look {
  /** `main` is what most users want next; at most one on a page. */
  readonly look?: 'main' | 'outlined' | 'plain'
  readonly size?: 'small' | 'normal' | 'large'
  readonly icon?: IconName
  readonly endIcon?: IconName
  readonly children: ReactNode
}

type Rest = Omit<ButtonProps, 'variant' | 'size' | 'children' | 'startIcon' | 'endIcon'>

/** A button of MUI in the few looks of this app. */
export function Button({ look, size, icon, endIcon, children, ...rest }: Look & Rest) {
  return (
    <MuiButton {...rest} {...faceOf(look, size)}>
      <Content icon={icon} endIcon={endIcon}>
        {children}
      </Content>
    </MuiButton>
  )
}

/** A link that looks like a button. MUI hands `onClick` on, which a link here has no use for. */
export function ButtonLink({
  look,
  size,
  icon,
  endIcon,
  children,
  ...rest
}: Look & {
  readonly to: Place
  readonly query?: string
  readonly onFollow?: () => void
  readonly className?: string
  readonly 'aria-label'?: string
}) {
  return (
    <MuiButton component={PlaceLink} {...rest} {...faceOf(look, size)}>
      <Content icon={icon} endIcon={endIcon}>
        {children}
      </Content>
    </MuiButton>
  )
}

/** A button that is a picture; its name is spoken and shown on hover. */
export const IconButton = memo(function IconButton({
  icon,
  label,
  title = label,
  ...rest
}: { readonly icon: IconName; readonly label: string } & IconButtonProps) {
  return (
    <MuiIconButton {...rest} disableRipple aria-label={label} title={title}>
      <Icon name={icon} />
    </MuiIconButton>
  )
})

const variants = { main: 'contained', outlined: 'outlined', plain: 'text' } as const
const sizes = { small: 'small', normal: 'medium', large: 'large' } as const

const faceOf = (look: Look['look'] = 'plain', size: Look['size'] = 'normal') => ({
  variant: variants[look],
  size: sizes[size],
  disableRipple: true,
  disableElevation: true,
})

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
