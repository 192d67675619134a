import { acrossLines } from '../../../values/across-lines.ts'

const doing = acrossLines`
  (?:
    install|replace|exchange|add|switch|move|migrat|upgrad|updat|introduc|order|get|buy|take
    |roll\sout|set\sup|go|join|build|bring|chang|convert|try|test|evaluat|look\sat
  )(?:e|es|ing)?
`
const we = String.raw`(?:we|I|they|you|the\scustomer|our\steam)`

/** “In March we will install …”, “we also consider adding …”. */
const ahead = new RegExp(
  acrossLines`
    \b(?:
      ${we}(?:\s(?:\w{2,6}ly|also|then|now))?(?:
        \swill|['’]ll
        |\s(?:are|am|['’]re)\s(?:going|planning|about)\sto
        |\s(?:plan|intend|hope|want|wish)(?:ned)?\sto
        |\swould\slike\sto|\s(?:may|might)
        |\s(?:are\s)?(?:plan(?:ning)?|consider(?:ing)?|think(?:ing)?\s(?:of|about))
      )
      |(?:the\s)?(?:plan|idea|next step|goal)\s(?:is|would be)(?:\sto)?
    )\s(?:(?!not\b)\w{2,12}\s){0,3}?${doing}\b(?:
      (?!\b(?:from|while|today|currently|now|at present|presently|heute|aktuell)\b)
      (?:[^.;]|\.(?=\d))
    ){0,80}$
  `,
  'i',
)
const season = acrossLines`
  (?:
    spring|summer|autumn|fall|winter|January|February|March|April|May|June|July|August
    |September|October|November|December|Q[1-4]|20\d\d
  )
`
const when = acrossLines`
  (?:
    next\s(?:week|month|quarter|year|spring|summer|autumn|fall|winter|sprint)
    |in\s${season}
    |later|soon
  )
`
/** “We’re thinking about Windows Server 2025” */
const weighed = new RegExp(
  acrossLines`
    \b${we}(?:\sare|\sam|['’](?:re|m))\s(?:also\s|now\s|currently\s)?
    (?:thinking\s(?:of|about)|considering|evaluating|looking\s(?:at|into))\s[^.;,]{0,60}$
  `,
  'i',
)
/** “For the new site we would have …”: what nobody has so far. */
const supposed = new RegExp(
  acrossLines`
    \b(?:${we}|it|there|that)\s(?:would|could|might|will)\s(?:(?:then|also|probably|maybe)\s)?
    (?:have|use|run|get|need|be|take)\s
    (?:(?!\b(?:today|now|currently|but|while|whereas)\b)(?:[^.;!?]|\.(?=\d))){0,80}$
  `,
  'i',
)
/** “He would rather see us on containerd 2.0” */
const preferred =
  /(?:\bwould|['’]d)\s(?:much\s)?(?:rather|prefer)\s(?:to\s)?(?:see|have|be|go|use|run|get|move|put)\b(?:[^.;!?\n]|\.(?=\d)){0,80}$/i
/** “Im Februar wollen wir … umstellen” */
const inGerman = new RegExp(
  acrossLines`
    \b(?:
      (?:wollen|werden|planen|möchten)\s(?:wir|sie)
      |(?:wir|sie)\s(?:wollen|werden|planen|möchten)
    )\b[^.;]{0,60}\b
    (?:umstellen|wechseln|umsteigen|migrieren|umziehen|einführen|aktualisieren|installieren)\b
    [^.;]{0,40}$
  `,
  'i',
)
/** “… nodes are planned for next year”, “… comes in autumn”. */
const behind = new RegExp(
  acrossLines`
    ^[^.;]{0,40}?\b(?:
      (?:is|are)\s(?:only\s)?
        (?:planned|scheduled|foreseen|under\sconsideration|on\s(?:the\s|our\s)?road\s?map)
      |(?:ist|sind)\s(?:erst\s)?(?:geplant|vorgesehen)
      |planned\sfor
      |(?:not\s(?:before|until|earlier\sthan)|only\s(?:in|from|after)|erst\s(?:im|ab|nach)|nicht\svor|frühestens
        |pas\savant|no\santes\sdel?)\s(?:the\s|de[mr]\s)?
        (?:${season}|next|nächste[nsrm]?|Frühjahr|Sommer|Herbst|Winter|Januar|Februar|März|Mai
        |Juni|Juli|Oktober|Dezember|otoño|verano|enero|janvier|mars|juin|septembre|automne)
      |(?:will\s)?(?:come|follow)s?\s(?:only\s)?${when}
    )\b
  `,
  'i',
)

/** “Planned: from … to …”, “the upgrade planned for Friday to …” */
const plannedTo =
  /\b(?:planned|scheduled|foreseen|geplant)\b(?!\s(?:down|outage))(?:[^.;!?]|\.(?=\d)){0,60}\bto\s(?:the\s)?$/i

/** Whether a sentence tells what somebody is about to do with what stands in it. */
export const isIntended = (before: string, after: string): boolean =>
  ahead.test(before) ||
  inGerman.test(before) ||
  weighed.test(before) ||
  supposed.test(before) ||
  preferred.test(before) ||
  plannedTo.test(before) ||
  behind.test(after)

/** Whether it is no more than planned: who tells of a fault has it already. */
export const isOnlyPlanned = (before: string, after: string): boolean =>
  isIntended(before, after) &&
  !/\b(?:but|aber|not|fail\w*|errors?|refus\w+)\b|n['’]t\b/i.test(sentenceOf(after))

const sentenceOf = (behind: string) => /^(?:[^.;!?]|[.;!?](?=\S))*/.exec(behind)?.[0] ?? ''

const meant =
  /\b(?:plan(?:s|ned|ning)?(?!\sde\scontr)|will|wants?|wanted|would|should|must|needs? to)\b[^.;!?\n]{0,60}$/i

/** Whether the words ahead of a value say that somebody wants it, and it is not there yet. */
export const isMeant = (ahead: string): boolean => meant.test(ahead)
