import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { decided } from '../../model/observe.ts'
import { matchesOf } from '../text-of.ts'

const program =
  /(?<![\w:/])([A-Za-z]:\\(?:[\w .-]{1,60}\\){0,6}[\w.-]{1,60})\\(?:kubelet|kube-proxy)\.exe\b/gi
const logFile =
  /-log[-_]file[= ]["']?([A-Za-z]:\\(?:[\w .-]{1,60}\\){0,6}[\w.-]{1,60})\\[\w.-]{1,60}/gi
const nssm = /\b((?:Set-)?nssm)[\w.]{0,20}['"]?[^\n]{0,60}?\bkubelet\b/gi

/** What the paths and helpers of a script tell of the node: where the programs and logs lie, who runs them. */
export function pathsIn(doc: Document): readonly Observation[] {
  const more = { inferred: true, weight: 'script' } as const
  return [
    ...matchesOf(doc, program)
      .slice(0, 1)
      .map(({ raw, place }) => decided('installDirectory', raw, raw, place, more)),
    ...matchesOf(doc, logFile)
      .slice(0, 1)
      .map(({ raw, place }) =>
        decided('logDirectory', raw, raw, place, { ...more, subject: 'component log' }),
      ),
    ...matchesOf(doc, nssm)
      .slice(0, 1)
      .map(({ raw, place }) => decided('serviceManager', 'nssm', raw, place, more)),
  ]
}
