# Windows Node Wizard <version>
# #/plan?<link>
#Requires -Version 5.1
#Requires -RunAsAdministrator

[CmdletBinding(SupportsShouldProcess = $true, ConfirmImpact = 'High')]
param (
    [Parameter(HelpMessage = 'Also removes all containers and unregisters the container runtime')]
    [switch] $RemoveRuntime
)

$ErrorActionPreference = 'Stop'
. (Join-Path $PSScriptRoot 'common.ps1')

Write-Host 'First, from a machine with kubectl: kubectl drain win-node-1 --ignore-daemonsets, then kubectl delete node win-node-1.'

# The services that depend on others go first.
foreach ($service in @('kube-proxy', 'kubelet', 'flanneld', 'CalicoFelix', 'CalicoConfd', 'CalicoNode', 'rancher-wins', 'ovs-vswitchd', 'ovsdb-server')) {
    $found = Get-Service -Name $service -ErrorAction SilentlyContinue
    if (-not $found) { continue }
    if (-not $PSCmdlet.ShouldProcess($service, 'Stop and delete the service')) { continue }
    Stop-NodeService -Name $service
    Invoke-Native -Program 'sc.exe' -Arguments @('delete', $service)
}
foreach ($task in @('kube-proxy-start', 'node-network-start')) {
    if ((Get-ScheduledTask -TaskName $task -ErrorAction SilentlyContinue) -and $PSCmdlet.ShouldProcess($task, 'Delete the task')) {
        Unregister-ScheduledTask -TaskName $task -Confirm:$false
    }
}

if ((Test-Path -LiteralPath 'C:\k\kubeadm.exe') -and $PSCmdlet.ShouldProcess('win-node-1', 'kubeadm reset')) {
    # kubeadm takes paths without a drive for paths on the drive of the session.
    Push-Location -LiteralPath 'C:\'
    try { Invoke-Native -Program 'C:\k\kubeadm.exe' -Arguments @('reset', '--force', '--cri-socket', 'npipe:////./pipe/containerd-containerd') }
    catch { Write-Warning ('{0} The script goes on and deletes what it left.' -f $_.Exception.Message) }
    finally { Pop-Location }
}

$ctr = Join-Path $env:ProgramFiles 'containerd\ctr.exe'
$containerd = Get-Service -Name 'containerd' -ErrorAction SilentlyContinue
if ($containerd -and $containerd.Status -eq 'Running' -and $PSCmdlet.ShouldProcess('containerd', 'End and remove the containers of Kubernetes')) {
    foreach ($container in @(& $ctr @('--namespace', 'k8s.io', 'containers', 'ls', '-q'))) {
        foreach ($action in @(@('tasks', 'delete', '--force', $container), @('containers', 'rm', $container))) {
            try { Invoke-Native -Program $ctr -Arguments (@('--namespace', 'k8s.io') + $action) }
            catch { Write-Warning ('{0}: {1}' -f $container, $_.Exception.Message) }
        }
    }
}

if ($RemoveRuntime -and $PSCmdlet.ShouldProcess('containerd', 'Stop and unregister the runtime with all its containers')) {
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
}

if ($PSCmdlet.ShouldProcess('Calico', 'Remove the HNS network and all policy lists; connections of the computer break off for some seconds')) {
    Remove-NodeNetwork -Name 'Calico'
}
if ($PSCmdlet.ShouldProcess('External', 'Remove the HNS network and all policy lists; connections of the computer break off for some seconds')) {
    Remove-NodeNetwork -Name 'External'
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

# What -ManyServices of node\prepare-node.ps1 set, and nothing else.
foreach ($protocol in @('tcp', 'udp')) {
    $range = (& netsh.exe @('int', 'ipv4', 'show', 'dynamicportrange', $protocol)) -join ' '
    if ($range -match '\b16385\b.*\b49151\b' -and $PSCmdlet.ShouldProcess($protocol, 'Give Windows its own dynamic ports again, from 49152 on')) {
        Invoke-Native -Program 'netsh.exe' -Arguments @('int', 'ipv4', 'set', 'dynamicportrange', $protocol, '49152', '16384')
    }
    $excluded = (& netsh.exe @('int', 'ipv4', 'show', 'excludedportrange', $protocol)) -join [Environment]::NewLine
    if ($excluded -match '(?m)^\s*30000\s+32767\b' -and $PSCmdlet.ShouldProcess($protocol, 'Stop keeping the node ports free')) {
        & netsh.exe @('int', 'ipv4', 'delete', 'excludedportrange', $protocol, '30000', '2768')
        if ($LASTEXITCODE -ne 0) { Write-Warning ('The node ports stay kept free for {0}; they harm nothing.' -f $protocol) }
    }
}

# Links to directories go alone: volumes of pods hold some, and Remove-Item of PowerShell 5.1 fails at them.
function Remove-Link {
    param ([string] $Path)
    foreach ($directory in @(Get-ChildItem -LiteralPath $Path -Directory -Force)) {
        if ($directory.Attributes -band [IO.FileAttributes]::ReparsePoint) { $directory.Delete() }
        else { Remove-Link -Path $directory.FullName }
    }
}
foreach ($path in (@('C:\Program Files\containerd\cni\conf\10-calico.conf', 'C:\Program Files\containerd\cni\conf\10-calico.conflist', 'C:\var\lib\cni\networks', 'C:\CalicoWindows', 'C:\calico-windows.zip', 'C:\etc\kubernetes', 'C:\var\lib\kubelet', 'C:\etc\kubernetes\kubelet.conf', 'C:\etc\kubernetes\bootstrap-kubelet.conf', 'C:\k\kube-proxy.conf', 'C:\k\calico.conf', 'C:\etc\kubernetes\pki\ca.crt', 'C:\k\kubelet.exe', 'C:\k\kube-proxy.exe', 'C:\k\kubectl.exe', 'C:\k\kubeadm.exe', 'C:\k\kube-log-runner.exe', 'C:\k\hns.psm1', 'C:\k\nssm.exe', 'C:\k\prepare-node.ps1', 'C:\k\crictl.exe', 'C:\k\cri-dockerd.exe', 'C:\k\common.ps1', 'C:\k\common.ps1.before', 'C:\k\kubelet-args.txt', 'C:\k\kubelet-args.txt.before', 'C:\k\kubeletstart.ps1', 'C:\k\kubeletstart.ps1.before', 'C:\k\kubelet-config.yaml', 'C:\k\kubelet-config.yaml.before', 'C:\k\kube-proxy-args.txt', 'C:\k\kube-proxy-args.txt.before', 'C:\k\kubeproxystart.ps1', 'C:\k\kubeproxystart.ps1.before', 'C:\k\flanneld-args.txt', 'C:\k\flanneld-args.txt.before', 'C:\k\sourceVip.json', 'C:\k\sourceVipRequest.json') + @($downloads))) {
    if ((Test-Path -LiteralPath $path) -and $PSCmdlet.ShouldProcess($path, 'Delete with everything below')) {
        if (Test-Path -LiteralPath $path -PathType Container) { Remove-Link -Path $path }
        Remove-Item -LiteralPath $path -Recurse -Force
    }
}

Write-Host 'Done. Restart the computer before it joins a cluster again.'
