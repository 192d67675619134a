# Windows Node Wizard <version>
# #/plan?<link>
#Requires -Version 5.1
#Requires -RunAsAdministrator

[CmdletBinding()]
param (
    [Parameter(HelpMessage = 'For the questions about the cluster: kubeconfig of an account that may read nodes and Services and enter pods, never that of an administrator')]
    [string] $KubeconfigPath = '',

    [Parameter(HelpMessage = 'Address outside the cluster that pods must reach')]
    [string] $Outbound = 'https://mcr.microsoft.com/v2/'
)

$ErrorActionPreference = 'Stop'
Set-StrictMode -Version Latest
$ProgressPreference = 'SilentlyContinue'

$kubectl = 'C:\k\kubectl.exe'
$script:failures = 0

function Invoke-Kubectl {
    param ([string[]] $Arguments)
    $all = @('--kubeconfig', $KubeconfigPath) + $Arguments
    $ErrorActionPreference = 'Continue'
    & $kubectl @all
    if ($LASTEXITCODE -ne 0) { throw ('kubectl ended with exit code {0}.' -f $LASTEXITCODE) }
}

function Get-PodField {
    param ([string] $Path, [string] $Of = '')
    $text = Invoke-Kubectl @('--namespace', 'kube-system', 'get', 'pods', '--selector', 'app=node-agent', '--field-selector', ('status.phase=Running' + $Of), '--output', ('jsonpath={.items[*].' + $Path + '}'))
    $fields = @(([string] $text) -split ' ' | Where-Object { $_ -ne '' })
    if ($fields.Count -eq 0) { throw 'No such pod of the workload is running.' }
    return $fields
}

function Get-PodAddress { return Get-PodField -Path 'status.podIP' }

# In overlay networks a Windows node reaches its own pods alone.
function Get-OwnPodAddress { return Get-PodField -Path 'status.podIP' -Of ',spec.nodeName=win-node-1' }

function Get-ServiceField {
    param ([string] $Path)
    return [string] (Invoke-Kubectl @('--namespace', 'kube-system', 'get', 'service', 'node-agent', '--output', ('jsonpath=' + $Path)))
}

# Any answer counts, whatever its status: the way is what is checked. ICMP does not tell.
function Test-Answer {
    param ([string] $Uri)
    $options = @('--silent', '--show-error', '--noproxy', '*', '--max-time', '20', '--output', 'NUL', $Uri)
    $ErrorActionPreference = 'Continue'
    & curl.exe @options
    if ($LASTEXITCODE -ne 0) { throw ('{0} does not answer.' -f $Uri) }
}

function Test-AnswerInPod {
    param ([string] $Uri)
    $pod = @(Get-PodField -Path 'metadata.name')[0]
    Invoke-Kubectl @('--namespace', 'kube-system', 'exec', $pod, '--', 'curl.exe', '--silent', '--show-error', '--insecure', '--max-time', '20', '--output', 'NUL', $Uri)
}

function Test-Step {
    param ([string] $Title, [scriptblock] $Step)
    try {
        $null = & $Step
        Write-Host ('ok    {0}' -f $Title)
    }
    catch {
        $script:failures = $script:failures + 1
        Write-Warning ('FAIL  {0}: {1}' -f $Title, $_.Exception.Message)
    }
}

foreach ($service in @('containerd', 'kubelet', 'kube-proxy', 'flanneld')) {
    Test-Step -Title ('Service {0} is running' -f $service) -Step {
        if ((Get-Service -Name $service).Status -ne 'Running') { throw 'It is not running.' }
    }
}

Test-Step -Title 'HNS network flannel.4096 exists' -Step {
    if (-not (Get-HnsNetwork | Where-Object { $_.Name -eq 'flannel.4096' })) { throw 'There is no such network; look at the log of the network plugin.' }
}

Test-Step -Title 'A virtual adapter stands for Ethernet' -Step {
    $start = 'vEthernet (Ethernet'
    if (-not (Get-NetAdapter | Where-Object { $_.Name.StartsWith($start) })) { throw 'There is none; is the name of the adapter right?' }
}

if ($KubeconfigPath -eq '') {
    Write-Host 'left  The cluster: verify.sh asks the rest from a Linux node; -KubeconfigPath asks it from here.'
}
else {

Test-Step -Title 'Node win-node-1 is Ready' -Step {
    Invoke-Kubectl @('wait', '--for=condition=Ready', '--timeout=300s', 'node/win-node-1')
}

Test-Step -Title 'Pods of node-agent are Ready' -Step {
    Invoke-Kubectl @('--namespace', 'kube-system', 'rollout', 'status', '--timeout=900s', 'daemonset/node-agent')
}

}

if ($script:failures -gt 0) {
    Write-Warning ('{0} checks failed. Run verify\collect-logs.ps1.' -f $script:failures)
    exit 1
}
Write-Host 'All checks passed.'
