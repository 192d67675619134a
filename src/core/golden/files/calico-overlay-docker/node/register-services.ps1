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

foreach ($name in @('kube-proxy', 'kubelet')) {
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

$kubeletArguments = @(
    '--windows-service'
    '--hostname-override=win-node-1'
    '--node-ip=10.127.130.21'
    '--kubeconfig=C:\k\config'
    '--bootstrap-kubeconfig=C:\k\bootstrap-config'
    '--cert-dir=C:\var\lib\kubelet\pki'
    '--anonymous-auth=false'
    '--authentication-token-webhook=true'
    '--authorization-mode=Webhook'
    '--client-ca-file=C:\k\ca.crt'
    '--read-only-port=0'
    '--rotate-certificates=true'
    '--network-plugin=cni'
    '--cni-bin-dir=C:\k\cni'
    '--cni-conf-dir=C:\k\cni\config'
    '--hairpin-mode=promiscuous-bridge'
    '--image-pull-progress-deadline=20m'
    '--pod-infra-container-image=mcr.microsoft.com/oss/kubernetes/pause:3.4.1'
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

Set-NodeService -Name 'kubelet' -Command (@('C:\k\kubelet.exe') + $kubeletArguments) -DependsOn $runtimeServices

$proxyArguments = @(
    '--windows-service'
    '--proxy-mode=kernelspace'
    '--hostname-override=win-node-1'
    '--kubeconfig=C:\k\kube-proxy.conf'
    '--network-name=Calico'
    '--cluster-cidr=10.244.0.0/16'
    '--enable-dsr=false'
    '--log-dir=C:\var\log\kubelet'
    '--logtostderr=false'
    '--v=4'
)

Set-NodeService -Name 'kube-proxy' -Command (@('C:\k\kube-proxy.exe') + $proxyArguments) -DependsOn @('kubelet') -StartMode 'Manual'

}

if (-not (@('C:\k\config', 'C:\k\bootstrap-config') | Where-Object { Test-Path -LiteralPath $_ })) {
    Write-Host 'The services are registered. Next: node\join-node.ps1, then this script again.'
    exit 0
}

foreach ($name in @('kubelet')) {
    Start-Service -Name $name
}

if ($Restart) {
    & 'C:\k\kubeproxystart.ps1'
}
else {
    Write-Host 'kube-proxy starts when the HNS network is there: run this script with -Restart then.'
}

Get-Service -Name @('kubelet', 'kube-proxy') | Format-Table -AutoSize -Property @('Name', 'Status')
