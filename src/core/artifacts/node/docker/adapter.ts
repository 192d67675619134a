import { catalog } from '../../../catalog/catalog.ts'
import { downloads } from '../../../catalog/downloads.ts'
import { pauseImage } from '../../../catalog/pause.ts'
import { criDockerd } from '../../../catalog/runtimes/mirantis.ts'
import type { PowerShellPart } from '../../formats/content.ts'
import { ps } from '../../../text/powershell/powershell.ts'
import { downloadOf } from '../downloads/fetched.ts'
import { nodePaths } from '../node-paths.ts'
import { fetchBlocks } from '../prepare/fetch.ts'
import { kubeletStopped } from '../services/restart.ts'
import type { DockerScenario } from './scenario.ts'

/** cri-dockerd, for Mirantis Container Runtime alone. */
export function adapterDownloads(scenario: DockerScenario) {
  if (scenario.containerRuntime !== 'mirantis') return []
  const { install } = nodePaths(scenario)
  return [
    downloadOf(downloads['cri-dockerd'], {
      version: criDockerd.release.value,
      destination: install,
      unpack: 'zip',
      member: { pattern: String.raw`*\cri-dockerd.exe`, to: `${install}\\cri-dockerd.exe` },
      decisions: ['containerRuntime', 'installDirectory'],
      sources: criDockerd.release.sources,
    }),
  ]
}

export function adapter(scenario: DockerScenario): readonly PowerShellPart[] {
  const { install, logs, cniBin, cniConf } = nodePaths(scenario)
  const {
    endpoint,
    pauseImage: pause,
    networkPlugin,
    cniBin: bin,
    cniConf: conf,
  } = criDockerd.flags.value
  const image = pauseImage(scenario.kubernetesVersion, scenario.windowsRelease)
  const args = [
    `--${endpoint}=${catalog.runtimes.mirantis.criSocket.value}`,
    `--${pause}=${image.value}`,
    `--${networkPlugin}=cni`,
    `--${bin}=${cniBin}`,
    `--${conf}=${cniConf}`,
  ]
  return [
    {
      code: ps`Stop-NodeService -Name 'cri-dockerd'`,
      why: {
        text: 'A program that runs cannot be replaced; the kubelet stops with it.',
        decisions: ['containerRuntime'],
      },
    },
    ...fetchBlocks(adapterDownloads(scenario)),
    {
      code: ps`$null = New-Item -ItemType Directory -Force -Path ${logs}
Set-NssmService -Name 'cri-dockerd' -Program ${`${install}\\cri-dockerd.exe`} -Arguments ${args} -Directory ${install} -DependsOn @('docker')
Start-Service -Name 'cri-dockerd'
${kubeletStopped}`,
      why: {
        text: 'The adapter answers the kubelet and calls the CNI plugin. It cannot be a Windows service by itself, so nssm runs it.',
        decisions: ['containerRuntime', 'kubernetesVersion', 'windowsRelease', 'cni'],
        sources: [...criDockerd.flags.sources, ...criDockerd.isService.sources, ...image.sources],
      },
    },
  ]
}
