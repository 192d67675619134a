/** The last part of a path of either kind of slash. */
export const baseName = (path: string): string => path.split(/[\\/]/).at(-1) ?? path
