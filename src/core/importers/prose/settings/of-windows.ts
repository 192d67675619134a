import { acrossLines } from '../../../values/across-lines.ts'

/** In the same sentence stands of which system the pods are. */
export const some = String.raw`(?:[^.;\n]|\.(?=\S)){0,140}`
const windows = String.raw`(?:\b(?:windows|IIS|ASP\.NET|nanoserver|servercore)|(?<=[^\x00-\x7f])windows)`
export const ofWindows = String.raw`(?:(?<=${windows}${some})|(?=${some}${windows}))`
/** What is not so, or only thought of; the rest is left out by what is around each setting. */
export const notSo = acrossLines`
  (?<!
    \b(?:
      no|not|never|without|nor|ohne|kein\w{0,2}|sans|pas de|sin|instead of|than|statt|plan\w{0,4}
      |want(?:s|ed)? to|will|would|could|should|can|cannot|may|before|früher|if|whether
    )\b[^.;\n]{0,60}
  )(?<!n['’]t\s[^.;\n]{0,40})(?<!(?:没有?|不|未|无)[^。，,;\n]{0,12})
`
