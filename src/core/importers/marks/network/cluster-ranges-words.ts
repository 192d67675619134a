import { acrossLines } from '../../../values/across-lines.ts'

export const ofControllers = /--cluster-cidr[= ]["']?([\da-f.:,/]{2,89}[\da-f])/gi

const ipv6 = String.raw`(?:f[cd][\da-f]{2}|[23][\da-f]{3}):[\da-f:]{1,34}\/\d{1,3}`
const ipv4 = String.raw`(?:\d{1,3}\.){3}\d{1,3}\/\d{1,2}`
export const range = String.raw`(${ipv4}(?:,[\da-f:]{3,39}\/\d{1,3})?|\b${ipv6}(?:,${ipv4})?)`

export const pods = 'pods?|podów|подов'
export const services = 'services?|svcs?|servicios|serviços|servizi|usług|сервисов|dienste'
/** Where an item of an enumeration begins. */
export const item = acrossLines`
  (?:
    ^(?:[ \t>]{0,6}[-*•・][ \t]{1,3})?
    |[,;(，；、]\s{0,3}|[.!]\s{1,2}|[:：]\s{1,3}|：
    |(?<=\/\d{1,2})\s(?:and|und|et|y|e)\s(?:(?:the|die|les|los|os)\s)?
  )
`
/** “Die Dienste liegen in …”, “Service は …”, “los servicios usan …” */
export const live = acrossLines`
  (?:
    \s(?:
      liegen|liegt|sind|ist|laufen|stehen|haben|nutzen|bekommen|sont|est|utilisent|están|usan
      |utilizan|estão|ficam|sono|usano
    )(?:\s(?:in|im|aus|auf|unter|dans|sur|en|em|na|no|de|su|dem|der|le|la|el)){0,2}
    |\s?(?:は|が|为|是|在|用|使用)(?:的是)?
  )
`

/** “サービス CIDR：…”, “服务网段是 …” */
export const itsRange = String.raw`\s?(?:的|の)?\s?(?:CIDR|网段|网络|地址段|ネットワーク|レンジ|サブネット|(?:アドレス)?範囲)\s?(?:[:：=]|は|为|是)?`

/** “pods 10.244.0.0/16”, “services en 10.96.0.0/12”: what stands there alone is no part of a sentence. */
export const ends = String.raw`\s?(?:[,;.)]|，|；|。|、|(?:and|und|et|y|e)\s|$)`
export const alone = `(?=${ends})`
export const gap = String.raw`[ \t]{0,2}[ :=：][ \t]{0,2}`
/** “pods in south: …”: of which cluster they are. */
export const ofWhich = String.raw`(?:\s(?:in|of|at|von|de)\s["“„]?[\p{L}\d-]{2,20}["”“]?(?=[ \t]?[:=]))?`
export const inWords = String.raw`\s(?:en|in|auf|aus|unter|dans|sur|em|na|no|on|from)\s`

/** “hybrid overlay 10.132.0.0/14”: the range of the pods on Windows. */
export const hybrid = new RegExp(
  acrossLines`
    \bhybrid[ -]?(?:overlay|cluster)(?:[ -]?(?:cluster|pod|network|cidr|subnet|range)s?){0,3}
    [ \t]{0,2}(?:[:=(]|is\b)?[ \t]{0,2}${range}
  `,
  'gi',
)

/** “Le réseau des pods est …, celui des services …”, and the same in other languages of Europe. */
export function inLanguages(whose: string): RegExp {
  const net =
    '(?:CIDR|(?:sous-)?r[ée]seau|plage|celui|(?:sub)?red|rango|(?:sub-?)?rede|faixa|intervalo|rete|sie[ćc]|netz|netzwerk|сеть|подсеть)'
  return new RegExp(
    acrossLines`
      (?<=^|[\s,;(])(?:
        ${net}\s[^\n\d,;]{0,12}?(?:${whose})(?=[\s:])
        |(?:servicios|serviços|servizi|usług|сервисов)(?=[\s:])
      )(?<=${whose})[^\n\d,;]{0,12}?${range}
    `,
    'gimu',
  )
}
