import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { matchesOf } from '../text-of.ts'
import { matches } from '../../text/patterns/may-match.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** A pod with its status and, where the table is wide, its node behind its age and address. */
export const rowOfPod = new RegExp(
  acrossLines`
    ^[ \t]*((?:\S+[ \t]+){1,2})\d+\/\d+[ \t]+(\S+)[ \t]+\d+(?:[ \t]+\([^)\n]{1,40}\))?
    (?:
      [ \t]+[\dsmhdy]{2,12}[ \t]+(?:([\da-f.:]{3,39})|<none>)[ \t]+([a-z\d][\w.-]{0,252})
      (?=[ \t\n]|$)
    )?[^\n]{0,300}$
  `,
  'gm',
)

/** The same where nothing else tells that it is one: with all of it, and a name as controllers give it. */
export const rowAlone = new RegExp(
  acrossLines`
    ^[ \t]*((?:[a-z\d][\w.-]{0,62}[ \t]+)?[a-z\d][\w.-]{0,250}-[a-z\d]{5})[ \t]+\d{1,3}\/\d{1,3}
    [ \t]+([A-Z]\w{3,40})[ \t]+\d{1,6}(?:[ \t]+\([^)\n]{1,40}\))?[ \t]+[\dsmhdy]{2,12}[ \t]+
    (\d{1,3}(?:\.\d{1,3}){3})[ \t]+([a-z\d][\w.-]{0,252})(?:[ \t]+<none>){0,2}[ \t]*$
  `,
  'gm',
)

/** How many of its containers are ready, which every row has. */
const ready = /\d\/\d{1,9}[ \t]/

export const podRowsIn = (doc: Document, row: RegExp): readonly Observation[] =>
  (matches(doc, ready) ? matchesOf(doc, row) : []).flatMap(
    ({ groups, placeOf }): readonly Observation[] => {
      const [name = '', status = '', address, node] = groups
      const pod = name.trim().split(/\s+/).at(-1) ?? ''
      const more = { subject: `pod ${pod}` }
      return [
        stated('pod.status', status, status, placeOf(1), more),
        ...(address === undefined ? [] : [stated('pod.ip', address, address, placeOf(2), more)]),
        ...(node === undefined ? [] : [stated('pod.node', node, node, placeOf(3), more)]),
      ]
    },
  )
