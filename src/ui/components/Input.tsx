import InputBase from '@mui/material/InputBase'
import NativeSelect from '@mui/material/NativeSelect'
import type { AriaAttributes, ChangeEvent, ComponentProps, ReactNode } from 'react'
import { Icon } from './Icon.tsx'

interface Face {
  readonly isMono?: boolean | undefined
  readonly isInvalid?: boolean | undefined
  readonly isNarrow?: boolean | undefined
}

type Field = Pick<
  ComponentProps<typeof InputBase>,
  | 'onKeyDown'
  | 'id'
  | 'name'
  | 'value'
  | 'onChange'
  | 'placeholder'
  | 'spellCheck'
  | 'autoComplete'
  | 'autoCapitalize'
> & {
  readonly 'aria-label'?: string | undefined
  readonly 'aria-describedby'?: string | undefined
}

/** A native text field under the face of MUI. */
export function TextInput({
  isMono,
  isInvalid,
  isNarrow,
  inputMode,
  spellCheck,
  autoCapitalize,
  role,
  'aria-label': label,
  'aria-expanded': isExpanded,
  'aria-controls': controls,
  'aria-activedescendant': active,
  ...rest
}: Field &
  Face & { readonly inputMode?: 'text' | 'decimal'; readonly autoFocus?: boolean } & Pick<
    AriaAttributes,
    'aria-expanded' | 'aria-controls' | 'aria-activedescendant'
  > & { readonly role?: string }) {
  return (
    <InputBase
      {...rest}
      error={isInvalid === true}
      className={classOf({ isMono, isNarrow })}
      slotProps={{
        input: {
          inputMode,
          spellCheck,
          autoCapitalize,
          role,
          'aria-label': label,
          'aria-expanded': isExpanded,
          'aria-controls': controls,
          'aria-activedescendant': active,
          ...invalid(isInvalid),
        },
      }}
    />
  )
}

/** Several lines; MUI's own area measures its height in scripts at every key. */
export function TextArea({
  isMono,
  isInvalid,
  rows,
  spellCheck,
  autoCapitalize,
  ...rest
}: Field & Face & { readonly rows: number }) {
  return (
    <InputBase
      {...rest}
      error={isInvalid === true}
      className={classOf({ isMono })}
      inputComponent="textarea"
      rows={rows}
      slotProps={{ input: { spellCheck, autoCapitalize, ...invalid(isInvalid) } }}
    />
  )
}

/** A native list of values. */
export function SelectInput({
  isMono,
  isInvalid,
  id,
  value,
  onChange,
  children,
  'aria-label': label,
  'aria-describedby': describedBy,
}: {
  readonly id?: string
  readonly 'aria-label'?: string
  readonly value: string
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void
  readonly 'aria-describedby'?: string | undefined
  readonly children: ReactNode
} & Face) {
  return (
    <NativeSelect
      value={value}
      onChange={onChange}
      error={isInvalid === true}
      className={classOf({ isMono })}
      IconComponent={Arrow}
      input={<InputBase />}
      inputProps={{
        id,
        'aria-label': label,
        'aria-describedby': describedBy,
        ...invalid(isInvalid),
      }}
    >
      {children}
    </NativeSelect>
  )
}

const Arrow = ({ className }: { readonly className?: string }) => (
  <span className={className}>
    <Icon name="down" />
  </span>
)

const classOf = ({ isMono, isNarrow }: Face) =>
  ['input', isMono && 'input-mono', isNarrow && 'input-narrow'].filter(Boolean).join(' ')

/** MUI says false where there is nothing to say. */
const invalid = (isInvalid: boolean | undefined) => ({ 'aria-invalid': isInvalid || undefined })
