import { acrossLines } from '../../values/across-lines.ts'

const found = String.raw`(?:resolv\w{0,4}|work(?:s|ed|ing)?|answer(?:s|ed)?|fine|ok(?:ay)?|found)`
const notFound = acrossLines`
  (?:
    fail(?:s|ed|ing)?|tim(?:es?|ed|ing) ?-?out|timeouts?|SERVFAIL|cannot|can['’]t|(?:does|do|did|is|are) ?n['o’]t
    |not (?:resolv|found|work)\w*|no answer|unresolved
  )
`
const outside = acrossLines`
  (?:
    outside|external(?:ly)?|public (?:DNS )?(?:names?|hosts?|domains?)|internet|www\.[\w-]{1,40}
    |(?:google|microsoft|bing|github)\.com
  )
`
const inside = acrossLines`
  (?:
    services?|(?:in|inside|within|of) (?:the )?cluster|cluster[- ]?(?:internal|local)?|internal(?:ly)?
    |svc\b|kubernetes\.default
  )
`
const one = String.raw`(?:[^;!?\n.]|\.(?=\w)|\b\w\.\w\.){0,100}?`

/** Names of Services are found, and none outside of the cluster. */
export const onlyInside = acrossLines`
  (?:
    (?:\bnames?\b${one}\b${inside}|\b${inside} (?:DNS )?(?:names?|hosts?|lookups?))\b${one}\b${found}\b(?:[^!?\n.]|\.(?=\w)|\b\w\.\w\.){0,90}?
      \b(?:but|while|whereas|only|yet|though)\b${one}\b${outside}\b${one}\b${notFound}\b
    |\b(?:only|just)\b[^.;\n]{0,30}\b(?:names?|hosts?|domains?|lookups?)\b[^.;\n]{0,20}\b${outside}\b${one}\b${notFound}\b
    |\b${outside}\b (?:DNS )?(?:names?|hosts?|domains?|lookups?)\b${one}\b${notFound}\b
      (?:[^!?\n.]|\.(?=\w)){0,90}?\b(?:but|while|whereas|though)\b${one}\b${inside}\b${one}\b${found}\b
  )
`
