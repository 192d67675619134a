/** A sentence's beginning. */
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What somebody typed, as a message names it at its beginning. */
export const quoted = (text: string) => (text === '' ? 'An empty value' : `“${text}”`)
