import { acrossLines } from '../../values/across-lines.ts'

/** Words of a sentence that does not end here. */
export const goesOn =
  /^(?!.*(?:\t| {2}\S|\||--[a-z]|[{}=;]))[ >]{0,4}(?:[-*•] )?\S+(?: \S+){4,}[^.:;!?)\s]$/
export const rest = /^(?!.*(?:\t| {2}\S|\|))[A-Za-z\d][^\s:]*(?: |[.,;:!?]|$)/

/** A bracket with a release, which tells of a setup and not of a choice. */
export const ofSetup = acrossLines`
  \)(?<=
    \((?!\s?(?:e\.g|i\.e|z\.\s?B|like|such|for)\b)(?:(?!\b(?:or|oder|ou)\b)[^()\n]){0,60}\d\.\d
    (?:(?!\b(?:or|oder|ou)\b)[^()\n]){0,60}\)
  )
`

/** Talk about another setup than the one in trouble: where it works, or does not happen. */
export const elsewhere = new RegExp(
  acrossLines`
    \b(?:
      not (?:happen\w*|occur\w*|reproduc\w*|seen|an? issue|using|on|in(?! use\b))
      |unlike|whereas
      |instead of(?!\s[\w-]{2,20}\s(?:on|with|under|in)\s)
      |compared (?:to|with)|also (?:on|in|with)
      |(?:
        (?<!\b(?:not|never)\s|n['’]t\s)work(?:s|ed)?
        |(?<!\b(?:am|are|'m|'re|been|not|n['’]t|stops?|stopped)\s)working
      )(?: fine| well| as expected)? (?:on|in|with|at)
      |(?:same|similar)\b[^\n.]{0,30} (?:on|in)
    )\b(?:
      [^\n.]{0,30}
      |(?:
        (?!;|,\s(?:with|on)\s|\b(?:but|broken?|breaks|fails?|failed|now|while|since|after)\b)
        (?:[^\n.]|\.(?=\d))
      ){0,40}
      |[^\n.(]{0,30}\([^()\n]{0,40}
    )$
  `,
  'i',
)

/** “No Windows Server 2019 any more”, “none of them is 2019”, “without any 1809 nodes”: what is not there. */
export const denied = new RegExp(
  acrossLines`
    \b(?:
      no|not(?: a| an)?|without(?: an?| any)?
      |(?:none|no (?:windows )?(?:nodes?|hosts?|workers?|machines?)) (?:
        (?:of \w{2,8}(?: \w{2,8})? )?(?:is|are|runs?|has|have)
        |on|with
      )
      |(?:do(?:es)?|did)(?: not|n['’]t) (?:have|use|run)(?: any)?
      |kein(?:e[mnrs]?)?|ohne|plus de|pas de|aucun|sin|nenhum|sem|nessun|senza
    )\s(?:(?:more|further|other|old|such|single)\s){0,2}
    (?:windows (?:nodes?|hosts?|workers?|machines?|servers?) (?:with |on |running |at ))?
    ["'\x60(]?$
  `,
  'i',
)

/** The cluster that Rancher itself runs on, in the form that its issues have. */
export const ofRancherItself = /\bIf Helm Chart, Kubernetes Cluster and version\b/i

/** “Not planned: …”, “Out of scope: …”: a list of what is not there. */
export const leftOutLabel = new RegExp(
  acrossLines`
    ^[\s>]{0,6}(?:[-*•]\s|\d{1,2}[.)]\s)?[*_]{0,2}(?:
      not\s(?:planned|used|in use|wanted|needed|present|part of \w{2,12}|considered)
      |(?:explicitly\s)?out of scope
      |ruled out|unused|rejected
      |nicht\s(?:geplant|genutzt|verwendet|benutzt)
    )[*_]{0,2}\s?:
  `,
  'i',
)

/** “On Server 2019 that port would not work, therefore …”: what is not there for that reason. */
export const onIt = /\b(?:on|with|under|in)\s(?:an?\s|the\s)?["'`(]?v?$/i
export const wouldNot = new RegExp(
  acrossLines`
    ^[^.;!?\n]{0,50}\bwould(?: not| never|n['’]t)?\s\w{2,12}\b[^.;!?\n]{0,30}[,;]\s(?:and\s)?
    (?:therefore|so|hence|thus|that is why|which is why|for that reason)\b
  `,
  'i',
)
