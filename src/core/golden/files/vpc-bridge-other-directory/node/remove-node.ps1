# Windows Node Wizard <version>
# #/plan?<link>
#Requires -Version 5.1
#Requires -RunAsAdministrator

[CmdletBinding(SupportsShouldProcess = $true, ConfirmImpact = 'High')]
param (
    [Parameter(HelpMessage = 'Also removes all containers and unregisters the container runtime')]
    [switch] $RemoveRuntime
)

Set-StrictMode -Version Latest
$ErrorActionPreference = 'Stop'
$ProgressPreference = 'SilentlyContinue'

function Invoke-Native {
    param (
        [Parameter(Mandatory = $true)] [string] $Program,
        [string[]] $Arguments = @()
    )
    & $Program @Arguments
    if ($LASTEXITCODE -ne 0) {
        throw ('{0} ended with exit code {1}.' -f $Program, $LASTEXITCODE)
    }
}

Write-Host 'First, from a machine with kubectl: kubectl drain win-node-1 --ignore-daemonsets, then kubectl delete node win-node-1.'

# The services that depend on others go first.
foreach ($service in @('kube-proxy', 'kubelet', 'flanneld')) {
    $found = Get-Service -Name $service -ErrorAction SilentlyContinue
    if (-not $found) { continue }
    if (-not $PSCmdlet.ShouldProcess($service, 'Stop and delete the service')) { continue }
    if ($found.Status -ne 'Stopped') { Stop-Service -Name $service -Force }
    Invoke-Native -Program 'sc.exe' -Arguments @('delete', $service)
}

if ($RemoveRuntime -and $PSCmdlet.ShouldProcess('containerd', 'Stop and unregister the runtime with all its containers')) {
    $found = Get-Service -Name 'containerd' -ErrorAction SilentlyContinue
    if ($found) {
        Stop-Service -Name 'containerd' -Force
        Invoke-Native -Program (Join-Path $env:ProgramFiles 'containerd\containerd.exe') -Arguments @('--unregister-service')
    }
}

foreach ($network in @(Get-HnsNetwork | Where-Object { $_.Name -eq 'vpcbr' })) {
    if ($PSCmdlet.ShouldProcess($network.Name, 'Remove the HNS network; connections of the computer break off for some seconds')) {
        $network | Remove-HnsNetwork
    }
}
$machinePath = [Environment]::GetEnvironmentVariable('Path', 'Machine')
$otherPaths = @($machinePath -split ';' | Where-Object { $_ -ne 'D:\kubernetes\node' })
if (($otherPaths -join ';') -ne $machinePath -and $PSCmdlet.ShouldProcess('D:\kubernetes\node', 'Take the directory out of the search path')) {
    [Environment]::SetEnvironmentVariable('Path', ($otherPaths -join ';'), 'Machine')
}
foreach ($rule in @(Get-NetFirewallRule -Name 'kubelet', 'kubernetes-*' -ErrorAction SilentlyContinue)) {
    if ($PSCmdlet.ShouldProcess($rule.DisplayName, 'Remove the firewall rule')) {
        $rule | Remove-NetFirewallRule
    }
}

foreach ($path in @('D:\kubernetes\node\sourceVip.json', 'D:\kubernetes\node\sourceVipRequest.json', 'C:\Program Files\Amazon\EKS\cni\config\vpc-bridge.conf', 'C:\var\lib\cni\networks', 'C:\var\lib\kubelet\pki', 'D:\kubernetes\node\config', 'D:\kubernetes\node\bootstrap-config', 'D:\kubernetes\node\kube-proxy.conf', 'D:\kubernetes\node\ca.crt', 'D:\kubernetes\node\kubelet.exe', 'D:\kubernetes\node\kube-proxy.exe', 'D:\kubernetes\node\kubectl.exe', 'D:\kubernetes\node\kubeadm.exe', 'D:\kubernetes\node\kube-log-runner.exe', 'D:\kubernetes\node\hns.psm1', 'D:\kubernetes\node\kubelet-args.txt', 'D:\kubernetes\node\kubeletstart.ps1', 'D:\kubernetes\node\kubelet-config.yaml', 'D:\kubernetes\node\kube-proxy-args.txt', 'D:\kubernetes\node\kube-proxy-config.yaml', 'D:\kubernetes\node\kubeproxystart.ps1')) {
    if ((Test-Path -LiteralPath $path) -and $PSCmdlet.ShouldProcess($path, 'Delete with everything below')) {
        Remove-Item -LiteralPath $path -Recurse -Force
    }
}

Write-Host 'Done. Restart the computer before it joins a cluster again.'
