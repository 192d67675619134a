import { acrossLines } from '../../values/across-lines.ts'

/** A leaf of YAML, of which nobody knows whose it is. */
export const leaf = /^\s*(?:- )?[a-z]\w*:\s*\S+\s*$/

/** What should be, or might, is not so yet. */
export const wanted = new RegExp(
  acrossLines`
    \b(?:
      must|needs?|requires?|required|should|shall|would|could|might|may|if
      |when(?!\s(?:creating|deploying)\s|\s(?:we|I)\s(?:create|deploy)\s)
      |whether|expects?|has to|have to|not|never|cannot|can['’]?t|without|no longer|instead of
      |consider(?:s|ed|ing)?
      |th(?:ink|ought|inking) (?:about|of)
      |default(?:s|ed)?
    )\b(?:(?!,\s(?:so|therefore|hence|thus)\s)[^.;?!\n]){0,60}$
  `,
  'i',
)

/** “Our pod needs hostPID”: who says so has it in the manifest. */
export const needed = new RegExp(
  acrossLines`
    (?<=\b(?:pods?|containers?|deployments?|workloads?|daemonsets?)\s(?:also\s)?)
      (?:needs?|requires?)\s(?=\S{0,40}$)
    |(?<=\b(?:pods?|containers?|deployments?|workloads?|daemonsets?)\s)(?:needs?|requires?)
      (?=\s$)
  `,
  'i',
)

/** “Does … show …”, “on the other node …”, “the guide says that …”, “I read that …” */
export const asks = /^\s*(?:do|does|did|is|are|was|were|has|have|can|could|should|will|would)\b/i
/** “A colleague asks: …” */
export const asksAhead = /\b(?:asks?|asked|wonders?|question is|frage)\s?[:,][^.;?!]*$/i
/** “Please don’t set …” */
export const forbids =
  /(?:^|[.!:]\s|\bplease,?\s)\W{0,4}(?:do not|don['’]t|never|avoid)\s(?:ever\s)?(?:set|use|enable|add|run|give)\b[^.;]{0,30}$/i
/** “… on Linux-only clusters” */
export const forLinuxAlone = /^["'`)]?\s(?:on|for|in|with)\s(?:pure\s|the\s|our\s)?linux[- ]only\b/i
export const ofOthers = new RegExp(
  acrossLines`
    \b(?:on|in|for|of)\s(?:(?:the|our|that|a|another)\s)?(?:\w{2,12}\s)?(?:pure\s|only\s)?linux
      (?:[- ]only)?\s(?:cluster|environment|site)s?\b
    |\b(?:another|other|different)\s(?:\w{2,12}\s)?
      (?:clusters?|nodes?|machines?|environments?|pools?)\b
    |\b(?:guides?|manual|documentation|docs|tutorial|runbook)\s
      (?:(?:of|for|by)\s(?:\w{2,12}\s){1,2})?(?:says?|tells?|shows?|expects?)\b
    |\b(?:I|we)\s(?:have\s|had\s|only\s|just\s){0,2}(?:read|heard)\b
      (?!
        \s(?:(?:it|this|that|out)\s)?(?:in|from|at)\s(?:the|our)\s
        (?:log|output|config|registry|file|node)\b
      )
  `,
  'i',
)
/** “… in the other cluster” */
export const ofOthersBehind = new RegExp(
  acrossLines`
    ^(?:(?!\b(?:as|like|than|same|also|too|not|and|but|works?)\b)[^.,;!?\n]){0,60}\b
    (?:in|on|of|at)\s(?:the\s|our\s|an\s|that\s)?(?:other|another|different|old)\s
    (?:\w{2,12}\s)?(?:clusters?|environments?|sites?)\b
  `,
  'i',
)
/** “A colleague’s node has …” */
export const ofFriends = /\b(?:colleague|co-?worker|friend)(?:['’]?s)?['’]?\b/i
/** “… is not used here” */
export const notUsed =
  /^["'`)]?\s(?:\w{2,12}\s)?(?:is|are|was|were)\s(?:not|never|no longer)\s(?:used|set|needed|wanted|there|in use)\b/i
/** “This removes …, and …”. */
export const takenOut = new RegExp(
  acrossLines`
    \b(?:
      remov(?:es?|ed|ing)|drop(?:s|ped|ping)?|delet(?:es?|ed|ing)|got rid of|t(?:ook|akes?) out
      |left out
    )\b(?:(?!\b(?:add|set|put|kept|gave)\w{0,3}\b)[^.;,?!\n]){0,40}$
  `,
  'i',
)
/** “… would be nice”, “… is an option for later” */
export const wished = new RegExp(
  acrossLines`
    ^["'\x60)]{0,2}\swould\s(?:(?:also|then|really)\s)?(?:
      be\s(?:an?\s)?(?:\w{2,10}\s)?(?:
        nice|good|great|better|best|cool|welcome|enough|possible|fine|useful|option|alternative
        |solution
      )
      |help|work|do
    )\b
  `,
  'i',
)
/** “Solved: it was …”: what is no more. */
export const solved = new RegExp(
  acrossLines`
    (?:^|[.!]\s)\W{0,4}(?:solved|fixed|resolved)\s?[:!.–—-]\s
    (?:it|that|the (?:cause|problem|reason|fault)) was\s(?!not\b|that\b|because\b)[^.;:,]{0,40}$
  `,
  'i',
)

/** “We took … out of the manifest”, “… was removed”. */
export const taken = /\bt(?:ook|aken|aking)\s(?:[\w"'`:]{1,30}\s){0,5}["'`]?$/i
export const outOfIt =
  /^["'`)]?\s(?:(?:and|,)\s["'`]?\w{3,30}: \w{1,20}["'`]?\s)?(?:out|off|away)\b/i
/** “With … we would get an error, so we leave it out.” */
export const givenUp = new RegExp(
  acrossLines`
    ^[^.;?!\n]{0,80}[,;]?\s(?:so|hence|therefore|which is why)\s(?:we|I)\s(?:have\s)?
    (?:
      (?:leave|left|took|take) (?:it|them|that) (?:out|off|away)
      |(?:removed?|dropped|deleted?) (?:it|them|that)\b
    )
  `,
  'i',
)
/** “We had …, but removed it”: what is said of it fails without it as well. */
export const sinceGone = new RegExp(
  acrossLines`
    ^["'\x60)]?[,;]?\s(?:(?:but|and|then|which)\s){1,3}(?:(?:we|I)\s)?
    (?:(?:have|has|since|then|already|now|later)\s){0,2}(?:
      (?:removed|dropped|deleted|unset|reverted)\s(?:it|that|this|them)\b
      |(?:took|taken)\s(?:it|that|this|them)\s(?:out|off|away|back)\b
    )(?!\s(?:only\s)?(?:for|on|in|from|to)\b)
  `,
  'i',
)
export const goneBehind = new RegExp(
  acrossLines`
    ^["'\x60)]?\s(?:(?:was|were|is|are|has been|have been)\s)
    (?:(?:all|then|since|already|now|again)\s)?(?:removed|deleted|dropped|gone|taken out)\b
  `,
  'i',
)

export const notSo = /\b(?:no(?:t|body| one)|never|whether)\b|n['’]t\b/i

/** The kubelet of a node that has not joined has nothing to start with. */
export const ofTurn = /\b(?:for (?:the |a )?maintenance|(?:until|before) (?:the |kubeadm )join)\b/i
export const ofNext = /^[.;!]\s(?:that|this|it)\s(?:is|was)\b[^.;!?]*/i
