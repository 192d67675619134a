import { psRaw } from '../../../text/powershell/powershell.ts'
import { sh } from '../../../text/formats/shell.ts'
import { defineStep } from './step.ts'
import { verifyEffects } from '../../verify/verify-effects.ts'

export const verify = defineStep({
  id: 'verify',
  title: 'Verify',
  body: () =>
    'Both scripts ask the questions of the section below and say what fails: the first from a Linux node of the cluster, the second, on the Windows node, what only that can tell. No kubeconfig of an administrator belongs on a worker.',
  commands: () => [sh`sh verify/verify.sh`, psRaw('.\\verify\\verify.ps1')],
  effects: (scenario) => verifyEffects(scenario),
  files: ['verify/verify.sh', 'verify/verify.ps1'],
  decisions: ['workloadName', 'namespace', 'serviceType'],
  sources: ['doc004-guide'],
})
