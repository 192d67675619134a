import { acrossLines } from '../../../values/across-lines.ts'

const had = String.raw`(?:had|used|ran|were|was|hatten|nutzten|verwendeten|liefen|lief|waren|war)`
const change = String.raw`(?:upgrade|update|migration|move|switch|change|reinstall|rebuild)`
export const today = new RegExp(
  acrossLines`
    \b(?:
      now|currently|today|since then
      |since (?:last )?\w+ (?:it|we|they)
      |afterwards?|then|jetzt|heute|seither
      |since (?:the|an?|our|last) (?:\w{2,12} ){0,2}(?:update|upgrade|migration|move|change)
      |seit (?:dem|der|gestern|heute)
    )\b
  `,
  'i',
)

/** “Before that we had …”, “previously …”, “before the upgrade it was …”. */
export const begun = new RegExp(
  acrossLines`
    \b(?:
      previously|formerly|originally|in the past
      |earlier,?\s(?:we|it|I|they)\s${had}
      |used to (?:be|have|run|use)
      |before (?:that|this),?\s(?:(?:we|it|I|they)\s)?${had}
      |before,\s(?:we|it|I|they)\s${had}
      |before the ${change},?\s(?:we|it|I|they)\s(?:${had}|gave|set|passed)
      |(?:vorher|früher|zuvor)\s${had}
      |(?:dort|damals)\s(?:noch|damals|${had})
    )\b
  `,
  'i',
)
/** “We had … before”, “it was … until March”: the verb, and what stands behind the value. */
export const verb = new RegExp(
  acrossLines`
    \b(?:
      we|it|I|they|that|this|cluster version
      |(?:the|our)\s(?:\w{2,12}\s)?(?:cluster|nodes?|hosts?|pool)
      |wir
      |[A-Za-z][\w-]{1,30}:
    )\s${had}\b(?!\sto\b)
  `,
  'i',
)
export const ended = new RegExp(
  acrossLines`
    ^[^]{0,40}?\b(?:
      before(?=
        $|[,)]
        |\s(?:
          that|the ${change}
          |(?:and|but)\s(?:(?:have|then|we|I|now)\s){0,2}(?:changed|set|moved|raised|switched)
        )\b
      )
      |previously|formerly|in the past
      |last (?:month|year|spring|summer|autumn|winter)
      |until (?:
        last|January|February|March|April|May|June|July|August|September|October|November
        |December|20\d\d
        |\w{2,8} (?:days?|weeks?|months?|years?) ago
        |(?:we|I|they|somebody|someone)\s(?:have\s|had\s|then\s)?
          (?:changed|replaced|corrected|fixed|moved|switched|set|removed)\b
      )
      |vorher|früher|zuvor
    )
  `,
  'i',
)
/** “… was set until March”, “…, but we removed it”, “… by mistake, then corrected”, “1.25.6 before, 1.26.1 after”. */
export const noMore = new RegExp(
  acrossLines`
    ^[^]{0,30}?\b(?:was|were)\s\w{2,10}\s(?:until|till)\s(?!now\b)
    |^[^]{0,60}?\b(?:we|I|they)\s(?:have\s|since\s|then\s|later\s){0,2}
      (?:removed|deleted|unset|reverted)\s(?:it|them|that|this)\b
    |^[^]{0,60}?\b(?:by mistake|accidentally|versehentlich)\b[^]{0,40}?\b
      (?:corrected|undone|reverted|removed|changed|repeated|korrigiert)\b
    |^[\w.+-]{0,16},?\s(?:
      at\sfirst|initially|in the beginning|at the beginning|zuerst|anfangs|zunächst|d['’]abord
      |au début|al principio
    ),?\s(?:and\s|but\s)?(?:then|now|later|since|dann|jetzt|später|puis|luego)\b
    |^[\w.+-]{0,16}\s\(?(?:before|previously|vorher),\s(?:[^.;]|\.(?=\d)){0,60}?\b
      (?:after|now|nachher|jetzt)\b
  `,
  'i',
)
/** “Later maybe …”, “next year perhaps …”: nobody has it yet. */
export const wished = new RegExp(
  acrossLines`
    \b(?:
      maybe|perhaps|possibly|eventually|some day|in (?:the )?future
      |next (?:week|month|quarter|year)
      |vielleicht|irgendwann
    )\b[^.;\n]{0,30}$
  `,
  'i',
)
/** “From the old 1.20 cluster”. */
export const formerAhead = /\b(?:old|former|previous)\s(?:kubernetes\s|k8s\s)?v?$/i
export const ofFormer = /^\s(?:cluster|setup|environment|installation)\b/i
/** “The old cluster (…)”, “the previous version …”, “the image before this one …”. */
export const former = new RegExp(
  acrossLines`
    \b(?:
      (?:old|former|previous)\s(?:
        (?:cluster|setup|environment|installation|version|release)\b
        |one\s(?=was|had|ran|used)
      )
      |(?:image|version|release|build|cluster|pool|node|setup)\sbefore\s(?:this|that)\b
    )(?:(?!\b(?:new|but|while|now)\b)(?:[^.;]|\.(?=\d))){0,60}$
    |\b(?:old\sone|der\salte|die\salten?|l['’]ancien(?:ne)?|el\s(?:antiguo|viejo)|il\svecchio)\s
      \([^()\n]{0,30}$
    |\b(?:we|I)\s(?:ourselves\s|originally\s|once\s)?(?:came|migrated|moved)\sfrom\s
      (?:(?!\b(?:to|onto|and|but|while|now)\b)(?:[^.;]|\.(?=\d))){0,50}$
  `,
  'i',
)
/** “Old image: …”, “before: …, after: …”, as people set what was beside what is. */
export const formerLabel = new RegExp(
  acrossLines`
    (?:
      (?:^|[\s.,;(])(?:old|former|previous|last\sgood)\s(?:\w{2,10}\s)?
        (?:image|AMI|template|nodes?|pool|state)
      |(?:^|[.,;(]\s?)(?:before|old|vorher|alt|planned|geplant)
    )(?:\s\([^()]{1,40}\))?\s?[:=]
    (?:(?!\b(?:new|but|while|now|after|neu|nachher|jetzt)\b)(?:[^.;]|\.(?=\d))){0,60}$
  `,
  'i',
)
/** “Until v1.23 the nodes ran …”. */
export const until = new RegExp(
  acrossLines`
    (?<![\w-])(?:until|till|up to|bis)\s(?!now\b)(?:[^.;\n]|\.(?=\d)){1,30}?\s
      (?:
        (?:
          we|it|they
          |(?:the|our|all)\s(?:\w{2,12}\s)?(?:clusters?|nodes?|hosts?|pools?|machines?)
        )\s${had}
        |${had}\s(?:wir|die|alle|unsere)
      )\b(?:(?!\b(?:new|but|while|now|since)\b)(?:[^.;]|\.(?=\d))){0,60}$
    |(?<![\w-])bis\s(?:zum?|zur|vor|Ende|Anfang|letzte\w{0,2}|gestern)\b
      (?:[^.;\n]|\.(?=\d)){1,90}?\b(?:lief(?:en)?|hatten?|war(?:en)?|nutzten|verwendeten)\b
      (?:(?!\b(?:seit|nun|jetzt|heute)\b)(?:[^.;]|\.(?=\d))){0,60}$
  `,
  'i',
)
/** “With … it worked, with … it does not”. */
export const contrasted = new RegExp(
  acrossLines`
    ^(?: cluster)? (?:it|this|that) (?:shows?|gives?|prints?|returns?|works?)\b[^.;]{0,60}\b
      as expected\b
    |^,?\s(?:
      (?:it|this|that|everything|all)\s(?:worked|ran|was\s(?:fine|ok))
      |(?:lief|ging)\s(?:es|alles)
    )\b[^.;]{0,60}[\s,](?:with|since|but|now|after|on|mit|seit|aber)\s
  `,
  'i',
)
/** “Before we had …”: what was, or since when something is. */
export const unclear = new RegExp(
  String.raw`\bbefore\s(?:we|it|I|they)\s${had}\b|${verb.source}`,
  'i',
)
