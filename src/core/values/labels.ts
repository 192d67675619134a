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

export interface Label {
  readonly key: string
  readonly value: string
}

/** `key=value` of a list of labels; undefined where either is none. */
export function parseLabel(text: string): Label | undefined {
  const at = text.indexOf('=')
  const key = text.slice(0, Math.max(at, 0))
  const value = text.slice(at + 1)
  return isLabelKey(key) && isLabelValue(value) ? { key, value } : undefined
}
