import { isDnsSubdomain } from './names.ts'

const name = /^[A-Za-z0-9](?:[-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?$/

/** Key of a label or taint: a name, with a DNS subdomain and a slash before it or not. */
export function isLabelKey(text: string): boolean {
  const slash = text.indexOf('/')
  return slash < 0
    ? name.test(text)
    : isDnsSubdomain(text.slice(0, slash)) && name.test(text.slice(slash + 1))
}

export const isLabelValue = (text: string) => text === '' || name.test(text)

/** `key=value` of a list of labels; undefined where there is no equals sign. */
export function parseLabel(
  text: string,
): { readonly key: string; readonly value: string } | undefined {
  const at = text.indexOf('=')
  return at < 0 ? undefined : { key: text.slice(0, at), value: text.slice(at + 1) }
}
