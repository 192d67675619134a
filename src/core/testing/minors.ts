import { catalog } from '../catalog/catalog.ts'
import { compareVersions } from '../values/version.ts'

/** Every minor of the catalog, the newest first. */
export const minorsNewestFirst = Object.values(catalog.kubernetes)
  .map(({ id }) => id)
  .toSorted((a, b) => compareVersions(b, a))
