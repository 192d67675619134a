import { secretForms, secretIn } from './secrets.ts'

/** What stands for a secret. */
export const mask = '***'

/** A text with every secret of these forms masked, the whole of a key or certificate included. */
export function masked(text: string): string {
  if (secretIn(text) === undefined) return text
  let clean = withoutKeys(text)
  for (const [form] of secretForms) clean = clean.replace(wholeOf(form), mask)
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
