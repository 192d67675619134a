import { memoize } from './memoize.ts'
import { acrossLines } from './across-lines.ts'

/** Forms of secrets, each found in one pass over the text. */
export const secretForms: readonly (readonly [RegExp, string])[] = [
  [/-----BEGIN [A-Z0-9 ]{1,40}-----/, 'a key or certificate'],
  // The same in base 64, as a kubeconfig and a Secret have it.
  [/\bLS0tLS1CRUdJTi/, 'a key or certificate'],
  [/(?<![\w.-])[a-z0-9]{6}\.(?=[a-z]{0,15}\d)[a-z0-9]{16}(?![\w.-])/, 'a bootstrap token'],
  [/\beyJ[\w-]{10,}\.[\w-]{10,}/, 'a token'],
  [/\/\/[^/@\s:]{1,256}:[^/@\s]{1,256}@/, 'a password in an address'],
  [/\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/, 'an access key'],
  // Not a volume: neither its kind, nor a name before its mount path, announces a secret.
  [
    new RegExp(
      acrossLines`
        \b(?!secret:[a-z0-9][a-z0-9.-]{0,252}:(?:[a-z]:)?[\\/])
        (?:password|passwd|pwd|secret|token|client[-_]?secret)\s*(?:=|:(?!(?:[a-z]:)?[\\/]))
        \s*\S{8}
      `,
      'i',
    ),
    'a password or token',
  ],
]

/** Shorter text holds no secret of these forms. */
const minCredentialsLength = '//u:p@'.length

/** What kind of secret a text seems to hold. */
export const secretIn = (text: string): string | undefined =>
  text.length < minCredentialsLength ? undefined : kindOf(text)

/** Rules ask about the same texts at every change. */
const kindOf = memoize((text) => secretForms.find(([form]) => form.test(text))?.[1], 500)
