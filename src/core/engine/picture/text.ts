/** The first of several entries with commas between: of each family there is one, IPv4 first. */
export const firstOf = (given: string | { readonly text: string }): string =>
  (typeof given === 'string' ? given : given.text).split(',')[0]?.trim() ?? ''
