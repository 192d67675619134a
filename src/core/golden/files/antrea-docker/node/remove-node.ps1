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

if ((Test-Path -LiteralPath 'C:\k\kubeadm.exe') -and $PSCmdlet.ShouldProcess('win-node-1', 'kubeadm reset')) {
    Invoke-Native -Program 'C:\k\kubeadm.exe' -Arguments @('reset', '--force', '--cri-socket', 'npipe:////./pipe/dockershim')
}

if ($RemoveRuntime -and $PSCmdlet.ShouldProcess('docker', 'Remove all containers and stop the runtime')) {
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
}

foreach ($network in @(Get-HnsNetwork | Where-Object { $_.Name -eq 'antrea-hnsnetwork' })) {
    if ($PSCmdlet.ShouldProcess($network.Name, 'Remove the HNS network; connections of the computer break off for some seconds')) {
        $network | Remove-HnsNetwork
    }
}
$machinePath = [Environment]::GetEnvironmentVariable('Path', 'Machine')
$otherPaths = @($machinePath -split ';' | Where-Object { $_ -ne 'C:\k' })
if (($otherPaths -join ';') -ne $machinePath -and $PSCmdlet.ShouldProcess('C:\k', 'Take the directory out of the search path')) {
    [Environment]::SetEnvironmentVariable('Path', ($otherPaths -join ';'), 'Machine')
}
foreach ($rule in @(Get-NetFirewallRule -Name 'kubelet', 'kubernetes-*' -ErrorAction SilentlyContinue)) {
    if ($PSCmdlet.ShouldProcess($rule.DisplayName, 'Remove the firewall rule')) {
        $rule | Remove-NetFirewallRule
    }
}

foreach ($path in @('C:\k\sourceVip.json', 'C:\k\sourceVipRequest.json', 'C:\etc\cni\net.d\10-antrea.conflist', 'C:\var\lib\cni\networks', 'C:\etc\kubernetes', 'C:\var\lib\kubelet\pki', 'C:\etc\kubernetes\kubelet.conf', 'C:\etc\kubernetes\bootstrap-kubelet.conf', 'C:\k\kube-proxy.conf', 'C:\etc\kubernetes\pki\ca.crt', 'C:\k\kubelet.exe', 'C:\k\kube-proxy.exe', 'C:\k\kubectl.exe', 'C:\k\kubeadm.exe', 'C:\k\kube-log-runner.exe', 'C:\k\hns.psm1', 'C:\k\kubelet-args.txt', 'C:\k\kubeletstart.ps1', 'C:\k\kubelet-config.yaml', 'C:\k\kube-proxy-args.txt', 'C:\k\kube-proxy-config.yaml', 'C:\k\kubeproxystart.ps1')) {
    if ((Test-Path -LiteralPath $path) -and $PSCmdlet.ShouldProcess($path, 'Delete with everything below')) {
        Remove-Item -LiteralPath $path -Recurse -Force
    }
}

Write-Host 'Done. Restart the computer before it joins a cluster again.'
