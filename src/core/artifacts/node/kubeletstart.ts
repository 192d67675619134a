import { defineArtifact } from '../../model/artifact.ts'
import { powershell } from '../formats/content.ts'
import { ps, psLines, psRaw } from '../../text/powershell.ts'
import { carriedByKubeletArguments, kubeletDecisions } from './kubelet/decisions.ts'
import { dividedSettings } from './kubelet/divided.ts'
import { kubeletEnvironment } from './kubelet/environment.ts'
import { readKubeadmFlags } from './kubelet/kubeadm-flags.ts'
import { argumentArray, runProgram } from './kubelet/start-lines.ts'
import { nodePaths } from './node-paths.ts'
import { requirements, strict } from '../formats/powershell-prelude.ts'

/** What nssm runs; with a native service the same command in a console, to look for a fault. */
export const kubeletstart = defineArtifact({
  id: 'kubeletstart',
  path: 'node/kubeletstart.ps1',
  summary: 'Starts the kubelet with the arguments of this release',
  decisions: [...kubeletDecisions, 'hnsNetworkName'],
  carries: [...carriedByKubeletArguments],

  generate(scenario) {
    const paths = nodePaths(scenario)
    const isKubeadm = scenario.joinMethod === 'kubeadm'
    const args = dividedSettings(scenario).args.filter(({ name }) => name !== 'windows-service')
    return powershell([
      {
        code: psLines([requirements, strict]),
        why: {
          text:
            scenario.serviceManager === 'nssm'
              ? 'nssm runs this script as the service kubelet.'
              : 'The service kubelet has this command line itself; stop it, then run this script in a console to look for a fault.',
          decisions: ['serviceManager'],
        },
      },
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
      argumentArray(args),
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
