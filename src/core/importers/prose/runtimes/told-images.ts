import type { Document } from '../../../model/document.ts'
import { imageAt, stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'
import { sentenceBefore, wordsAround } from '../lines.ts'
import { isAsked } from '../meant/asked.ts'
import { isOfAnotherTime } from '../meant/past.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const sandboxImageSetting = new RegExp(
  acrossLines`
    ^[ \t]*(?:"sandboxImage"[ \t]*:|sandbox_image[ \t]*=)[ \t]*["']
      ([\w.-]{1,80}\/[\w./-]{1,200}:[\w.-]{1,100})["']
    |\bsandbox_image["'\x60]?\s(?:is|says|was|points to|is set to|=)\s["'\x60]?
      ([\w.-]{1,80}\/[\w./-]{1,200}:\w[\w.-]{0,98}\w)\b
  `,
  'gm',
)
/** One line of what `crictl info` or the file of containerd say, or a sentence with it. */
export const sandboxImagesIn = (doc: Document) =>
  matchesOf(doc, sandboxImageSetting).flatMap(({ raw, place }) => {
    const told = stated('containerd.sandboxImage', raw, raw, place)
    const { ahead, behind } = wordsAround(doc, place, raw)
    const isFormer =
      formerAhead.test(sentenceBefore(ahead)) || formerBehind.test(behind) || given.test(behind)
    return isAsked(doc, place, raw) || isFormer || isOfAnotherTime(doc, told) ? [] : [told]
  })
/** “Until Monday it had …”, “we replaced …”. */
const formerAhead = new RegExp(
  acrossLines`
    \b(?:until|till|formerly|previously|originally|used to|at first|replaced|no longer|früher|vorher|avant)
    \b(?:[^.;!?\n]|\.(?=\S)){0,80}$
  `,
  'i',
)
/** Where it stands. */
const there = acrossLines`
  (?:
    \s(?:in|of|on|was|were|the|its|our|windows|nodes?|there|containerd|config(?:\.toml|uration)?|file)
  ){0,8}
`
/** “… until we changed it”, “… was there until last week”. */
const formerBehind = new RegExp(
  acrossLines`
    ^["'\x60]?${there},?\s(?:until|till|before (?:that|we|the)|previously|earlier|in the past)\b
  `,
  'i',
)
/** “… and changed it to 3.9”. */
const given = new RegExp(
  acrossLines`
    ^["'\x60]?${there},?\s(?:(?:and|but|which|we|have|has|since|then|so)\s){1,4}
    (?:changed|replaced|corrected)\b
  `,
  'i',
)

const pauseImageInWords = new RegExp(
  acrossLines`
    \b(?:pause|sandbox|infra)[ -](?:container[ -])?image
    (?:[ \t](?:we|that|which|in|use|used|have|set|there|on|for|of|from|our|the|all|windows|nodes?|containerd(?:['’]s)?|config(?:\.toml)?|file)){0,8}
    [ \t]*(?:[:=]|is\b|was\b)?[ \t]*["'\x60]?
    ((?:[\w.-]{1,80}\/)?[\w./-]{0,200}pause(?:-[\w-]{1,40})?:[\w.-]{0,99}\w)
  `,
  'gi',
)
/** “pause image: …”, as people put it. */
export const pauseImagesIn = (doc: Document) =>
  matchesOf(doc, pauseImageInWords).map(({ raw, place }) =>
    stated('pauseImage', raw, raw, place, { weight: 'statement' }),
  )

export const imagesIn = (doc: Document) =>
  matchesOf(
    doc,
    /^[ \t]*(?:-[ \t]*)?images?[ \t]*[:=][ \t]*["']?([\w.-]{1,80}\/[\w./-]{1,200}:[\w.-]{1,100})/gim,
  ).flatMap(({ raw, place }) => imageAt(raw, place, { weight: 'statement' }))
