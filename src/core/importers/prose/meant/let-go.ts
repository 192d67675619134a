import { acrossLines } from '../../../values/across-lines.ts'

/** “We do not use containerd 1.4”, “no longer run docker”: a part that is not there. */
const notUsed = new RegExp(
  acrossLines`
    \b(?:(?:do(?:es)?|did)(?:\snot|n['’]t)|no longer|never|not)\s(?:\w{3,12}ly\s)?
    (?:use|used|using|run|running|have|had)\s(?:(?:any|the|our)\s)?
    (?:(?:containerd|docker|flannel|calico|antrea|kubernetes|k8s)\s(?:version\s)?)?["'\x60]?v?$
  `,
  'i',
)

/** “That is not an Azure CNI”, and not “that is not a Calico problem”. */
const notOne = /(?:\bnot|n['’]t)\s(?:really\s|actually\s)?an?\s$/i
const ofFault =
  /^(?:\sv?\d[\w.]{0,12})?["'`]?[\s-](?:problems?|issues?|bugs?|faults?|errors?|matters?|things?|specific|related|questions?|settings?)\b/i
export const isDeniedPart = (before: string, behind: string): boolean =>
  notUsed.test(before.slice(-100)) || (notOne.test(before.slice(-40)) && !ofFault.test(behind))

/** “We got rid of containerd 1.6”, and who only wants that still has it. */
export const gotRid =
  /\b(?:we|I|they)\s(?:(?:have|since|then|later|already)\s){0,2}(?:got|gotten)\srid\sof\s(?:(?:the|our|old)\s){0,2}(?:\w{3,12}\s)?v?$/i
export const unloved =
  /\b(?:get(?:ting)?\srid\sof|away\sfrom)\s(?:(?:the|our|old)\s){0,2}(?:\w{3,12}\s)?v?$/i
