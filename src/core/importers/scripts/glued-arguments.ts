import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { foundIn } from '../../text/patterns/found-in.ts'

/** `$args = $content.TrimStart('KUBELET_KUBEADM_ARGS=').Trim('"')`: one text, whose last word is a flag. */
const ofKubeadm =
  /\$(?:global:|script:)?(?<name>\w{1,40})[ \t]{0,8}=[ \t]{0,8}\$[^\n]{1,80}\.Trim(?:Start)?\([^\n]{0,4}KUBELET_KUBEADM_ARGS/gi

/** Flags that a script puts right behind those that kubeadm wrote, with no blank between. */
export function gluedArgumentsIn(doc: Document): readonly Observation[] {
  if (!doc.text.includes('KUBELET_KUBEADM_ARGS')) return []
  return [...foundIn(doc, ofKubeadm)].slice(0, 10).flatMap(({ index, 0: whole, groups }) => {
    const name = groups?.['name'] ?? ''
    const from = index + whole.length
    const behind = doc.text.slice(from, from + 8_000)
    const found = new RegExp(
      String.raw`\$(?:global:|script:)?${name}(?:[ \t]{0,4}\+=?[ \t]{0,4}["'])?(--[a-z][\w-]{1,60})`,
      'i',
    ).exec(behind)
    const flag = found?.[1]
    if (!found || flag === undefined) return []
    const at = from + found.index + found[0].length - flag.length
    return [stated('script.gluedArgument', flag, flag, doc.placeAt(at))]
  })
}
