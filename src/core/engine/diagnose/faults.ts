import type { Finding } from '../../model/finding.ts'
import { guideOf } from './symptoms/guide-finding.ts'

/** A fault that is more than a step which failed for an unknown reason. */
export const isCause = (one: Finding) => isFault(one) && guideOf(one) === undefined

export const isFault = ({ severity }: Finding) => severity === 'error' || severity === 'warning'
