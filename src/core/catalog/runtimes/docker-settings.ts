import { verified } from '../fact.ts'

/** dockerd stops on a setting that its file and its flags both have. */
export const oncePerSetting = verified(
  'the following directives are specified both as a flag and in the configuration file',
  ['github docker/for-win/issues/453'],
)
