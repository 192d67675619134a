import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { aboutOf } from '../../../model/observed.ts'
import { linesBelow } from '../lines.ts'
import { isFormerAbroad } from './told-abroad.ts'
import { ofHost, ofSetup } from './kinds.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const cause = String.raw`(?:(?:root\s)?cause|problem|issue|reason|fault|mistake|error|culprit|bug|trick|Fehler|Ursache|Problem|Grund)`
/** “The problem was VNI …”, “it was the image …”, “der Fehler war …”. */
const ahead = new RegExp(
  acrossLines`
    (?:^|[.!?:;,]\s|[\s>*-])(?:(?:the|our|my|its|actual|real|der|die|das|unser)\s){0,2}${cause}
    \s(?:was|war)\s(?!(?:not|never|nicht|kein\w*|still|that we (?:do|have) not)\b)
    [^.;!?\n]{0,60}$
  `,
  'i',
)
const done = acrossLines`
  (?:
    changed|set|raised|lowered|replaced|corrected|moved|switched|fixed|rebuilt|re-?deployed
    |removed|upgraded|updated|took|put|geändert|gesetzt|ersetzt|korrigiert|umgestellt|entfernt
    |aktualisiert|neu\sgebaut
  )
`
/** “… We changed it to …”, behind the end of its sentence or part. */
const repaired = new RegExp(
  acrossLines`
    ^(?:[^.;!?\n]|\.(?=\w)){0,60}?(?:[.;!,]|\sand|\sund|\sso)\s
    (?:(?:so|and|then|after|since|now|und|dann)\s){0,2}(?:
      (?:we|I|they|somebody|the\scustomer|wir)\s
        (?:(?:have|has|then|now|just|haben|it|das|ihn|sie|es|auf|\d{1,6})\s){0,5}${done}
      |(?:it|that|this)\s(?:is|was|has\sbeen|got)\s(?:(?:then|now)\s)?${done}
    )\b
  `,
  'i',
)
/** It did not help. */
const inVain = new RegExp(
  acrossLines`
    \b(?:
      but|still|same
      |no (?:change|effect|luck|difference)
      |did(?: not|n['’]t) (?:help|work|change)
      |without success|aber|trotzdem|immer noch
    )\b
  `,
  'i',
)

/** “The problem was VNI 1. We changed it to 4096”: what somebody has found and mended is no more. */
export const isPastCause = (before: string, behind: string): boolean =>
  ahead.test(before.slice(-160)) &&
  repaired.test(behind.slice(0, 240)) &&
  !inVain.test(behind.slice(0, 300))

/** “Pods were stuck because net-conf.json had …”, “the pods had …” */
const was = new RegExp(
  acrossLines`
    (?:
      \b(?:
        were|was|failed|crashed|stopped|hung|died|exited|could(?:\snot|n['’]t)
        |did(?:\snot|n['’]t)|got|waren|war|startete\w?
      )\b[^.;!?\n]{0,100}?\b(?:because|due\sto|weil)\b
      |\b(?:had|used|ran|hatte\w?|(?:was|were)\s(?:set|started|running)(?:\sto|\swith)?)\b
    )(?:[^.;!?\n]|\.(?=\w)){0,80}$
  `,
  'i',
)
const well = new RegExp(
  acrossLines`
    \b(?:
      (?:all|everything|it|they|that|this|(?:pods?|nodes?|services?|kubelet)(?:\sthat|\snow)?)\s
        (?:(?:is|are|now|all|both|has|have|been|windows|pods?|nodes?|the)\s){0,4}
        (?:works?|runs?|running|ready|starts?|up|fine|ok(?:ay)?|joined|well)
      |works?\s(?:now|again|since|fine)
      |now\sit\s(?:works|runs)|since\sthen
      |läuft\s(?:jetzt|wieder|seither)
    )\b
  `,
  'i',
)
const solved =
  /(?:^|[.!?:\s])(?:solved|fixed|resolved|gelöst|behoben)(?:\sit)?\s?(?:[:.!,–—-]|by\b|with\b)/i
const nothing =
  /\bchanged\s(?:nothing|no)\b|\b(?:not|never|un)\s?(?:yet\s)?(?:solved|fixed|resolved)\b|\bnicht\s(?:gelöst|behoben)\b/i
const never = /\b(?:not|never|no|still|until)\b|n['’]t\b/i

/**
 * “The pods were stuck because net-conf.json had VNI 1. We changed it, and all run since then”: a
 * setting that somebody told as the cause and mended. What a setup is made of stays what it is.
 */
export function isMendedSetting(
  doc: Document,
  one: Observation,
  before: string,
  behind: string,
): boolean {
  if (ofSetup.has(aboutOf(one)) || ofHost.has(aboutOf(one))) return false
  if (isFormerAbroad(doc, one)) return true
  if (!was.test(before.slice(-240))) return false
  const rest = `${behind} ${linesBelow(doc, one, 8)}`.replaceAll(/\s+/g, ' ').slice(0, 500)
  if (inVain.test(rest) || nothing.test(rest)) return false
  if (solved.test(rest.slice(0, 300))) return true
  if (!repaired.test(rest)) return false
  const fine = well.exec(rest)
  return fine !== null && !never.test(rest.slice(Math.max(fine.index - 30, 0), fine.index))
}
