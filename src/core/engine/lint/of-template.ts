import type { AnyParsed } from '../../model/parsed.ts'
import { valueAt } from '../../model/nodes.ts'

/** What a cluster gives to each pod of a template apart: which one it is, where it runs, and since when. */
const own = new RegExp(
  [
    String.raw`"(?:uid|resourceVersion|nodeName|containerID|podIP|hostIP)":"[^"\\]*"`,
    String.raw`"(?:creationTimestamp|lastTransitionTime|lastProbeTime|startTime|startedAt|finishedAt)":"[^"\\]*"`,
    String.raw`"cni\.projectcalico\.org/\w+":"[^"\\]*"`,
    String.raw`"(?:podIPs|hostIPs)":\[[^\]]*\]`,
    String.raw`"restartCount":\d+`,
    '"kube-api-access-[a-z0-9]{5}"',
  ].join('|'),
  'g',
)

const nameOf = (text: string) => text.slice(0, text.indexOf(':') + 1)

/**
 * What a pod of a template has in common with the others of it, as text; undefined for all else. Of
 * these a lint says the same, but for the place and the name.
 */
export function textOfTemplate(parsed: AnyParsed): string | undefined {
  if (parsed.kind !== 'manifest') return undefined
  const { kind, name, value } = parsed.value
  const start = valueAt(value, ['metadata', 'generateName'])
  if (kind !== 'Pod' || name === undefined || typeof start !== 'string') return undefined
  if (start === '' || !name.startsWith(start) || !/^[a-z\d]{5,10}$/.test(name.slice(start.length)))
    return undefined
  return JSON.stringify(parsed.value)
    .replaceAll(name, () => start)
    .replace(own, nameOf)
}
