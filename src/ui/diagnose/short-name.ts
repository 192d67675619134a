/** Longer names are cut. */
const longest = 56

/** A name of a file with its beginning and its end, by which people tell files apart. */
export const shortName = (name: string): string =>
  name.length <= longest ? name : `${name.slice(0, 24)}…${name.slice(-(longest - 25))}`
