import { inferred } from '../fact.ts'

/** Whence COPY and ADD take what they copy. */
export const imageSources = inferred(
  'COPY and ADD take their sources from the build context, the folder that the command of the build names.',
  ['github microsoft/iis-docker/issues/60', 'github moby/moby/issues/34893'],
)
