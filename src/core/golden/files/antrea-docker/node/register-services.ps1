# Windows Node Wizard <version>
# #/plan?<link>
#Requires -Version 5.1
#Requires -RunAsAdministrator

[CmdletBinding()]
param (
    [Parameter(HelpMessage = 'Stops and starts the services in order, without registering them anew')]
    [switch] $Restart
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
function ConvertTo-CommandLine {
    param ([string[]] $Arguments)
    $quoted = foreach ($argument in $Arguments) {
        if ($argument -ne '' -and $argument -notmatch '[\s"]') {
            $argument
        }
        else {
            $quote = [string] [char] 34
            $quote + ($argument -replace '(\\*)"', '$1$1\"' -replace '(\\+)$', '$1$1') + $quote
        }
    }
    return (@($quoted) -join ' ')
}

function Stop-NodeService {
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

foreach ($name in @('kubelet')) {
    Stop-NodeService -Name $name
}

function Set-NodeService {
    param ([string] $Name, [string[]] $Command, [string[]] $DependsOn = @(), [string] $StartMode = 'Automatic')
    $commandLine = ConvertTo-CommandLine -Arguments $Command
    $existing = Get-CimInstance -ClassName Win32_Service | Where-Object { $_.Name -eq $Name }
    if ($existing) {
        $result = Invoke-CimMethod -InputObject $existing -MethodName Change -Arguments @{ PathName = $commandLine; StartMode = $StartMode }
        if ($result.ReturnValue -ne 0) {
            throw ('The service {0} could not be changed: error {1} of Win32_Service.' -f $Name, $result.ReturnValue)
        }
    }
    else {
        $null = New-Service -Name $Name -DisplayName $Name -BinaryPathName $commandLine -StartupType $StartMode
    }
    if ($DependsOn.Count -gt 0) {
        Invoke-Native -Program 'sc.exe' -Arguments @('config', $Name, 'depend=', ($DependsOn -join '/'))
    }
    Invoke-Native -Program 'sc.exe' -Arguments @('failure', $Name, 'reset=', '300', 'actions=', 'restart/5000/restart/5000/restart/5000')
}

if (-not $Restart) {

$runtimeServices = @(@('docker') | Where-Object { Get-Service -Name $_ -ErrorAction SilentlyContinue })

$flagFile = 'C:\var\lib\kubelet\kubeadm-flags.env'
$flagText = ''
if (Test-Path -LiteralPath $flagFile) {
    $flagText = (Get-Content -LiteralPath $flagFile -Raw).Trim().Replace('KUBELET_KUBEADM_ARGS=', '').Trim([char] 34)
}
$kubeadmArguments = @($flagText -split '\s+' | Where-Object { $_ -ne '' })

$kubeletArguments = @(
    '--windows-service'
    '--hostname-override=win-node-1'
    '--node-ip=10.127.130.21'
    '--kubeconfig=C:\etc\kubernetes\kubelet.conf'
    '--bootstrap-kubeconfig=C:\etc\kubernetes\bootstrap-kubelet.conf'
    '--cert-dir=C:\var\lib\kubelet\pki'
    '--config=C:\var\lib\kubelet\config.yaml'
    '--network-plugin=cni'
    '--cni-bin-dir=C:\opt\cni\bin'
    '--cni-conf-dir=C:\etc\cni\net.d'
    '--hairpin-mode=promiscuous-bridge'
    '--image-pull-progress-deadline=20m'
    '--pod-infra-container-image=mcr.microsoft.com/oss/kubernetes/pause:1.4.1'
    '--cluster-dns=10.96.0.10'
    '--cluster-domain=cluster.local'
    '--resolv-conf='
    '--enable-debugging-handlers=true'
    '--cgroups-per-qos=false'
    '--enforce-node-allocatable='
    '--log-dir=C:\var\log\kubelet'
    '--logtostderr=false'
    '--v=4'
    '--max-pods=110'
    '--kube-reserved=cpu=200m,memory=1Gi'
    '--system-reserved=cpu=300m,memory=2Gi'
    '--windows-priorityclass=ABOVE_NORMAL_PRIORITY_CLASS'
    '--register-with-taints=os=windows:NoSchedule'
)

Set-NodeService -Name 'kubelet' -Command (@('C:\k\kubelet.exe') + $kubeadmArguments + $kubeletArguments) -DependsOn $runtimeServices

}

if (-not (@('C:\etc\kubernetes\kubelet.conf') | Where-Object { Test-Path -LiteralPath $_ })) {
    Write-Host 'The services are registered. Next: node\join-node.ps1, then this script again.'
    exit 0
}

foreach ($name in @('kubelet')) {
    Start-Service -Name $name
}

Get-Service -Name @('kubelet') | Format-Table -AutoSize -Property @('Name', 'Status')
