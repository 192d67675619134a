import { psRaw } from '../../../text/powershell/powershell.ts'
import { defineStep } from './step.ts'
import { protectSecretsEffects } from '../../node/protect-secrets-effects.ts'

export const protectSecretsStep = defineStep({
  id: 'protect-secrets',
  title: 'Protect the secrets',
  body: () =>
    'Windows keeps Secrets in clear text on the disk. Leaves keys and kubeconfigs to administrators alone; with -EnableBitLocker it also encrypts the volume.',
  commands: () => [psRaw('.\\node\\protect-secrets.ps1')],
  effects: (scenario) => protectSecretsEffects(scenario),
  files: ['node/protect-secrets.ps1'],
  decisions: ['joinMethod'],
  sources: ['doc002', 'doc004'],
})
