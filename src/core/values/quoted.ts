/** What somebody typed, as a message names it at its beginning. */
export const quoted = (text: string) => (text === '' ? 'An empty value' : `“${text}”`)
