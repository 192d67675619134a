import type { Document } from '../../../model/document.ts'
import { matchesOf, type Match } from '../../text-of.ts'
import { lineOf } from '../lines.ts'
import { acrossLines } from '../../../values/across-lines.ts'
import { isOfNodes } from './about-versions.ts'
import { minorNumber } from './upgrade-words.ts'

const minor = String.raw`v?1\.(?:1[4-9]|[23]\d)(?:\.\d{1,3})?\b(?!\.\d|-)`

/** “Plan for May: 1.29.9 -> 1.30.5”: what stands before the arrow is there today. */
const planned = new RegExp(
  acrossLines`
    ^[ \t>*•-]{0,8}(?:the\s|our\s)?(?:plan|planned|todo|to do|next)\b[^.:\n]{0,30}:\s?
    (?:(?:upgrade|update)\s(?:of\s)?)?
    (?:(?:kubernetes|k8s|cluster|windows nodes|nodes|AKS|EKS|GKE|RKE2)\s)?(?:from\s)?
    v?((?=${minor})1\.\d{2}(?:\.\d{1,3})?)\s?(?:[-–=]{1,2}>|→)\s?${minor}(?=[ \t]{0,4}(?:$|[.,;(]))
  `,
  'gim',
)

/** “Kubernetes - reported on v1.21.1”, as the head of a report has it. */
const reported = new RegExp(
  acrossLines`
    ^[ \t>*•-]{0,8}(?:kubernetes|k8s)\s?[-–:(]\s?(?:reported|seen|observed|tested|reproduced|happens)
    \s(?:on|in|with|at)\s(?:version\s)?${minorNumber}
  `,
  'gim',
)

/** The version of today that a plan or the head of a report names. */
export const plannedFromIn = (doc: Document): readonly Match[] => [
  ...matchesOf(doc, reported),
  ...matchesOf(doc, planned).filter(({ place }) => {
    const line = lineOf(doc, place)
    return !ofOther.test(line) && (named.test(line) || isOfNodes(doc.text))
  }),
]

const named = /:\s?(?:(?:upgrade|update)\s(?:of\s)?)?(?:kubernetes|k8s|AKS|EKS|GKE|RKE2)\s/i
const ofOther = /\b(?:test|staging|stage|dev|lab|other|second|customer|linux)\b/i
