import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { matches } from '../../text/may-match.ts'
import { matchesOf } from '../text-of.ts'
import { indexInLine, lineOf } from './lines.ts'

const shut = String.raw`(?:blocked|closed|filtered|dropped|denied|firewalled|not (?:open|opened|allowed|reachable)|unreachable|gesperrt|blockiert|geschlossen|nicht (?:offen|erreichbar|freigegeben))`
const number = String.raw`(\d{2,5})(?:/(?:tcp|udp))?`
const verb = String.raw`(?:is|are|gets?|ist|sind|wird|still|remains?|stays?)`

/** “Port 9345 is blocked by the firewall”, “UDP 4789 between the nodes is closed”, “Port 9345 ist gesperrt”. */
const said = new RegExp(
  String.raw`\b(?:(?:TCP|UDP)[ -])?(?:ports?|TCP|UDP)[ -](?:TCP |UDP )?${number}(?!\.?\d|[:-])(?:\s\((?:tcp|udp)\))?(?:\s(?!and\b|but\b|und\b|aber\b)[\w-]{1,20}){0,9}?\s${verb}\s(?:still |currently |noch |derzeit )?(?:in (?:der |unserer |the |our )?[\w-]{1,20} )?${shut}\b`,
  'gi',
)
/** “The firewall blocks UDP port 4789”. */
const doing = new RegExp(
  String.raw`\b(?:firewall|security group|NSG|proxy)\b[^.\n]{0,40}?\s(?:blocks|drops|denies|rejects|filters|sperrt|blockiert)\s(?:[\w-]{1,12}\s){0,3}?(?:TCP|UDP|ports?)[ -](?:port )?${number}(?!\.?\d|[:-])`,
  'gi',
)
/** “The firewall does not allow UDP 4789”. */
const refusing = new RegExp(
  String.raw`\b(?:firewall|security group|NSG)\b[^.\n]{0,40}?\s(?:does not|do not|doesn['’]t) (?:allow|open|let in|pass)\s(?:[\w-]{1,12}\s){0,3}?(?:TCP|UDP|ports?)[ -](?:port )?${number}(?!\.?\d|[:-])`,
  'gi',
)
/** “If port 9345 is blocked …”, “check whether …”. */
const supposed =
  /\b(?:if|whether|when|unless|in case|maybe|perhaps|might|could|should|must|make sure|ensure|check|verify|not sure|wenn|falls|ob|prüfen)\b[^.;:\n]{0,60}$|\bnot\s$/i

/** Ports that people say are closed. */
export const closedPortsIn = (doc: Document): readonly Observation[] =>
  matches(doc, /\b(?:ports?|TCP|UDP)[ -]\w/i)
    ? [said, doing, refusing].flatMap((words) =>
        matchesOf(doc, words)
          .filter(({ raw, place }) => {
            const ahead = lineOf(doc, place).slice(0, Math.max(indexInLine(doc, place, raw), 0))
            return !supposed.test(ahead.replace(naming, ' '))
          })
          .map(({ raw, place }) =>
            stated('port.closed', Number(raw), raw, place, { weight: 'statement' }),
          ),
      )
    : []

/** The words that lead to a number. */
const naming = /(?:\s?\b(?:TCP|UDP|the|ports?)\b[ -]?){1,4}$/i
