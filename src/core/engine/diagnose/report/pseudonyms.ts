import { publishers } from '../../../catalog/bug-report.ts'
import { linuxImageIn } from '../../../catalog/workload/linux-images.ts'
import type { Observation } from '../../../model/observation.ts'
import { createAddressPseudonyms } from './address-pseudonyms.ts'
import { isCommonName, namesIn, type NameKind } from './private-names.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** Last labels of host names; `main.go` and `kubelet.exe` end otherwise. */
const topLevel =
  'com|net|org|info|biz|io|dev|cloud|edu|gov|mil|int|local|localdomain|lan|home|internal|corp|intra|intranet|private|test|example|ad'
const countries =
  'de|uk|fr|nl|cn|jp|kr|in|it|es|se|no|dk|fi|pl|ch|at|be|ca|us|au|br|ru|eu|tv|me|ai|cz|tw|hk|sg|nz|za|mx|ie|pt|gr|tr|il|ua'

const label = String.raw`[A-Za-z0-9-]{1,63}`
const parts: readonly (readonly [kind: Kind, pattern: string])[] = [
  ['id', String.raw`(?<![\w-])[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}(?![\w-])`],
  ['mac', String.raw`(?<![\w:-])[0-9a-fA-F]{2}(?:[:-][0-9a-fA-F]{2}){5}(?![\w:-])`],
  ['address', String.raw`(?<![\w.-])\d{1,3}(?:\.\d{1,3}){3}(?:\/\d{1,2})?(?![\w-]|\.\d)`],
  [
    'address',
    acrossLines`
      (?<![\w:.])(?:
        [0-9a-fA-F]{1,4}(?::[0-9a-fA-F]{1,4}){7}
        |(?:[0-9a-fA-F]{1,4}(?::[0-9a-fA-F]{1,4}){0,6})?::
          (?:[0-9a-fA-F]{1,4}(?::[0-9a-fA-F]{1,4}){0,6})?
      )(?:\/\d{1,3})?(?![\w:])
    `,
  ],
  ['share', String.raw`(?<=\\\\)(?!\.)[\w.-]{1,253}(?=\\)`],
  ['user', String.raw`(?<=[\\/]Users[\\/]{1,2})[\w.-]{1,104}(?=[\\/])`],
  ['user', String.raw`[\w.+-]{1,64}(?=@${label}\.)`],
  [
    'image',
    acrossLines`
      (?<![\w./:-])(?:${label}(?:\.${label}){1,8}(?::\d{1,5})?|localhost:\d{1,5})
      \/[\w./-]{1,200}(?::[\w.-]{1,128}|@sha256:[0-9a-f]{64})
    `,
  ],
  ['word', String.raw`[A-Za-z0-9](?:[A-Za-z0-9.-]{0,252}[A-Za-z0-9])?`],
]
type Kind = 'id' | 'mac' | 'address' | 'share' | 'user' | 'image' | 'word'

const token = new RegExp(parts.map(([, pattern]) => `(${pattern})`).join('|'), 'g')
const isHost = new RegExp(
  String.raw`^(?:${label}\.){1,8}(?:${topLevel})$|^(?:${label}\.){2,8}(?:${countries})$`,
  'i',
)

/**
 * Makes what replaces the names and addresses of whoever sent the text: the same name has the same
 * pseudonym everywhere. What publishers name, such as images of Microsoft, stays.
 */
export function createPseudonyms(
  observations: readonly Observation[],
  texts: readonly string[],
): (text: string) => string {
  const addressOf = createAddressPseudonyms()
  const names = new Map<string, string>()
  const counts = new Map<string, number>()
  const named = (kind: NameKind | 'host' | 'domain' | 'user' | 'mac' | 'id', name: string) => {
    const key = name.toLowerCase()
    const known = names.get(key)
    if (known !== undefined) return known
    const n = (counts.get(kind) ?? 0) + 1
    counts.set(kind, n)
    const pseudonym = shapes[kind]?.(n) ?? `${kind}-${n}`
    names.set(key, pseudonym)
    return pseudonym
  }
  for (const [kind, name] of namesIn(observations, texts)) {
    if (kind === 'image') imageOf(name)
    else if (!isHost.test(name)) named(kind, name)
  }

  function hostOf(text: string): string {
    if (isPublished(text)) return text
    const [first = '', ...rest] = text.split('.')
    const domain = rest.join('.')
    // Else the same word would be replaced wherever a text speaks of the component.
    const host = () => (isCommonName(first) ? first : named('host', first))
    if (isPublished(domain) && domain.includes('.')) return `${host()}.${domain}`
    if (rest.length < 2) return `${named('domain', text)}.example`
    return `${host()}.${named('domain', domain)}.example`
  }

  function imageOf(text: string): string {
    if (isPublishedImage(text)) return text
    const [, repository = text, tag = ''] =
      /^(.{1,300}?)((?::[\w.-]{1,128})?(?:@\S{1,80})?)$/.exec(text) ?? []
    return `${named('image', repository)}${tag}`
  }

  const replaced = (kind: Kind, text: string): string => {
    if (kind === 'address') return addressOf(text)
    if (kind === 'image') return imageOf(text)
    if (kind === 'share') return isHost.test(text) ? hostOf(text) : named('host', text)
    if (kind !== 'word') return named(kind, text)
    const known = names.get(text.toLowerCase())
    if (known !== undefined) return isUpper(text) ? known.toUpperCase() : known
    return isHost.test(text) ? hostOf(text) : text
  }
  return (text) =>
    text.replace(token, (whole, ...groups: readonly unknown[]) => {
      const [kind = 'word'] = parts[groups.findIndex((group) => group !== undefined)] ?? []
      return replaced(kind, whole)
    })
}

const shapes: Readonly<Record<string, (n: number) => string>> = {
  id: (n) => `00000000-0000-0000-0000-${String(n).padStart(12, '0')}`,
  mac: (n) => `00-00-5E-00-53-${(n % 256).toString(16).padStart(2, '0').toUpperCase()}`,
  image: (n) => `registry.example/image-${n}`,
}

const isUpper = (text: string) => /[A-Z]/.test(text) && !/[a-z]/.test(text)

const isPublished = (host: string) =>
  publishers.domains.some(
    (domain) => host.toLowerCase() === domain || host.toLowerCase().endsWith(`.${domain}`),
  )

function isPublishedImage(text: string): boolean {
  if (linuxImageIn(text) !== undefined) return true
  const hasRegistry = /^(?:[^/]*[.:][^/]*|localhost)\//.test(text)
  const full = hasRegistry ? text : `docker.io/${text}`
  return publishers.images.some((start) => full.startsWith(start))
}
