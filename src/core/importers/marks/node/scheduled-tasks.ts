import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'
import { matches } from '../../../text/patterns/may-match.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** A task that runs a part of the node for as long as that lives. */
const action = new RegExp(
  acrossLines`
    \bNew-ScheduledTaskAction\b(?:[^\n]|[\x60^]\r?\n){0,200}?[\\/"' ]
    (kubelet|kube-proxy|flanneld|containerd|dockerd|StartKubelet)\.(?:exe|ps1)\b
  `,
  'gi',
)
const registered = /\bRegister-ScheduledTask\b/i
const settings = /\b(New-ScheduledTaskSettingsSet|Register-ScheduledTask)\b/gi
const limited =
  /\bNew-ScheduledTaskPrincipal\b(?:[^\n]|[`^]\r?\n){0,300}?-RunLevel[ \t]{1,4}["']?(Limited)\b/gi
/** The rights of these do not depend on the level. */
const ofSystem =
  /-(?:UserId|User)[ \t]{1,4}["']?(?:NT AUTHORITY\\)?(?:SYSTEM|LocalSystem|S-1-5-18)\b/i

const ofXml = /<Command>[^<]{0,200}?\b(kubelet|kube-proxy|flanneld|containerd|dockerd)\.exe/gi
const limitInXml = /<ExecutionTimeLimit>(PT72H|P3D)<\/ExecutionTimeLimit>/g
const rightsInXml = /<RunLevel>(LeastPrivilege)<\/RunLevel>/g
const systemInXml = /<UserId>(?:S-1-5-18|(?:NT AUTHORITY\\)?SYSTEM)<\/UserId>/i

/** Tasks of the scheduler that start a part of a node: what ends them, and the rights that they have. */
export function scheduledTasksIn(doc: Document): readonly Observation[] {
  const { text } = doc
  if (text.includes('ScheduledTask')) return ofScript(doc)
  return text.includes('<Command>') && text.includes('<Exec>') ? ofFile(doc) : []
}

function ofScript(doc: Document): readonly Observation[] {
  const { text } = doc
  const [runs] = matchesOf(doc, action)
  if (!runs || !registered.test(text)) return []
  const program = runs.raw.replace(/^StartKubelet$/i, 'kubelet').toLowerCase()
  const [made] = matchesOf(doc, settings)
  const isOfSystem = ofSystem.test(text)
  return [
    ...(made && !/ExecutionTimeLimit/i.test(text)
      ? [stated('scheduledTask.timeLimit', program, made.raw, made.place)]
      : []),
    ...(isOfSystem
      ? []
      : matchesOf(doc, limited)
          .slice(0, 1)
          .map(({ raw, place }) => stated('scheduledTask.limited', program, raw, place))),
  ]
}

function ofFile(doc: Document): readonly Observation[] {
  const [runs] = matchesOf(doc, ofXml)
  if (!runs) return []
  const program = runs.raw.toLowerCase()
  const first = (name: string, pattern: RegExp) =>
    matchesOf(doc, pattern)
      .slice(0, 1)
      .map(({ raw, place }) => stated(name, program, raw, place))
  return [
    ...first('scheduledTask.timeLimit', limitInXml),
    ...(matches(doc, systemInXml) ? [] : first('scheduledTask.limited', rightsInXml)),
  ]
}
