/** Where a value stands in a document: keys and indices from the root. */
export type Path = readonly (string | number)[]

/** The same text for the same path, for maps. */
export const pathKey = (path: Path) => JSON.stringify(path)

/** The keys of a path without the brackets of `pathKey`, one key longer. */
export const longerKeys = (keys: string, key: string | number): string =>
  `${keys}${keys === '' ? '' : ','}${JSON.stringify(key)}`
