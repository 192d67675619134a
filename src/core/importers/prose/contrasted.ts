import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { foundIn } from '../../text/patterns/found-in.ts'
import { matches } from '../../text/patterns/may-match.ts'
import { acrossLines } from '../../values/across-lines.ts'
import { rawAsSent, withReplaced, type Replaced } from './replaced.ts'

const program = '(?:kubernetes|k8s|containerd|docker|flannel|calico|antrea)'
const name = acrossLines`
  (?:
    ${program}|cilium|rke2|k3s|aks|eks|gke|win-bridge|win-overlay|l2bridge|overlay|vxlan|bgp
    |process|hyper-v|windows(?:\sserver)?(?:\s20\d\d)?|server\s20\d\d|ltsc20\d\d
  )
`
const number = String.raw`v?\d{1,2}\.\d[\w.+-]{0,20}`
const lead = String.raw`(?:(?:on|with|at|mit|auf|bei|con|en|avec|sur|the|version)\s){0,2}`
/** A name, a number or both. */
const value = String.raw`${lead}(?:${name}(?:\s${number})?|${number})(?:[ -](?:isolation|mode))?`
/** It ends a sentence or a part of one: “but Flannel is not ready” tells something else. */
const next = acrossLines`
  (?=${value}(?:
    \s?(?:[.,;!。，；)\n]|$)
    |\s(?:
      on|in|with|and|as|for|since|at|is\swhat|auf|mit|für|im?|und|sur|en|avec|et|con|e|y
    )(?!\p{L})
    |を
  ))
`

/** “We do not use Calico but Flannel”: what is said not to be so, before what is. */
const denied = [
  acrossLines`
    (?<!\p{L})(?:do|does|did)(?:\snot|n['’]t)\s(?<verb>use|run|have|need)\s(?<out>${value}),?\s
      but\s(?:rather\s|actually\s)?${next}
  `,
  acrossLines`
    (?<verb>(?<!\p{L})(?:is|are|am)|['’](?:s|re|m))(?:\sactually)?\snot\s(?<out>${value}),?\sbut\s
      (?:rather\s|actually\s)?${next}
  `,
  String.raw`(?<!\p{L})(?:not|nicht)\s(?<out>${value}),?\s(?:but|sondern)\s${next}`,
  String.raw`(?<!\p{L})(?:no|non|não)\s(?<verb>\p{L}{2,12})\s(?<out>${value}),?\s(?:sino|ma|mas)\s${next}`,
  String.raw`(?<!\p{L})n(?:e\s|['’]\s?)(?<verb>\p{L}{2,12})\spas\s(?<out>${value}),?\smais\s${next}`,
  String.raw`不(?<verb>是|用|使用)(?:的是)?\s?(?<out>${value})[，,]?\s?而(?:是用?|用)\s?${next}`,
  String.raw`(?<out>${value})\s?ではなく[、て]?\s?${next}`,
].map((way) => new RegExp(way, 'giu'))

/** “We had containerd 1.6.8. Now it is 1.7.22.”: what the last number is of stands with the first. */
const itIs = new RegExp(
  acrossLines`
    (?<![\w./-])(?<name>${program})\s(?:version\s|(?:was|is|war|ist|era)\s){0,2}${number}
    (?:[^\n.,;]|\.(?=\d)){0,60}[.,;]\s(?:but\s|and\s)?(?:
      (?:now|today)\s(?:(?:it\s|we\s)?(?:is|are)\s|it['’]s\s)?
      |it(?:['’]s|\sis)\snow\s
      |(?:jetzt|nun|heute)\s(?:ist\ses\s|ist\ssie\s|sind\swir\s)?
      |maintenant\s(?:c['’]est\s)?|ahora\s(?:es\s)?|(?:adesso|ora)\s(?:è\s)?|agora\s(?:é\s)?
    )(?:(?:at|on|version|auf|bei|en|la|a)\s){0,2}(?=${number}(?:[.,;!)\s]|$))
  `,
  'giu',
)
/** “Flannel, the release is 0.25.1” */
const releaseIs = new RegExp(
  acrossLines`
    (?<![\w./-])(?<name>${program})[^\n.,;:\d]{0,30}[.,;:]\s(?:and\s|und\s|et\s|y\s)?
    (?:the|its|our|die|seine|la|sa|su)\s(?:version|release|versión|versione|versão)\s
    (?:is|ist|est|es|è|é)\s(?=${number}(?:[.,;!)\s]|$))
  `,
  'giu',
)
const hasNumber = new RegExp(String.raw`(${program})\s${number}`, 'iu')
const isNumber = new RegExp(String.raw`^${lead}${number}`, 'iu')
const longest = 20_000

interface Contrasted {
  readonly doc: Document
  asSent(all: readonly Observation[]): readonly Observation[]
}

/** A text in which what holds stands as if nothing had been said against it; none for one without. */
export function contrasted(doc: Document): readonly Contrasted[] {
  if (doc.text.length > longest) return []
  const all = [
    ...denied.flatMap((way) => deniedIn(doc, way)),
    ...[itIs, releaseIs].flatMap((way) => namedIn(doc, way)),
  ]
    .toSorted((a, b) => a.index - b.index)
    .filter(({ index }, i, sorted) => {
      const before = sorted[i - 1]
      return before === undefined || index >= before.index + before.raw.length
    })
  if (all.length === 0) return []
  return [
    {
      doc: withReplaced(doc, all),
      asSent: (told) =>
        told.flatMap((one) => {
          const raw = rawAsSent(doc, one)
          return raw === undefined ? [] : { ...one, raw }
        }),
    },
  ]
}

const deniedIn = (doc: Document, way: RegExp): readonly Replaced[] =>
  matches(doc, way)
    ? [...foundIn(doc, way)].map(({ index, 0: raw, groups = {} }) => {
        const { verb, out = '' }: Readonly<Record<string, string | undefined>> = groups
        const rest = doc.text.slice(index + raw.length, index + raw.length + 60)
        const of = isNumber.test(rest) ? `${hasNumber.exec(out)?.[1] ?? ''} ` : ''
        return { index, raw, by: `${verb === undefined ? '' : `${verb} `}${of.trimStart()}` }
      })
    : []

const namedIn = (doc: Document, way: RegExp): readonly Replaced[] =>
  matches(doc, way)
    ? [...foundIn(doc, way)].map(({ index, 0: raw, groups: { name: of = '' } = {} }) => ({
        index: index + raw.length,
        raw: '',
        by: `${of} `,
      }))
    : []
