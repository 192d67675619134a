const label = /^[a-z0-9](?:[-a-z0-9]{0,61}[a-z0-9])?$/
const subdomain = /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?(?:\.[a-z0-9](?:[-a-z0-9]*[a-z0-9])?)*$/
const longestSubdomain = 253
const longestLabelValue = 63

/** A DNS label, as containers, labels and namespaces need it. */
export const isDnsLabel = (text: string) => label.test(text)

/** A DNS subdomain, as most objects need it. */
export const isDnsSubdomain = (text: string) =>
  text.length <= longestSubdomain && subdomain.test(text)

/** A DNS subdomain that a label of the node can hold. */
export const isNodeName = (text: string) => isDnsSubdomain(text) && text.length <= longestLabelValue

/** A DNS label that starts with a letter, as Services need it. */
export const isServiceName = (text: string) => label.test(text) && !/^\d/.test(text)

/** The nearest name that is a DNS label and starts with a letter; `fallback` where nothing is left. */
export function toServiceName(text: string, fallback: string): string {
  const name = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-\d]+/, '')
    .slice(0, 63)
    .replace(/-+$/, '')
  return name === '' ? fallback : name
}
