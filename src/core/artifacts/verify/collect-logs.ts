import { defineArtifact } from '../../model/artifact.ts'
import { powershell } from '../formats/content.ts'
import { psRaw } from '../../text/powershell/powershell.ts'
import { maskingFunctions } from './logs/masking.ts'
import {
  configuration,
  containers,
  logs,
  networking,
  services,
  versions,
} from './logs/questions.ts'
import { opening } from '../formats/powershell-prelude.ts'

/** What SIG Windows and Microsoft ask for in a bug report; never a key, token or kubeconfig. */
export const collectLogs = defineArtifact({
  id: 'collect-logs',
  path: 'verify/collect-logs.ps1',
  summary: 'Collects what support asks for, without secrets',
  decisions: ['installDirectory', 'logDirectory', 'containerRuntime', 'cni', 'joinMethod'],
  carries: [],

  generate(scenario) {
    return powershell([
      ...opening(
        [
          {
            name: 'OutputDirectory',
            type: '[string]',
            help: 'Directory for the archive',
            initial: psRaw('$PSScriptRoot'),
          },
        ],
        { folder: 'verify' },
      ),
      {
        code: maskingFunctions,
        why: { text: 'Whatever looks like a secret is masked before it is written.' },
      },
      versions(scenario),
      services(scenario),
      networking,
      containers(scenario),
      logs(scenario),
      configuration(scenario),
      { code: ending, why: { text: 'One archive to look through and to send.' } },
    ])
  },
})

const ending = psRaw(`$archive = Join-Path $OutputDirectory ((Split-Path -Leaf $folder) + '.zip')
Compress-Archive -Path (Join-Path $folder '*') -DestinationPath $archive -Force
Remove-Item -LiteralPath $folder -Recurse -Force
Write-Host ('{0} is ready. Look through it before you send it: addresses and names are in it.' -f $archive)`)
