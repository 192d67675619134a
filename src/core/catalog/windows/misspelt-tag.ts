import { inferred } from '../fact.ts'
import { tagsNameReleases } from './image-tag.ts'

/** A tag with another spelling is most likely not there; a registry of one's own may have it all the same. */
export const misspeltTagIsMissing = inferred(true, tagsNameReleases.sources)
