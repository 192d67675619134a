/** Where a value stands in a document: keys and indices from the root. */
export type Path = readonly (string | number)[]

export const pathKey = (path: Path) => JSON.stringify(path)
