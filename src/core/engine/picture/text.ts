/** The first of several entries with commas between: of each family there is one, IPv4 first. */
export const firstOf = (given: string | { readonly text: string }): string => entry(given, 0)

/** The second one, IPv6; empty where there is none. */
export const secondOf = (given: string | { readonly text: string }): string => entry(given, 1)

const entry = (given: string | { readonly text: string }, at: number) =>
  (typeof given === 'string' ? given : given.text).split(',')[at]?.trim() ?? ''
