const cause = String.raw`(?:(?:root\s)?cause|problem|issue|reason|fault|mistake|error|culprit|bug|trick|Fehler|Ursache|Problem|Grund)`
/** “The problem was VNI …”, “it was the image …”, “der Fehler war …”. */
const ahead = new RegExp(
  String.raw`(?:^|[.!?:;,]\s|[\s>*-])(?:(?:the|our|my|its|actual|real|der|die|das|unser)\s){0,2}${cause}\s(?:was|war)\s(?!(?:not|never|nicht|kein\w*|still|that we (?:do|have) not)\b)[^.;!?\n]{0,60}$`,
  'i',
)
const done = String.raw`(?:changed|set|raised|lowered|replaced|corrected|moved|switched|fixed|rebuilt|re-?deployed|removed|upgraded|updated|took|put|geändert|gesetzt|ersetzt|korrigiert|umgestellt|entfernt|aktualisiert|neu\sgebaut)`
/** “… We changed it to …”, behind the end of its sentence or part. */
const repaired = new RegExp(
  String.raw`^(?:[^.;!?\n]|\.(?=\w)){0,60}?(?:[.;!,]|\sand|\sund|\sso)\s(?:(?:so|and|then|after|now|und|dann)\s){0,2}(?:(?:we|I|they|somebody|the\scustomer|wir)\s(?:(?:have|has|then|now|just|haben|it|das|ihn|sie|es|auf|\d{1,6})\s){0,5}${done}|(?:it|that|this)\s(?:is|was|has\sbeen|got)\s(?:(?:then|now)\s)?${done})\b`,
  'i',
)
/** It did not help. */
const inVain =
  /\b(?:but|still|same|no (?:change|effect|luck|difference)|did(?: not|n['’]t) (?:help|work|change)|without success|aber|trotzdem|immer noch)\b/i

/** “The problem was VNI 1. We changed it to 4096”: what somebody has found and mended is no more. */
export const isPastCause = (before: string, behind: string): boolean =>
  ahead.test(before.slice(-160)) &&
  repaired.test(behind.slice(0, 240)) &&
  !inVain.test(behind.slice(0, 300))
