import { acrossLines } from '../../../values/across-lines.ts'
import { is, named, valued, words, type Told } from './define.ts'
import { notSo, some } from './of-windows.ts'

const account = acrossLines`
  (
    ContainerAdministrator|ContainerUser
    |NT\sAUTHORITY\\{1,2}(?:SYSTEM|Local\s?Service|Network\s?Service)
    |[\w-]{1,20}\\{1,2}[\w$-]{1,40}
  )
`
const hostProcess = String.raw`\bhost-?process\b`

/** What is told of HostProcess pods. */
export const hostProcessSettings: readonly Told[] = [
  // Other pods have users of their own.
  valued(
    'runAsUserName',
    words`
      ${notSo}(?<=
        ${hostProcess}[- ](?:pods?|containers?|daemonsets?|workloads?)\b
        (?:(?!\b(?:IIS|pods?|deployments?|containers?)\b)[^.;\n]){0,100}
      )\brunAsUserName${is}${account}(?![\w\\])
    `,
    (raw) => raw.replaceAll('\\\\', '\\'),
  ),
  // “The init container has hostProcess: false”
  named(
    'workload.hostProcessOff',
    words`
      ${notSo}\b(?:init|side-?car|second)[ -]?containers?\s
      (?:has|have|is|with|sets?|hat|mit|a)\s["'\x60]?(hostProcess)${is}false\b
    `,
    () => true,
  ),
  named(
    'workload.hostProcessHyperV',
    words`
      ${notSo}${hostProcess}\s(?:pods?|containers?|daemonsets?)\s
      (?:(?:with|in|under|using|mit|unter|the|a|our|for|RuntimeClass|handler)\s){1,5}
      (hyper-?v)[- ]isolation\b
    `,
    () => true,
  ),
  // “The namespace has …/enforce: baseline and our HostProcess DaemonSet …”
  named(
    'workload.hostProcessLevel',
    words`
      ${notSo}\bpod-security\.kubernetes\.io\/enforce${is}(baseline|restricted)\b
        ${some}\b(?:and|where|in which|there|but|und|et)\b[^.;\n]{0,30}${hostProcess}
      |${notSo}${hostProcess}${some}\bnamespace\b${some}
        \bpod-security\.kubernetes\.io\/enforce${is}(baseline|restricted)\b
    `,
  ),
]
