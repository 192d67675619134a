import { acrossLines } from '../../../values/across-lines.ts'

/** “# Change the time zone”, above the command that does so. */
export const step = new RegExp(
  acrossLines`
    ^\s{0,20}#\s+(?:
      add|apply|change|check|configure|connect|copy|create|delete|disable|enable|get|install
      |list|remove|restart|run|set|show|start|stop|test|upgrade|verify
    )\b
  `,
  'i',
)
export const command = /^[ \t]{0,20}[$.&]?[\w./\\-]{2,60}(?:[ \t]+\S[^.!?]*)?$/

/** Of a question, not of what somebody has and asks about. */
export const asked =
  /^\W{0,6}(?:(?:question|q|hi|hello)\W{1,3})?(?:do|does|is|are|can|could|will|would|should|may|which (?:one|of))\b[^]*\?$/i

/** What is written or known, and what is done about it. */
export const known = new RegExp(
  acrossLines`
    \b(?:
      (?:documentation|docs)(?! (?:say|mention|tell|explain|ha[sv]e?)s? nothing\b)
      |as documented|according to
      |(?:wiki|guide|handbook|runbook|page)\b[^.:]{0,20}\bsays?
      |(?:we|I) (?:have |had )?read
      |(?:we|I) know|is known|known (?:limit\w*|issue)|known and\b|planned for
      |fix(?:ed|es) an? (?:issue|bug|fault)
      |so we (?:use|set|took|take|drain|run|test)
    )\b
    |\b(?:wiki|handbook|runbook)(?: page| entry| article)?(?: (?:on|of|for|about) \w{2,20})?:
  `,
  'i',
)

/** What tells others what to do, or what became of a release. */
export const instructions = new RegExp(
  acrossLines`
    ^\W{0,6}(?:
      runbook|playbook|checklist|test (?:plan|cases?)|release notes?|change ?log|faq|agenda
      |alert rules?|known issues|support matrix
      |troubleshooting (?:guide|page|steps)
      |interview questions?|training|exercises?|post-?mortem
      |(?:solved|closed|resolved) (?:tickets?|incidents?|issues?)
    )\b
  `,
  'i',
)

/** What may be; what people do themselves in it, they did. */
export const supposed =
  /^\W{0,6}(?:(?:and|but|also|so|then) )?(?:if|in case|should|supposing)\b(?! (?:I|we|you|one)\b)/i

/** “The pods on Linux get no DNS; on Windows it works.” */
export const ofLinux = /\blinux\b(?![^]*\bwin(?:dows\b|-))/i
export const aboutLinux = new RegExp(
  acrossLines`
    ^\W{0,6}(?:(?:and|the|our|all|one|an?|this|that) ){0,2}linux (?:nodes?|workers?|hosts?|machines?)
      \b
    |^linux\s?:
    |^\W{0,6}(?:DNS|name resolution|lookups?) (?:of|in|on|from|for) (?:the |our )?linux pods?\b
  `,
  'i',
)
export const windowsWorks =
  /^[^]{0,80}\bwindows\b(?:(?!\b(?:not|no|never|but)\b|n['’]t\b)[^.;]){0,50}\b(?:works?|mounts?|resolves?|(?:is|are) (?:fine|ok))\b/i

/** “… did not work; adding the host to the group solved it.” */
export const solvedIt = new RegExp(
  acrossLines`
    \b(?:solved|fixed|cured|resolved) (?:it|that|this|the (?:problem|issue|fault))\b
    (?![^.;]{0,40}\b(?:for (?:an?|some|\d+)|until|only|temporar\w*|partly)\b)
    |\b(?:since|after)\b(?:(?!\b(?:re-?boot|re-?start)\w*)[^.;:]){4,80}\b(?:all|everything)\s
      (?:is|has been|works|runs|ran|worked)\b
      (?![^.;]{0,60}\b(?:for (?:an?|some|\d+)|until|but|except|only|then|again and again|not)\b)
  `,
  'i',
)
export const unsolved = new RegExp(
  acrossLines`
    \b(?:not|never|nothing|neither|nor|nobody|no one|what|how|if|again|back)\b[^.;]{0,30}\b
      (?:solved|fixed|cured|resolved)\b
    |\b(?:solved|fixed|cured|resolved)\b[^.;]{0,40}\b(?:again|back|but)\b
  `,
  'i',
)

/** What somebody has no complaint of. */
export const wellAsItIs = new RegExp(
  acrossLines`
    \b(?:this|the) (?:one|cluster|setup|machine) (?:works|runs (?:fine|well))\b
    |\b(?:everything|all) works\b(?! (?:except|but|until|on|with|from))
    |\bas (?:an? |the |our )?reference\b
  `,
  'i',
)

/** “The node is slow? No: …” */
export const answeredNo = /^\s{0,2}\?\s{1,3}(?:no|never)\b/i

/** From the end of the sentence before. */
export const lastSentence = /(?:(?![.!?]\s|\n\s*\n|\n[ \t]*[-*•][ \t])[^]){0,400}$/
export const questioned =
  /(?:^|[,;:]\s|\b(?:and|but|so|or)\s)\W{0,6}(?:do|does|is|are|can|could|will|would|should|may|what|how|which|if|when)\b/i
export const denied =
  /\b(?:no|never|without|nor|neither|not (?:that|because|an?|any|the))\s(?:[\w-]{1,20}\s){0,3}$|\b(?:is|are|was|were)(?: not|n['’]t) $/i
export const when = new RegExp(
  acrossLines`
    \b(?:
      if|in case|as long as|thinks?|believes?|suspects?|maybe|perhaps|possibly|might|whether
      |unless|would|should|until|once|whenever
      |when (?:somebody|someone|an?)
    )\b(?! (?:I|we)\b)
  `,
  'i',
)
export const elsewhere = new RegExp(
  acrossLines`
    \b(?:my|our|an?|the admin['’]?s?) (?:laptop|workstation|PC|desktop)\b
    |\bnever (?:happened|occurred|had)\b(?! before)
    |\b(?:in|on) (?:the|our|a) (?:lab|test (?:cluster|environment|node))\b
  `,
  'i',
)
