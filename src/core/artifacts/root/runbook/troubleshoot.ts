import { psRaw } from '../../../text/powershell/powershell.ts'
import { defineStep } from './step.ts'
import { callOf } from './script-effects.ts'

export const troubleshoot = defineStep({
  id: 'troubleshoot',
  title: 'If something fails',
  body: () =>
    'Collects what SIG Windows and Microsoft ask for: versions, services, HNS, routes, logs, settings. Keys, tokens and kubeconfigs stay on the node; look through the archive all the same before you send it. The page Diagnose of this app reads it, up to 10 MB unpacked.',
  commands: () => [psRaw('.\\verify\\collect-logs.ps1')],
  effects: () => callOf('verify/collect-logs.ps1', []),
  files: ['verify/collect-logs.ps1'],
  decisions: [],
  sources: ['sig-windows-contributing', 'sdn-collectlogs'],
})
