const out = String.raw`(?:removed|taken\s(?:out|down)|thrown\sout|decommissioned|retired|deleted|dismantled|scrapped|given\sup|switched\soff|shut\sdown|entfernt|abgebaut|stillgelegt)`
const own = String.raw`(?:(?:the|our|that|this|an?|all|both|its|their)\s)`
/** “… was tried in the lab and taken out again”, “… is gone”. */
const behindIt = new RegExp(
  String.raw`^["')\s]{0,3}(?:(?!\b(?:now|because|since|when|after|but|which|that|while|if|still)\b|,?\s(?:and\s)?(?:the|our|all)\s(?:old|other|former|previous)\b)[^.;:!?\n]){0,50}?\b(?:(?:was|were|is|are|has\sbeen|have\sbeen|and|then|wurden?|ist)\s(?:then\s|since\s|again\s|all\s|already\s|wieder\s)?${out}|(?:is|are)\s(?:all\s|already\s|long\s)?gone)\b(?!\sfrom)`,
  'i',
)
/** “We removed the …”, “we got rid of our …”. */
const aheadOfIt = new RegExp(
  String.raw`\b(?:(?:we|I|they)\s(?:(?:have|since|then|later|already)\s){0,2}(?:removed|took\sout|deleted|decommissioned|retired|threw\sout|scrapped|gave\sup|got\srid\sof)|(?:having|after|by)\s(?:removed|removing|deleting))\s${own}?(?:(?:old|test|lab|only|last|one|single|former)\s){0,2}$`,
  'i',
)
/** What came back, or what is the trouble itself. */
const back =
  /\b(?:re-?(?:added|joined|created|installed|registered|built)|added again|joined again|came back|is back|are back|by itself|by the (?:cluster )?autoscaler|keeps?|every time|suddenly|automatically|not)\b/i

/** Whether a sentence says of what it names that it is there no more. */
export function isRemovedIn(before: string, behind: string): boolean {
  const ahead = before.slice(Math.max(before.search(/[^.;!?]*$/), before.length - 80))
  const rest = /^(?:[^.;!?]|\.(?=\d)){0,140}/.exec(behind)?.[0] ?? ''
  return (behindIt.test(rest) || aheadOfIt.test(ahead)) && !back.test(rest)
}
