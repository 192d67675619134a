import type { Document } from '../../../model/document.ts'
import type { Place } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'
import { isElsewhereIn } from '../meant/elsewhere.ts'
import { indexInLine, isElsewhere, lineOf } from '../lines.ts'
import { isRefused } from '../meant/said.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const shut = acrossLines`
  (?:
    blocked|closed|filtered|dropped|denied|firewalled
    |not (?:open|opened|allowed|reachable)
    |unreachable|gesperrt|blockiert|geschlossen
    |nicht (?:offen|erreichbar|freigegeben)
  )
`
const number = String.raw`(\d{2,5})(?:/(?:tcp|udp))?`
const verb = String.raw`(?:is|are|gets?|ist|sind|wird|still|remains?|stays?)`

/** “Port 9345 is blocked by the firewall”, “UDP 4789 between the nodes is closed”, “Port 9345 ist gesperrt”. */
const said = new RegExp(
  acrossLines`
    \b(?:(?:TCP|UDP)[ -])?(?:ports?|TCP|UDP)[ -](?:TCP |UDP )?${number}(?!\.?\d|[:-])
    (?:\s\((?:tcp|udp)\))?(?:\s(?!and\b|but\b|und\b|aber\b)[\w-]{1,20}){0,9}?\s${verb}\s
    (?:still |currently |noch |derzeit )?(?:in (?:der |unserer |the |our )?[\w-]{1,20} )?${shut}
    \b
  `,
  'gi',
)
/** Words before the port that the verb is of; “everything except port 80” is all others. */
const filled = acrossLines`
  (?:(?!(?:except|but|apart|other|besides|außer)\b)[\w-]{1,12}\s){0,3}?(?:TCP|UDP|ports?)[ -]
  (?:port )?${number}(?!\.?\d|[:-])
`
/** “The firewall blocks UDP port 4789”. */
const doing = new RegExp(
  String.raw`\b(?:firewall|security group|NSG|proxy)\b[^.\n]{0,40}?\s(?:blocks|drops|denies|rejects|filters|sperrt|blockiert)\s${filled}`,
  'gi',
)
/** “The firewall does not allow UDP 4789”. */
const refusing = new RegExp(
  acrossLines`
    \b(?:firewall|security group|NSG)\b[^.\n]{0,40}?\s(?:does not|do not|doesn['’]t) (?:allow|open|let in|pass)
    \s(?:in\s)?${filled}
  `,
  'gi',
)
/** “Make sure that port 9345 …”, “who says that …?”, “I thought …”: what is supposed, denied or believed. */
const supposed = new RegExp(
  acrossLines`
    \b(?:
      if|whether|when|unless|in case|maybe|perhaps|might|could|should|must|make sure|ensure
      |check|verify|not sure|nobody|no one|nothing|who (?:says?|said|told)|believed?|thinks?
      |thought|assumed?|suspect(?:ed)?|feared|wondered|claim(?:s|ed)?|no sign|wenn|falls|ob
      |prüfen|dachten?|glauben?
    )\b[^.;:\n]{0,60}$
  `,
  'i',
)
/** What the firewall refuses, and which way packets go, is nothing that the sentence refuses. */
const ofFirewall = /\b(?:do(?:es)? not|doesn['’]t) (?:allow|open|let in|pass)\b|\bfrom\b/gi
/** Closed for another machine or the world outside, or as it is meant to be. */
const onPurpose =
  /\b(?:internet|DMZ|outside world|as (?:it should|intended|planned|wanted)|on purpose|by design)\b/i
const ofLinux = /\b(?:on|to|of|for)\s(?:(?:the|our|all|an?)\s)?linux\b/i
const question = /^\W{0,4}(?:who|is|are|do|does|can|could|would|has|have)\b[^?]{0,400}\?$/i
/** “We tested, and port 9345 is blocked” is said of this setup. */
const ofTests = /\b(?:we|I)\s(?:have\s)?(?:tried|tested)\b/gi

/** Ports that people say are closed. */
export const closedPortsIn = (doc: Document): readonly Observation[] =>
  [said, doing, refusing].flatMap((words) =>
    matchesOf(doc, words)
      .filter(({ raw, place }) => isSo(doc, place, raw))
      .map(({ raw, place }) =>
        stated('port.closed', Number(raw), raw, place, { weight: 'statement' }),
      ),
  )

function isSo(doc: Document, place: Place, raw: string): boolean {
  const line = lineOf(doc, place)
  const at = Math.max(indexInLine(doc, place, raw), 0)
  const ahead = line.slice(0, at).replace(naming, ' ').replaceAll(ofFirewall, ' ')
  const before = ahead.split(/[.;!?:]\s/).at(-1) ?? ''
  const behind = /^[^.;!?\n]{0,300}[.;!?]?/.exec(line.slice(at + raw.length))?.[0] ?? ''
  const sentence = before + behind
  return (
    !supposed.test(ahead) &&
    !isRefused(before.split(',').at(-1) ?? '') &&
    !onPurpose.test(sentence) &&
    !(ofLinux.test(sentence) && !/windows/i.test(sentence)) &&
    !question.test(sentence) &&
    !isElsewhere(doc, place, raw) &&
    !isElsewhereIn(before.replaceAll(ofTests, ' '), behind) &&
    !isOpen(line, raw, at)
  )
}

const opened =
  /\b(\d{2,5})(?:\/(?:tcp|udp))?(?:\s\((?:tcp|udp)\))?\s(?:is|was|are)\s(?:now\s|already\s)?(?:open|opened|allowed|reachable)\b/gi
const openedSince = new RegExp(
  acrossLines`
    \bit\s(?:is|was)\s(?:now\s|already\s)?(?:open|opened|allowed|reachable)\b
    |\b(?:we|I)\s(?:have\s)?(?:since\s)?(?:opened|allowed)\s(?:it|that|this|them)\b
  `,
  'i',
)

/** A port that is called open, too, is closed for somebody else, or was. */
const isOpen = (line: string, raw: string, at: number) =>
  openedSince.test(line.slice(at)) || [...line.matchAll(opened)].some(([, one]) => one === raw)

/** The words that lead to a number. */
const naming = /(?:\s?\b(?:TCP|UDP|the|ports?)\b[ -]?){1,4}$/i
