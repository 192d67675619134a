import { verified } from '../fact.ts'

/** The taint that the guides give a Windows node, so that Linux pods stay away. */
export const windowsTaint = verified('os=windows:NoSchedule', ['doc004-guide', 'web-guide'])
