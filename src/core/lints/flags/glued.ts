import type { FlagUse } from '../../model/parsed.ts'

/** The flag that stands in the name or value of another one, without white space before it. */
export function gluedFlag({ name, value }: FlagUse): string | undefined {
  const text = `${name}=${value ?? ''}`
  return text.length > 10_000 ? undefined : /[^\s=,;"']--([a-z][\w-]{2,60})(?:=|$)/.exec(text)?.[1]
}
