import type { Path } from '../../text/path.ts'
import { containerAlone } from '../../text/cut-out/pod-fields.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** What stands in a container; the values of a chart have other things beside it. */
const inContainer = new RegExp(
  `^(?:name|image|securityContext|terminationMessagePath|terminationMessagePolicy|stdin|tty|${containerAlone})$`,
)

/** Where in the spec of a pod a text stands that is items of its containers, or one without its hyphen. */
export function containersPath(text: string, top: readonly string[]): Path | undefined {
  const [, indent] =
    /^(?:[ \t]*(?:#[^\n]*)?\n){0,20}( {0,24})- (?:name|image)\s*:/.exec(text.slice(0, 20_000)) ?? []
  if (indent !== undefined) {
    const lines = text.split('\n').filter((line) => line.trim() !== '')
    const isList = lines.every((line) => /^ *(?:- |#)/.test(line) || line.startsWith(`${indent}  `))
    const isContainer = /^ *(?:- )?image\s*:[ \t]*["']?\S/m.test(text)
    return isList && isContainer ? ['containers'] : undefined
  }
  const isOne = top.includes('image') && top.length > 1 && top.every((key) => inContainer.test(key))
  return isOne ? ['containers', 0] : undefined
}

const inPod = new RegExp(
  acrossLines`
    ^(?:
      volumes|securityContext|hostNetwork|hostPID|hostIPC|hostname|hostAliases|dnsPolicy
      |dnsConfig|shareProcessNamespace
      |terminationGracePeriodSeconds
      |tolerations|nodeSelector|restartPolicy|containers|initContainers|runtimeClassName|os
    )$
  `,
)
const ofContainer = /^(?:name|image|terminationMessagePath|terminationMessagePolicy|stdin|tty)$/
/** What the security context of a container has, and that of a pod has not. */
export const inContainerContext =
  /^\s+(?:privileged|capabilities|readOnlyRootFilesystem|allowPrivilegeEscalation|procMount)\s*:/m

/** Where in the spec of a pod fields stand that have no image beside them. */
export function fieldsPath(text: string, top: readonly string[]): Path | undefined {
  const isOfPod = top.every((key) => inPod.test(key)) && !inContainerContext.test(text)
  if (isOfPod) return []
  const isOfContainer =
    top.every((key) => inContainer.test(key)) && !top.every((key) => ofContainer.test(key))
  return isOfContainer ? ['containers', 0] : undefined
}
