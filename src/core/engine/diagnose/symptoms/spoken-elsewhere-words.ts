import { acrossLines } from '../../../values/across-lines.ts'

/** Where somebody read it, or of whom it is true in general. */
export const ofPages = new RegExp(
  acrossLines`
    \b(?:
      (?:we|I) read|documentation|docs|manual|readme|source(?: code)?|article|blog(?: post)?
      |guide|wiki|handbook|kubernetes\.io|learn\.microsoft\.com
    )\b(?:(?!\bbut\b)[^.;"“]){0,60}\b(?:
      that|says?(?! nothing\b)|explains?|mentions?(?! nothing\b)|means?|means that|calls it
      |(?:has|have|lists?|contains?) (?:a|the|this) (?:chapter|section|page|paragraph|entry)
    )\b[^.;"“]{0,30}["“'\x60]?$
  `,
  'i',
)
export const ofThread = new RegExp(
  acrossLines`
    \b(?:we|I)(?: have|['’]ve)? (?:saw|seen|read|found|know)\b[^;"“]{0,60}
      (?:#\d{1,6}|\b(?:issues?|threads?|forums?|posts?|discussions?)\b)[^;"“]{0,40}\b
      (?:that|where|in which|about|people|somebody|someone)\b[^;"“]{0,40}["“'\x60]?$
    |\b(?:somebody|someone|people) (?:told (?:us|me)|says?|said|wrote|claims?|claimed)\b
      [^;"“]{0,60}["“'\x60]?$
  `,
  'i',
)
/** “… , years ago” */
export const longAgo =
  /^["”'`]?[,\s(]{0,3}(?:(?:many|some|several|a few|two|three|\d{1,2})\s)?(?:years?|months)\sago\b/i
/** … and whoever read it has it as well. */
export const ofOwn = new RegExp(
  acrossLines`
    \b(?:same|here|our|ours|but|so|now|after|still)\b
    |\b(?:and|,) (?:I|we|win-)
    |\b(?:and|then) (?:\w{1,10} ){0,3}(?:prints?|says?|shows?|logs?|get|gets|got)\b
  `,
  'i',
)
export const alsoHere = new RegExp(
  acrossLines`
    \b(?:
      (?:we|I)(?:['’]ve| have| get| see| got| had) (?:exactly |just )?
        (?:the same|it (?:too|as well|here|also))
      |same (?:here|for us|with us|on our)
      |(?:it|this|that) (?:also )?(?:happens|occurs|is|comes) (?:here|to us|with us|for us)
      |here too
      |(?:our|my) (?:[^.;]|\.\d){0,40}\b(?:has|have|shows?|prints?|gets?) (?:it|this|that|the same)
    )\b
  `,
  'i',
)
export const although = /\b(?:but|though|however|yet|still)\b/i
export const ofAnybody =
  /\b(?:whoever|(?:any|every|some)(?:body|one) who|people who|those who)\b[^.;"“]{0,60}["“'`]?$/i
/** An item of release notes. */
export const ofNotes =
  /^\W{0,6}(?:bug ?)?fix(?:ed|es)?\b(?: an?| the)?(?: issue| bug)?\s?(?:[:(—–-]|where\b(?!\?))/i
/** What a watch looks for. */
export const ofAlerts = new RegExp(
  acrossLines`
    \b(?:
      alert(?:s|ed)?|alarms?|notif(?:y|ies|ied|ication)
      |(?:monitoring|dashboards?|scripts?) (?:looks?|search(?:es)?|scans?)
      |grep(?:s|ping)?|watch(?:es|ing)?
    )\b(?:[^.;]|\.(?=\w)){0,60}\b(?:if|when(?:ever)?|on|for|contains?|match(?:es)?)\b
    (?:[^.;]|\.(?=\w)){0,40}$
  `,
  'i',
)
/** An alert that came. */
export const ofAlarm = new RegExp(
  acrossLines`
    \b(?:got|had|have|received?|gets?|fire[sd]|raised|triggered|woke|says?|said|came|rang)\b
      [^.;]{0,20}\b(?:alerts?|alarms?|notif\w{1,8})\b
    |\b(?:alerts?|alarms?|notif\w{1,8})\b[^.;]{0,30}\b
      (?:fired|raised|triggered|says?|said|came|rang|woke|told)\b
    |\b(?:and|we) (?:see|saw|get|got|find|found)\b
    |[^"”'\x60]\sand\s["“'\x60]?$
  `,
  'i',
)
/** What is not to be there, or is not. */
export const ofChecks = new RegExp(
  acrossLines`
    \b(?:check|verify|make sure|ensure|confirm)\b(?! (?:why|what|how|our|my|this|the config)\b)
    (?:[^.;]|\.(?=\w)){0,60}\b(?:no|not|never|without|neither|nor|n['’]t)\b
    (?:[^.;:,]|(?<=["”'\x60]),|\.(?=\w)){0,40}$
  `,
  'i',
)
export const ofNone = new RegExp(
  acrossLines`
    \b(?:
      there (?:is|are|was|were) (?:no|never|not an?y?)
      |nothing like
      |(?:logs?|files?|nodes?|they|it|we|I) (?:has|have|had|shows?|contains?) no
      |(?:(?:we|I) )?(?:never|(?:do|did|have|had)(?: not|n['’]t)) (?:
        saw|seen|see|got|get|had|have|found|find
      )
      |without(?: any)?|neither|nor
    )\s(?:an?\s|any\s|the\s|more\s)?(?:(?:errors?|messages?|lines?|entr(?:y|ies))\s)?
    (?:such as\s|like\s|of\s|with\s)?["“'\x60]?$
  `,
  'i',
)

/** “We monitor … and there is none.”, “…? No.” */
export const noneFound =
  /^[^.;]{0,60}\band (?:there (?:is|are|was|were) none|(?:finds?|found|sees?|saw) (?:none|nothing))\b|^["”'`]?\?\s(?:no|never)\b[,.!]/i

export const butThere = /^[^.;]{0,60}\bbut (?:only )?(?:on|in|at|with|after)\b/i

/** The sentence of somebody who has nothing, in whose words “except” and the like are not. */
export const allIsWell = new RegExp(
  acrossLines`
    \b(?:
      (?:we|I) (?:have|had|did|do)(?: not|n['’]t)(?: yet)? (?:seen|see|had|have|got|get|met) (?:it|this|that|any|one|such|them)
        \b(?! (?:before|until|yesterday))
      |(?:we|I)(?: have|['’]ve)? never (?:seen|saw|had|got|met) (?:it|this|that|any|one|such|them)
        \b(?! (?:before|until|happen))
      |(?:production|(?:the|our) (?:other |new |own )?(?:clusters?|nodes?|servers?))
        (?: \([^()]{1,60}\))? (?:do|does)(?: not|n['’]t) (?:show|have|print|log) (?:it|this|that|any|one|such|them)
        \b
      |(?:we|I) have no (?:such )?(?:errors?|problems?|issues?|trouble)\b
      |nothing is broken
      |(?:everything|all)(?: else)? (?:works|runs)(?: (?:fine|well))?
      |all is (?:well|fine)
      |(?:everything|it) is (?:fine|ok(?:ay)?)
    )\b(?![^.;]{0,60}\b(?:except|but|apart|until|else)\b)
  `,
  'i',
)
export const elsewhere = /\b(?:linux|elsewhere|others?|until|again)\b/i
/** Well, but not everywhere or always. */
export const partly = new RegExp(
  acrossLines`
    (?:^|[.;,(]\s?)(?:and |but )?
    (?:on|in|with|without|under|from|at|after|before|for|if|when|as long as|once)\s
    (?!production\b|all\b|every\b|the (?:new|whole)\b)[^.;,]{1,60}$
  `,
  'i',
)
export const inPart = new RegExp(
  acrossLines`
    ^\s(?:fine |well )?(?:on|in|for|without|under|from|after|before|if|when|as long as)\s
    (?!production\b|all\b|every\b|us\b|the (?:new|whole)\b)
  `,
  'i',
)

/** “… is not supported on Windows, so we have it off”. */
export const heeded =
  /^\W{0,3}(?:so|therefore|hence|which is why)\s(?:we|I)\s(?:have|keep|leave|left|set|turned|switched)\s(?:it|them|that|this)\b/i
export const inDoubt = /\b(?:whether|if|unless|sure|said|says?|told|tells?|claims?|think)\b/i
