import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'
import { isAsked } from '../meant/asked.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const range = String.raw`(?:\d{1,3}\.){3}\d{1,3}(?:\/\d{1,2})?`

/** “the pod network 10.244.0.0/16”, “services (10.96.0.0/12)” */
const whose = acrossLines`
  (?:
    (?:(?:the|our)\s)?(?:pods?|clusters?|services?|nodes?|management|hosts?)
    (?:\s(?:networks?|ranges?|subnets?|CIDRs?))?:?\s\(?
  )?
`
const anyWhose = new RegExp(
  acrossLines`
    \b(?:the|our|pods?|clusters?|services?|nodes?|management|hosts?|networks?|ranges?|subnets?|CIDRs?)
    \b
  `,
  'gi',
)

/** `"ExceptionList": ["10.244.0.0/16"]`, cut out of a CNI file. */
const cutOut =
  /["']?\bExceptionList["']?\s{0,4}[:=]\s{0,4}@?[[(]\s{0,200}(["'][^[\]()]{7,800}["'])\s{0,200}[\])]/gi

/** “The ExceptionList is 10.244.0.0/16 and 192.168.10.0/24 only”, which may be a part of it. */
const inWords = new RegExp(
  acrossLines`
    \b(?:exception[ -]?lists?|(?:outbound[ -]?nat|cni|nat) exceptions)
    (?:
      \s(?:of|in|for)(?: (?:the|our|my|its|that))? (?:
        cni[ .]?(?:file|conf(?:ig)?)|node|plugin
        |(?:the )?out-?bound[ -]?nat(?: policy)?
        |[\w.-]{1,40}\.conf(?:list)?
      )
    )?(?:\s(?:is|are|has|have|contains?|holds?|lists?|consists of|we use is)|\s?[=:])\s{1,3}
    (?:only\s|just\s|currently\s){0,2}\[?\s{0,4}
    (
      (?:
        ${whose}["'\x60]?${range}["'\x60]?\)?
        (?:\s{0,2}(?:,|;(?!\s(?:the\s|our\s)?[a-z])|and|&|\+)\s{0,2}(?:and\s)?|(?=\W))
      ){1,10}
    )
  `,
  'gi',
)

/** The ranges that packets keep their own address to, where no whole file tells them. */
export const exceptionListsIn = (doc: Document): readonly Observation[] =>
  /exception/i.test(doc.text)
    ? [
        { words: cutOut, more: { weight: 'statement' } as const },
        { words: inWords, more: { weight: 'statement', inferred: true } as const },
      ].flatMap(({ words, more }) =>
        matchesOf(doc, words).flatMap(({ raw, place }) => {
          const list = [...raw.matchAll(new RegExp(range, 'g'))].map(([one]) => one)
          // Place-holders and names stand for what is not seen.
          const marks = raw.replaceAll(anyWhose, '').replaceAll(/["'\x60\s,;:()&+]|and/g, '')
          const isWhole = marks === list.join('')
          if (list.length === 0 || !isWhole || isAsked(doc, place, raw)) return []
          return [stated('cni.exceptionList', list, list.join(','), place, more)]
        }),
      )
    : []
