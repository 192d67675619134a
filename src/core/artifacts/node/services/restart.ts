import type { PowerShellPart } from '../../formats/content.ts'
import { ps } from '../../../text/powershell.ts'

/** Stops the services from the last to the first; one that does not stop loses its process. */
export const stopFunction: PowerShellPart = {
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
}`,
  why: {
    text: 'Other services depend on the kubelet, so a plain restart can be refused; then the process is ended by its id and the service started again.',
    sources: ['doc001'],
  },
}

export const stopAll = (names: readonly string[]) => ps`foreach ($name in ${names.toReversed()}) {
    Stop-NodeService -Name $name
}`
