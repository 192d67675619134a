import { defineArtifact } from '../../model/artifact.ts'
import { powershell } from '../formats/content.ts'
import { ps, psRaw } from '../../text/powershell/powershell.ts'
import { kubeletDecisions } from './kubelet/decisions.ts'
import { kubeletEnvironment } from './kubelet/environment.ts'
import { readKubeadmFlags } from './kubelet/kubeadm-flags.ts'
import { runProgram } from './kubelet/start-lines.ts'
import { nodePaths } from './node-paths.ts'
import { opening } from '../formats/powershell-prelude.ts'

/** What nssm runs; with a native service the same command in a console, to look for a fault. */
export const kubeletstart = defineArtifact({
  id: 'kubeletstart',
  path: 'node/kubeletstart.ps1',
  summary: 'Starts the kubelet with the arguments of this release',
  decisions: [...kubeletDecisions, 'hnsNetworkName'],
  carries: [],

  generate(scenario) {
    const paths = nodePaths(scenario)
    const isKubeadm = scenario.joinMethod === 'kubeadm'
    return powershell([
      {
        code: psRaw(
          scenario.serviceManager === 'nssm'
            ? '# nssm runs this script as the service kubelet.'
            : '# To look for a fault: stop the service kubelet, then run this script in a console.',
        ),
        why: {
          text: 'The service and this script take the flags from the same file.',
          decisions: ['serviceManager'],
        },
      },
      ...opening(),
      {
        code: ps`$program = ${paths.kubelet}
Set-Location -LiteralPath ${'C:\\'}`,
        why: {
          text: 'Paths without a drive, such as /var/lib, mean the drive that the program starts on.',
          decisions: ['installDirectory'],
        },
      },
      ...kubeletEnvironment(scenario).map(({ name, value, why }) => ({
        code: ps`[Environment]::SetEnvironmentVariable(${name}, ${value}, 'Process')`,
        why,
      })),
      ...(isKubeadm ? [readKubeadmFlags({ mustExist: true })] : []),
      {
        code: ps`$arguments = @(Read-ArgumentFile -Path ${paths.kubeletArguments} | Where-Object { $_ -ne '--windows-service' })`,
        why: {
          text: 'Only a service of Windows itself takes --windows-service.',
          decisions: ['installDirectory'],
        },
      },
      ...(isKubeadm
        ? [
            {
              code: psRaw('$arguments = $kubeadmArguments + $arguments'),
              why: { text: 'The later one of two equal flags counts.' },
            },
          ]
        : []),
      { code: runProgram },
    ])
  },
})
