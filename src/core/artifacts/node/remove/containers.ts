import type { Scenario } from '../../../model/scenario.ts'
import { ps, psRaw } from '../../../text/powershell/powershell.ts'
import type { ScriptBlock } from '../prepare/script-block.ts'

type Given = Pick<Scenario, 'containerRuntime'>

/** Running containers hold endpoints of the network. */
export const containers = ({ containerRuntime }: Given): ScriptBlock => ({
  code:
    containerRuntime === 'containerd'
      ? ps`$ctr = Join-Path $env:ProgramFiles 'containerd\ctr.exe'
$containerd = Get-Service -Name 'containerd' -ErrorAction SilentlyContinue
if ($containerd -and $containerd.Status -eq 'Running' -and $PSCmdlet.ShouldProcess('containerd', 'End and remove the containers of Kubernetes')) {
    foreach ($container in @(& $ctr @('--namespace', 'k8s.io', 'containers', 'ls', '-q'))) {
        foreach ($action in @(@('tasks', 'delete', '--force', $container), @('containers', 'rm', $container))) {
            try { Invoke-Native -Program $ctr -Arguments (@('--namespace', 'k8s.io') + $action) }
            catch { Write-Warning ('{0}: {1}' -f $container, $_.Exception.Message) }
        }
    }
}`
      : psRaw('# Containers of Docker go with -RemoveRuntime.'),
  why: {
    text: 'Containers that still run hold endpoints of the network. A forced delete waits until a task has ended: a container whose task still runs is not removed.',
    decisions: ['containerRuntime'],
    sources: [
      'ab-reset',
      'containerd 301026e58c61/cmd/ctr/commands/tasks/delete.go#L30-L61',
      'containerd 301026e58c61/cmd/ctr/commands/containers/containers.go#L186-L205',
    ],
  },
})

/** The runtime may serve others. */
export const runtime = ({ containerRuntime }: Given): ScriptBlock => ({
  code:
    containerRuntime === 'containerd'
      ? ps`if ($RemoveRuntime -and $PSCmdlet.ShouldProcess('containerd', 'Stop and unregister the runtime with all its containers')) {
    $found = Get-Service -Name 'containerd' -ErrorAction SilentlyContinue
    if ($found) {
        Stop-Service -Name 'containerd' -Force
        Invoke-Native -Program (Join-Path $env:ProgramFiles 'containerd\containerd.exe') -Arguments @('--unregister-service')
    }
    $programs = Join-Path $env:ProgramFiles 'containerd'
    $searched = @([Environment]::GetEnvironmentVariable('Path', 'Machine') -split ';' | Where-Object { $_ -ne $programs })
    [Environment]::SetEnvironmentVariable('Path', ($searched -join ';'), 'Machine')
    Remove-Item -LiteralPath (Join-Path $env:USERPROFILE '.crictl\crictl.yaml') -Force -ErrorAction SilentlyContinue
    $defender = Get-Service -Name 'WinDefend' -ErrorAction SilentlyContinue
    if ($defender -and $defender.Status -eq 'Running') {
        try { Remove-MpPreference -ExclusionProcess (Join-Path $programs 'containerd.exe') }
        catch { Write-Warning ('Windows Defender keeps its exclusion: {0}' -f $_.Exception.Message) }
    }
}`
      : ps`if ($RemoveRuntime -and $PSCmdlet.ShouldProcess('docker', 'Remove all containers and stop the runtime')) {
    # cri-dockerd is there only for Mirantis Container Runtime.
    if (Get-Service -Name 'cri-dockerd' -ErrorAction SilentlyContinue) {
        Stop-Service -Name 'cri-dockerd' -Force
        Invoke-Native -Program 'sc.exe' -Arguments @('delete', 'cri-dockerd')
    }
    $containers = @(& docker.exe @('ps', '--all', '--quiet'))
    foreach ($container in $containers) {
        Invoke-Native -Program 'docker.exe' -Arguments @('rm', '--force', $container)
    }
    Stop-Service -Name 'docker' -Force
}`,
  why: {
    text: 'The runtime may serve others, so it stays unless you say otherwise; its programs and images stay on the disk in any case.',
    decisions: ['containerRuntime'],
    sources: containerRuntime === 'containerd' ? [] : ['doc001'],
  },
})
