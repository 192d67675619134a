import { acrossLines } from '../../../values/across-lines.ts'

/** “Since then no message”. */
const nothingSince = acrossLines`
  since then,? (?:there (?:is|was|were) )?(?:
    no (?:further|new|more|such|messages?|errors?|events?|issues?|problems?|trouble|complaints?)
    |(?:all|everything) (?:(?:is|runs|works) )?(?:fine|well|ok|normal)
  )
`
/** What says that it is over. */
export const ended = new RegExp(
  acrossLines`
    \b(?:
      Ready (?:again|since|now)
      |back (?:to (?:Ready|normal)|in service|again)
      |(?:resolved|closed|solved|fixed)(?: (?:since|at|on|with))?\b
      |nothing (?:left|more|else|further) to (?:do|be done)
      |no (?:further|new|more) (?:events?|errors?|occurrences?|issues?|restarts?)
      |(?:works?|runs?|running|fine|ok|healthy|well) (?:again|since|now)
      |${nothingSince}
    )
    |erledigt|behoben
    |wieder (?:Ready|in Ordnung|erreichbar|im Dienst)
    |復旧(?!し(?:ませ|ない|て(?:い)?(?:ませ|ない)|た(?:が|もの|けど))|せず|でき|する)
    |解決済|解決しました|已(?:经)?(?:解决|恢复)|恢复正常
  `,
  'i',
)
export const everyEnd = new RegExp(ended.source, 'gi')
/** It is not over, or another one has it. */
export const goesOn = new RegExp(
  acrossLines`
    \b(?:
      (?<!\b(?:page|docs?|documentation|guide|article|tutorial|readme|example)\s)still
      |again (?:fails?|failed|failing|NotReady|broken)
      |(?:comes?|came|is) back(?! to (?:Ready|normal)| in service| again)
      |did(?: not|n['’]t) (?:help|work)
      |no (?:effect|luck|change|improvement)
      |without success|reopen(?:ed)?
      |(?:but|however),? (?:now|today|since|the|we|it|one|another)
      |same (?:problem|error|issue|symptom|message|here|on)
      |unfortunately
      |not (?:yet )?(?:resolved|solved|fixed|closed|ready)
      |until(?!
        \s(?:
          yesterday|last|this (?:morning|week|month)
          |(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day
        )\b
      )
      |please help|any idea
      |(?:nothing|not|never) (?:is |was )?(?:fixed|solved|resolved)
      |elsewhere
    )\b
    |trotzdem|immer noch|leider|noch nicht|erneut|wieder (?:da|auf|NotReady)
    |jede (?:Nacht|Woche)|jeden (?:Tag|Morgen)|ohne (?:Netz|IP|Verbindung)
    |kein(?:e|en)? (?:Netz|IP|Verbindung|DNS|Zugriff)
    |依然|还是|仍然|尚未|又(?:出现|发生)|(?<!没有|没|未)再次?(?:出现|发生)|未(?:解决|恢复)|没有(?:解决|恢复)|まだ|一時的|また(?:発生|出)
    |再発し(?:ました|た|ます)|未(?:解決|復旧)|復旧しま?せん
  `,
  'i',
)

/** “Since then no more”: with no heading at all. */
export const silentSince = new RegExp(
  acrossLines`
    \b(?:
      ${nothingSince}
      |no (?:further|new|more) (?:such )?(?:events?|errors?|messages?|occurrences?|restarts?) (?:since|so far)
      |(?:has|have|did)(?: not|n['’]t) (?:happened|occurred|come back|recur(?:red)?|appeared) (?:again|since)
      |no recurrence
    )\b
    |seit(?:dem|her) (?:\S+ ){0,2}(?:
      keine? (?:weitere[nr]?|neue[nr]?|meldung(?:en)?|fehler|probleme?|vorfälle|störung(?:en)?)
      |nicht (?:mehr|wieder) (?:aufgetreten|vorgekommen)
      |ruhe
    )\b
    |以降[、,]?(?:は)?(?:発生|再発)して(?:い|お)
    |(?:没有|未)再(?:次)?(?:出现|发生)
  `,
  'i',
)

/** “The case can be closed.” */
export const closing = new RegExp(
  acrossLines`
    \b(?:you|we|I) (?:can|may|could|will) (?:now |please |then )?close (?:
      (?:the|this|my|our) (?:\w{2,12} )?(?:case|ticket|issue|request|incident)\b
      |#?\d{3,9}\b|[A-Z]{2,6}-?\d{2,9}\b
    )(?!\s?\?)
    |\bplease close (?:the|this|my|our) (?:\w{2,12} )?(?:case|ticket|issue|request|incident)\b
      (?!\s?\?)
    |\b(?:case|ticket|issue|request|incident|thread|this(?: one)?|it) (?:can|may) (?:now )?
      be closed\b(?!\s?\?)
    |\b(?:Fall|Ticket|Vorgang)\s(?:kann|darf)\s(?:(?:nun|jetzt|somit)\s)?geschlossen werden
      (?!\s?\?)
    |sprawę można zamknąć(?!\s?\?)
    |\b(?:ticket|dossier|cas)\speut être (?:fermé|clos|clôturé)
    |\b(?:caso|ticket)\s(?:ya\s)?(?:se\s)?puede (?:cerrarse|cerrar)\b
  `,
  'i',
)
