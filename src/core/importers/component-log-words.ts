import { agentNames } from './names.ts'
import { acrossLines } from '../values/across-lines.ts'

export const version = new RegExp(
  acrossLines`
    \b(?:
      kubeletVersion=\\?"{1,2}|Kubelet version:?\s*"?
      |server\.go:\d{1,5}\] (?:\\?"{1,2}Version info\\?"{1,2} version=\\?"{1,2}|Version: )
    )(v1\.\d{1,3}\.\d{1,3}[\w.+-]{0,40})
  `,
  'gi',
)

export const agentAssigned = new RegExp(
  String.raw`\bSuccessfully assigned [\w-]{1,63}/((?:${agentNames})[\w-]{0,40}) to\b`,
  'g',
)
