import type { PowerShellPart } from '../../formats/content.ts'
import { ps, psRaw } from '../../../text/powershell/powershell.ts'

/** Stops a service; one that does not stop loses its process. Starts it with a log that is not full. */
export const serviceFunctions = (logs: string): PowerShellPart => ({
  code: ps`function Stop-NodeService {
    param ([string] $Name)
    $service = Get-Service -Name $Name -ErrorAction SilentlyContinue
    if (-not $service -or $service.Status -eq 'Stopped') { return }
    try {
        Stop-Service -Name $Name -Force -NoWait
        $service.WaitForStatus('Stopped', [TimeSpan]::FromSeconds(30))
    }
    catch {
        $processId = (Get-CimInstance -ClassName Win32_Service | Where-Object { $_.Name -eq $Name }).ProcessId
        if ($processId -gt 0) {
            Write-Warning ('{0} did not stop; ending its process {1}.' -f $Name, $processId)
            Invoke-Native -Program 'taskkill.exe' -Arguments @('/PID', [string] $processId, '/T', '/F')
        }
    }
}
function Move-LargeLog {
    param ([string] $Path)
    $log = Get-Item -LiteralPath $Path -ErrorAction SilentlyContinue
    if ($log -and $log.Length -gt 104857600) {
        Move-Item -LiteralPath $Path -Destination ($Path + '.old') -Force
    }
}
# A service that is paused takes no start.
function Start-NodeService {
    param ([string] $Name)
    if ((Get-Service -Name $Name).Status -eq 'Paused') { Stop-NodeService -Name $Name }
    Move-LargeLog -Path (Join-Path ${logs} ($Name + '.log'))
    Start-Service -Name $Name
}`,
  why: {
    text: 'Other services depend on the kubelet, so a plain restart can be refused; then the process is ended by its id and the service started again.',
    sources: ['doc001'],
  },
})

/** Stops services, the last that started first. */
export const stopAll = (names: readonly string[]) => ps`foreach ($name in ${names.toReversed()}) {
    Stop-NodeService -Name $name
}`

/** What depends on the runtime stops with it, and Windows does not start it again. */
export const kubeletStopped =
  psRaw(`$kubelet = Get-Service -Name 'kubelet' -ErrorAction SilentlyContinue
if ($kubelet -and $kubelet.Status -eq 'Stopped') { Write-Warning 'The kubelet is stopped, as it is with its runtime. On a node that has joined, node\\register-services.ps1 -Restart starts the services again.' }`)
