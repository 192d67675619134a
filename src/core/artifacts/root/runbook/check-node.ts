import { psRaw } from '../../../text/powershell/powershell.ts'
import { defineStep } from './step.ts'
import { callOf } from './script-effects.ts'
import { machine } from './thing.ts'

export const checkNodeStep = defineStep({
  id: 'check-node',
  title: 'Check the computer before anything is changed',
  body: () =>
    'Compares the computer with the plan: build, edition, adapter and address, API server, disk, time, features, restarts that are due, and what an earlier node left.',
  commands: () => [psRaw('.\\node\\check-node.ps1')],
  effects: () =>
    callOf('node/check-node.ps1', [
      { does: 'the computer is compared with the plan', needs: [], makes: [machine.fitsPlan] },
    ]),
  files: ['node/check-node.ps1'],
  decisions: ['windowsRelease', 'nodeIP', 'networkAdapter', 'apiServerEndpoint'],
  sources: ['windows-machine-config-operator-byoh-instance-pre-requisites'],
})
