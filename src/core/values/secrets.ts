import { memoize } from './memoize.ts'

/** Forms of secrets, each found in one pass over the text. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/-----BEGIN [A-Z0-9 ]{1,40}-----/, 'a key or certificate'],
  // The same in base 64, as a kubeconfig and a Secret have it.
  [/\bLS0tLS1CRUdJTi/, 'a key or certificate'],
  [/(?<![\w.-])[a-z0-9]{6}\.(?=[a-z]{0,15}\d)[a-z0-9]{16}(?![\w.-])/, 'a bootstrap token'],
  [/\beyJ[\w-]{10,}\.[\w-]{10,}/, 'a token'],
  [/\/\/[^/@\s:]{1,256}:[^/@\s]{1,256}@/, 'a password in an address'],
  [/\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/, 'an access key'],
  // Not a volume: neither its kind, nor a name before its mount path, announces a secret.
  [
    /\b(?!secret:[a-z0-9][a-z0-9.-]{0,252}:(?:[a-z]:)?[\\/])(?:password|passwd|pwd|secret|token|client[-_]?secret)\s*(?:=|:(?!(?:[a-z]:)?[\\/]))\s*\S{8}/i,
    'a password or token',
  ],
]

/** Shorter text holds no secret of these forms. */
const minCredentialsLength = '//u:p@'.length

/** What kind of secret a text seems to hold. */
export const secretIn = (text: string): string | undefined =>
  text.length < minCredentialsLength ? undefined : kindOf(text)

/** Rules ask about the same texts at every change. */
const kindOf = memoize((text) => forms.find(([form]) => form.test(text))?.[1], 500)

/** What stands for a secret. */
export const mask = '***'

/** A text with every secret of these forms masked, the whole of a key or certificate included. */
export function masked(text: string): string {
  if (secretIn(text) === undefined) return text
  let clean = withoutKeys(text)
  for (const [form] of forms) clean = clean.replace(wholeOf(form), mask)
  return clean
}

/** A secret to its end: most forms tell only how it begins. */
const wholeOf = ({ source, flags }: RegExp) =>
  new RegExp(source.endsWith('@') ? source : `(?:${source})[^\\s"',;]*`, `${flags}g`)

function withoutKeys(text: string): string {
  let clean = ''
  let from = 0
  for (
    let start = text.indexOf('-----BEGIN ');
    start >= 0;
    start = text.indexOf('-----BEGIN ', from)
  ) {
    const end = text.indexOf('-----END ', start)
    const close = end < 0 ? text.length : text.indexOf('-----', end + 9)
    clean += text.slice(from, start) + mask
    from = end < 0 || close < 0 ? text.length : close + 5
  }
  return clean + text.slice(from)
}
