/** The flag that stands inside the value of another one, where quotes pair wrongly. */
export const swallowed = (value: string): string | undefined =>
  value.length > 10_000 ? undefined : /\s--([a-z][a-z-]{2,60})(?:[=\s]|$)/.exec(value)?.[1]
