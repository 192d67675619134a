import { memoize } from '../../values/memoize.ts'
import { releaseOfImage } from './image-tag.ts'
import type { ImageRelease } from './index.ts'

/** A product and its year or version, as publishers other than Microsoft name them; no date. */
const words =
  /(?<=:[^/@]{0,100})(?:windows|win|ws|servercore|nanoserver)[-_]?(20(?:16|19|22|25)|1809|1903|1909|2004|20H2)(?![a-z\d]|[-_.]\d\d(?!\d))/i

/** The release that the tag of an image names, also in the spellings of others: `windows-2019-2.2.0`, `7-servercore1809`. */
export const releaseToldBy = memoize(
  (image): ImageRelease | undefined =>
    releaseOfImage(image) ??
    releaseOfImage(
      image.replace(words, (_, name: string) =>
        /^20(?:16|19|22|25)$/.test(name) ? `-ltsc${name}` : `-${name}`,
      ),
    ),
)
