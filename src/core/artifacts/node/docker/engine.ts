import { downloads } from '../../../catalog/downloads.ts'
import type { PowerShellPart } from '../../formats/content.ts'
import { ps, psLines, psRaw } from '../../../text/powershell/powershell.ts'
import type { DockerScenario } from './scenario.ts'

/** The line alone, `19.03`, names no archive. */
export const isFullRelease = (version: string) => /^\d+\.\d+\.\d+$/.test(version)

/** The archive that Microsoft’s own script fetches. */
export function dockerEngine({
  runtimeVersion,
}: Pick<DockerScenario, 'runtimeVersion'>): PowerShellPart {
  const archive = downloads['docker-ce'].others?.[0]?.url
  const [before = '', after = ''] = archive?.value.split('{version}') ?? []
  return {
    code: psLines([
      psRaw('if (-not $Installed) {'),
      isFullRelease(runtimeVersion) ? ps`    $DockerRelease = ${runtimeVersion}` : undefined,
      ps`    $file = Get-File -Uri (${before} + $DockerRelease + ${after}) -Hash $DockerHash
    $running = Get-Service -Name 'docker' -ErrorAction SilentlyContinue
    if ($running -and $running.Status -ne 'Stopped') { Stop-Service -Name 'docker' -Force }
    # The archive holds one directory, docker.
    Expand-Archive -LiteralPath $file -DestinationPath $env:ProgramFiles -Force
    $programs = Join-Path $env:ProgramFiles 'docker'
    Add-ToPath -Directory $programs
    if (-not $running) {
        Invoke-Native -Program (Join-Path $programs 'dockerd.exe') -Arguments @('--register-service')
    }
}`,
    ]),
    why: {
      text: 'Docker EE came through a package provider that was shut down in 2023; the engine is still published as Docker CE. Say -Installed where Docker EE is on the computer.',
      decisions: ['runtimeVersion'],
      sources: [
        ...downloads['docker-ee'].url.sources,
        ...(archive?.sources ?? []),
        ...(downloads['docker-ce'].install?.sources ?? []),
      ],
    },
  }
}

const mirantisInstaller = downloads['docker-ce'].others?.[1]?.url

export const mirantisEngine: PowerShellPart = {
  code: ps`if (-not $Installed) {
    $installer = Get-File -Uri ${mirantisInstaller?.value ?? ''} -Hash $InstallerHash -Name 'mirantis-install.ps1'
    # It was not written for the strict mode of this script.
    & { Set-StrictMode -Off; $ErrorActionPreference = 'Continue'; & $installer }
    $env:Path = [Environment]::GetEnvironmentVariable('Path', 'Machine')
}`,
  why: {
    text: 'The installer of Mirantis; the runtime needs a licence.',
    decisions: ['containerRuntime'],
    sources: mirantisInstaller?.sources ?? [],
  },
}

export const startEngine: PowerShellPart = {
  code: ps`if (-not (Get-Service -Name 'docker' -ErrorAction SilentlyContinue)) {
    throw 'There is no service docker: the engine is not installed, or Windows wants a restart first.'
}
Set-Service -Name 'docker' -StartupType Automatic
Start-Service -Name 'docker'
Invoke-Native -Program 'docker.exe' -Arguments @('version')`,
  why: { text: 'The engine starts with the computer and answers.' },
}
