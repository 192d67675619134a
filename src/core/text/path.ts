/** Where a value stands in a document: keys and indices from the root. */
export type Path = readonly (string | number)[]

/** The same text for the same path, for maps. */
export const pathKey = (path: Path): string => path.reduce<string>(longerKey, '')

/** The text of a path that is one key longer; no key that a component reads holds a NUL. */
export const longerKey = (text: string, key: string | number): string => `${text}\0${key}`
