import { acrossLines } from '../../../values/across-lines.ts'

/** Words behind a message that say it is over; what comes back, or fails elsewhere, is not. */
export const over = new RegExp(
  acrossLines`
    \b(?:is|are|was|were|works?|runs?|got|has been)\b[^.\n]{0,24}\b
      (?:fine|ok(?:ay)?|well|fixed|resolved|solved|gone|working)\b[^.\n]{0,16}\b
      (?:now|again|since then|meanwhile)\b
    |\bno longer (?:happens|appears|occurs)\b
    |(?:\b(?:has been|is|was)|['’]s) (?:already |meanwhile |since )?
      (?:fixed|resolved|solved|settled|sorted out)\b
    |\b(?:which|that|this|it) (?:we|I) (?:(?:have|had|already|since|meanwhile) ){0,2}
      (?:fixed|solved|resolved|mended|repaired|settled|corrected)\b
    |^["”'\x60]{0,2}\s(?:(?:message|error|warning|line)\s)?
      (?:went away|disappeared|vanished|was gone)\s(?:after|since|once|when|with|by)\b
    |^["”'\x60]{0,2}\s(?:(?:message|error|warning|line)\s)?is gone
      (?:[.!;,]|\s(?:since|after|now)\b|$)
    |\band (?:it|that|the (?:error|message))(?:['’]s| is) gone\b(?! from\b)
    |\b(?:(?:that|this|it|which) is|(?:both|these|those|they) are) (?:gone|over|history)\b
    |\bis (?:gone|over|history) since\b
    |\b(?:it|they|all|everything) (?:works?|runs?) (?:now|since then|meanwhile)\b
    |\bnow (?:it|they|all|everything)(?: of them| (?:the )?pods)? (?:
      works?|runs?
      |(?:is|are) (?:ready|running|fine|well|ok(?:ay)?)
    )\b
    |\b(?:that|this|which) is why we (?:upgraded|updated|moved|migrated|switched)\b
    |\b(?:so |and )?we (?:took|use|went|moved|upgraded|updated|removed|corrected|replaced)\b
      (?:[^.;]|\.(?=\d)){0,40}\band (?:it|all|that|everything) (?:works|runs|starts)\b
      (?! (?:for|only|on|in|if|when|with|without)\b)
    |^[\w"”'\x60]{0,24}\swas the (?:error|message) (?:of|with|in|from|under|on|before)\b
      [^]{0,60}?\b(?:with|since|in|on|after)\s(?:[^.;]|\.(?=\d)){1,40}\b(?:works|is fine)\b
  `,
  'i',
)
export const butNot = /\b(?:but|however|sometimes|until|still|came? back|comes back)\b/i
export const ofOthers = /\b(?:nothing|not|never|none|linux|others?|elsewhere)\b|n['’]t\b/i
/** “… the DNS problem of last week is solved”: another one than that of the message. */
export const ofOtherFaults = new RegExp(
  acrossLines`
    \b(?:the|our|an|another|your)\s
    (?:(?!error|message|problem|issue|fault|whole|entire|old\b)[\w-]{2,20}\s){1,3}
    (?:errors?|messages?|problems?|issues?|tickets?|bugs?|cases?|faults?|incidents?)\b
    [^.;"“]{0,40}$
  `,
  'i',
)

/** “… in January. Solved.”, “… last year, fixed since the upgrade”: a word for the whole. */
export const closed = new RegExp(
  acrossLines`
    (?:^|[.!;,(–—→]\s{0,2}|\s[-=]>?\s)(?:now |since |meanwhile |already )?
    (?:solved|fixed|resolved|gone)(?:\s(?:since|by|with|after|meanwhile|now)\b[^.?]{0,80})?
    (?:[.!)]|$)
  `,
  'i',
)

export const unsure =
  /[?]|\b(?:not|never|should|until|want|hope|when|once|if|else|others?)\b|n['’]t\b/i

/** Another cluster, or the one that was. */
export const ofBefore = new RegExp(
  acrossLines`
    \b(?:old|former|previous)\s(?:cluster|nodes?|setup|environment|installation|version|release)
    \s(?:had|showed|printed|said|logged|reported|gave|failed with)\b
    (?! (?:no|none|never|nothing)\b)[^.;]{0,40}$
  `,
  'i',
)
export const alsoNow = /\b(?:too|also|as well|still|again|same|here|our|new)\b/i
/** “Until the update was installed …”. */
export const until =
  /\b(?:until|before)\s(?!now\b|today\b)[^.;]{3,60}\b(?:had|got|printed|showed|saw|failed|ended|logged)\b[^.;]{0,40}$/i
export const sinceThen = new RegExp(
  acrossLines`
    \b(?:then|since|now)\b
    |\b(?:it|all|everything|pods?|nodes?|we|things?) (?:
      works?|worked|ran|run|was fine|were fine
    )\b
    |\bno (?:such )?(?:errors?|problems?|issues?|trouble)\b
  `,
  'i',
)

export const notSince = new RegExp(
  acrossLines`
    \b(?:
      (?:have|has|did|do)(?: not|n['’]t) (?:
        seen|see|had|have|come|happened?|occurred?|appeared?
      )[^.;]{0,24}\b(?:since|again|any ?more)\b
      |since (?:then|we|that|it)\b[^.;]{0,80}\b(?:no(?:ne|t)?|never|nothing)\b
      |there is none of (?:that|it|them)
      |\b(?:it|that|this) (?:is|was) (?:there|set|added|on|enabled) (?:now|since|meanwhile)\b
      |no recurrence
      |(?:never|not) (?:seen |come |happened |occurred )?(?:again|since)
    )
  `,
  'i',
)

export const neverAgain =
  /^[^.;]{0,40}\b(?:once|last \w{3,7}|ago|in \w{3,9})\b[^.;]{0,30}\b(?:and|but) (?:never|not) (?:\w{3,8} )?(?:again|since)\b/i

/** What was done about it, and what says that it was in vain. */
export const mended = new RegExp(
  acrossLines`
    \b(?:we|I|which|it|that)
    (?: (?:have|has|had|was|were|is|are|been|since|then|meanwhile|now)){0,3} (?:
      (?:put|rolled|moved|went|taken|switched|set) back
      |reverted|corrected|mended|repaired|undone|undid|replaced
    )\b
  `,
  'i',
)
export const inVain = new RegExp(
  acrossLines`
    \b(?:
      nothing
      |no (?:change|effect|difference|success|help)
      |without (?:effect|success)|same|again|helps?|helped|in vain|today|now|worse
      |this (?:week|morning|time)|yesterday|tonight
    )\b
  `,
  'i',
)
