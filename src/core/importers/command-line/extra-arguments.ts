import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { decided, stated } from '../../model/observe.ts'
import { parseCommandLine, type FoundLine } from './parse.ts'
import { foundIn } from '../../text/patterns/found-in.ts'

const given = /-(Kubelet|KubeProxy)ExtraArgs[ \t]{1,8}(?:"([^"\n]{1,2000})"|'([^'\n]{1,2000})')/g

/** Flags that the start script of EKS adds to those of its own, so that none is missed in them. */
export const extraArgumentsIn = (doc: Document): readonly FoundLine[] =>
  [...foundIn(doc, given)].slice(0, mostLines).flatMap(({ index, 0: whole, ...groups }) => {
    const text = groups[2] ?? groups[3] ?? ''
    const at = index + whole.length - text.length - 1
    const program = groups[1] === 'Kubelet' ? 'kubelet' : 'kube-proxy'
    const line = parseCommandLine([{ text, at }], doc, program)
    return line ? [{ ...line, isComplete: false }] : []
  })

/** Nobody starts more nodes in one script. */
const mostLines = 50

const ofLinux =
  /(?:\$EKSBootstrapScriptFile|Start-EKSBootstrap\.ps1)["']?[ \t][^\n]{0,1000}?(--kubelet-extra-args)\b/g

/** What the start script of EKS for Windows does not know, as the one for Linux has it. */
export const linuxArgumentsIn = (doc: Document): readonly Observation[] =>
  [...foundIn(doc, ofLinux)].slice(0, mostLines).flatMap(({ index, 0: whole, 1: raw = '' }) => {
    const place = doc.placeAt(index + whole.length - raw.length)
    const more = { subject: `node pool ${raw}`, inferred: true as const }
    return [
      decided('platform', 'eks', raw, place, more),
      stated('pool.extraArgs', raw, raw, place, { subject: more.subject }),
    ]
  })

const alone = /^\s{0,20}(--kubelet-extra-args)[ =]["'`]?--[^\n]{0,300}\bwin[^\n]{0,300}\s*$/i

/** The same as the bootstrap arguments of a group, shown alone; what they say of Windows tells whose they are. */
export function groupArgumentsIn(doc: Document): readonly Observation[] {
  const found = alone.exec(doc.text)
  const raw = found?.[1]
  if (found === null || raw === undefined) return []
  return [stated('pool.extraArgs', raw, raw, doc.placeAt(found[0].indexOf(raw)))]
}
