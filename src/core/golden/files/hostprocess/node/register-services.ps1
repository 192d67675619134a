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

foreach ($name in @('kube-proxy', 'flanneld', 'kubelet')) {
    Stop-NodeService -Name $name
}

$nssm = 'C:\k\nssm.exe'
function Set-NssmService {
    param ([string] $Name, [string] $Program, [string[]] $Arguments, [string] $Directory, [string[]] $DependsOn = @(), [string] $Environment = '')
    if (-not (Get-Service -Name $Name -ErrorAction SilentlyContinue)) {
        Invoke-Native -Program $nssm -Arguments @('install', $Name, $Program)
    }
    $settings = [ordered] @{
        Application  = $Program
        AppDirectory = $Directory
        AppStdout    = Join-Path 'C:\var\log\kubelet' ($Name + '.log')
        AppStderr    = Join-Path 'C:\var\log\kubelet' ($Name + '.err.log')
        AppRestartDelay = '5000'
        AppThrottle = '1500'
        AppStdoutCreationDisposition = '4'
        AppStderrCreationDisposition = '4'
        AppRotateFiles = '1'
        AppRotateOnline = '1'
        AppRotateSeconds = '86400'
        AppRotateBytes = '10485760'
        Start        = 'SERVICE_AUTO_START'
    }
    if ($Environment -ne '') { $settings['AppEnvironmentExtra'] = $Environment }
    foreach ($setting in $settings.GetEnumerator()) {
        Invoke-Native -Program $nssm -Arguments @('set', $Name, $setting.Key, $setting.Value)
    }
    if ($DependsOn.Count -gt 0) {
        Invoke-Native -Program $nssm -Arguments (@('set', $Name, 'DependOnService') + $DependsOn)
    }
    # nssm drops quotes from what it is given, so the command line goes to the place where nssm keeps it.
    Set-ItemProperty -LiteralPath ('HKLM:\SYSTEM\CurrentControlSet\Services\{0}\Parameters' -f $Name) -Name 'AppParameters' -Type ExpandString -Value (ConvertTo-CommandLine -Arguments $Arguments)
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

$runtimeServices = @(@('containerd') | Where-Object { Get-Service -Name $_ -ErrorAction SilentlyContinue })

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
    '--container-runtime-endpoint=npipe:////./pipe/containerd-containerd'
    '--cluster-dns=10.96.0.10'
    '--cluster-domain=cluster.local'
    '--resolv-conf=Host'
    '--enable-debugging-handlers=true'
    '--cgroups-per-qos=false'
    '--enforce-node-allocatable='
    '--v=4'
    '--max-pods=110'
    '--kube-reserved=cpu=200m,memory=1Gi'
    '--system-reserved=cpu=300m,memory=2Gi'
    '--windows-priorityclass=ABOVE_NORMAL_PRIORITY_CLASS'
    '--register-with-taints=os=windows:NoSchedule'
)

Set-NodeService -Name 'kubelet' -Command (@('C:\k\kube-log-runner.exe', '-log-file=C:\var\log\kubelet\kubelet.log', 'C:\k\kubelet.exe') + $kubeadmArguments + $kubeletArguments) -DependsOn $runtimeServices

$proxyArguments = @(
    '--windows-service'
    '--proxy-mode=kernelspace'
    '--hostname-override=win-node-1'
    '--kubeconfig=C:\k\kube-proxy.conf'
    '--network-name=flannel.4096'
    '--cluster-cidr=10.244.0.0/16'
    '--enable-dsr=false'
    '--v=4'
)

Set-NodeService -Name 'kube-proxy' -Command (@('C:\k\kube-log-runner.exe', '-log-file=C:\var\log\kubelet\kube-proxy.log', 'C:\k\kube-proxy.exe') + $proxyArguments) -DependsOn @('kubelet') -StartMode 'Manual'

$flanneldArguments = @(
    '--kubeconfig-file=C:\k\flanneld.conf'
    '--iface=10.127.130.21'
    '--ip-masq=1'
    '--kube-subnet-mgr=1'
)

Set-NssmService -Name 'flanneld' -Program 'C:\flannel\flanneld.exe' -Arguments $flanneldArguments -Directory (Split-Path -Parent 'C:\flannel\flanneld.exe') -DependsOn @('kubelet') -Environment 'NODE_NAME=win-node-1'

}

if (-not (@('C:\etc\kubernetes\kubelet.conf') | Where-Object { Test-Path -LiteralPath $_ })) {
    Write-Host 'The services are registered. Next: node\join-node.ps1, then this script again.'
    exit 0
}

foreach ($name in @('kubelet')) {
    Start-Service -Name $name
}

$waited = 0
while (-not (Test-Path -LiteralPath 'C:\etc\kubernetes\kubelet.conf')) {
    if ($waited % 60 -eq 0) { Write-Host 'Waiting for the kubeconfig of the kubelet. Its certificate request must be approved: kubectl get certificatesigningrequests, then kubectl certificate approve with the name of the request of this node.' }
    if ($waited -ge 900) { throw ('{0} did not appear within 15 minutes; look at the log of the kubelet.' -f 'C:\etc\kubernetes\kubelet.conf') }
    Start-Sleep -Seconds 5
    $waited += 5
}
function Get-PodRange {
    $ErrorActionPreference = 'Continue'
    & 'C:\k\kubectl.exe' @('--kubeconfig=C:\etc\kubernetes\kubelet.conf', 'get', 'node', 'win-node-1', '--output=jsonpath={.spec.podCIDR}') 2> $null
}
$waited = 0
while (-not (Get-PodRange)) {
    if ($waited % 60 -eq 0) { Write-Host 'Waiting until the cluster has given the node its pod range.' }
    if ($waited -ge 900) { throw 'The node got no pod range within 15 minutes; kube-controller-manager must run with --allocate-node-cidrs=true and --cluster-cidr.' }
    Start-Sleep -Seconds 5
    $waited += 5
}

foreach ($name in @('flanneld')) {
    Start-Service -Name $name
}

& 'C:\k\kubeproxystart.ps1'

Get-Service -Name @('kubelet', 'flanneld', 'kube-proxy') | Format-Table -AutoSize -Property @('Name', 'Status')
