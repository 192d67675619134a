import { ofTable } from './prose.ts'
import { acrossLines } from '../values/across-lines.ts'

/** What goes on of a row in a narrow console too. */
export const ofBrokenTable = new RegExp(`${ofTable.source}|^\\s{4,80}\\S`)

export const header = /^\s*NAME\s+STATUS\s+(?:ROLES\s+)?(?:AGE\s+)?VERSION\b/m

/** Columns of one's own: the range of each node behind its name. */
export const podRanges =
  /^[ \t]*(?:NAME|NODE)[ \t]+(?:[A-Z-]{2,20}[ \t]+)?POD-?_?CIDRS?\b|^[ \t]*(?:NAME|NODE)[ \t]+CIDR[ \t]*$/im

/** The time and the name before what somebody pastes in a chat. */
const speaker = String.raw`(?:\[?\d{1,2}:\d\d(?::\d\d)?\]?[ \t]{1,4})?[A-Z][a-z][\w.-]{0,30}(?: [A-Z][\w.-]{0,30})?:[ \t]{1,4}`
export const spoken = new RegExp(`^${speaker}`)
export const asked = /^(?:kubectl|k)\s+get\s+no(?:des?)?\b/i
/** One row of the wide list, picked without its head. */
export const loneRow = new RegExp(
  acrossLines`
    ^[ \t]*(?:${speaker})?[a-z\d][\w.-]{0,252}[ \t]+(?:Not)?Ready(?:,\w{1,40})?[ \t]+
    (?:\S{1,80}[ \t]+(?:\d{1,5}[ydhms]){1,2}[ \t]+)?v1\.\d{1,2}\.\d{1,3}\S{0,60}
    [ \t][^\n]{0,300}?[a-z-]{6,12}:\/\/\d
  `,
  'm',
)
export const anyRow = /^\s*\S+\s+(?:Ready|NotReady)\S{0,60}\s[^\n]{0,300}\sv1\.\d/m
export const row = /^\s*\S+\s+(?:Ready|NotReady|Unknown|SchedulingDisabled)\S{0,60}\s/

export const version = /\s(v\d{1,2}\.\d{1,3}\.\d{1,3}\S{0,60})(?:\s|$)/
export const isWide = /\b(?:OS-IMAGE|KERNEL-VERSION)\b/

/** What `--show-labels` adds, of which each node has several. */
export const labelCell =
  /\s((?:[a-z\d][\w./-]{0,200}=[\w.-]{0,63},){2,200}[a-z\d][\w./-]{0,200}=[\w.-]{0,63})(?=\s|$)/i
