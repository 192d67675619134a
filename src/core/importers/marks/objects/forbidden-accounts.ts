import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'

const refused =
  /\bis forbidden: User \\?"system:serviceaccount:([a-z\d-]{1,63}:[a-z\d.-]{1,120})\\?" cannot\b/g

/** The ServiceAccounts that the API server refused something, each behind its namespace. */
export const forbiddenAccountsIn = (doc: Document): readonly Observation[] =>
  matchesOf(doc, refused).map(({ raw, place }) =>
    stated('forbidden.account', raw, raw, place, { absent: true }),
  )
