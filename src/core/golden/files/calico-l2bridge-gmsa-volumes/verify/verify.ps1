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
    $text = Invoke-Kubectl @('--namespace', 'default', 'get', 'pods', '--selector', 'app=win-webserver', '--field-selector', ('status.phase=Running' + $Of), '--output', ('jsonpath={.items[*].' + $Path + '}'))
    $fields = @(([string] $text) -split ' ' | Where-Object { $_ -ne '' })
    if ($fields.Count -eq 0) { throw 'No such pod of the workload is running.' }
    return $fields
}

function Get-PodAddress { return Get-PodField -Path 'status.podIP' }

# In overlay networks a Windows node reaches its own pods alone.
function Get-OwnPodAddress { return Get-PodField -Path 'status.podIP' -Of ',spec.nodeName=win-node-1' }

function Get-ServiceField {
    param ([string] $Path)
    return [string] (Invoke-Kubectl @('--namespace', 'default', 'get', 'service', 'win-webserver', '--output', ('jsonpath=' + $Path)))
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
    Invoke-Kubectl @('--namespace', 'default', 'exec', $pod, '--', 'curl.exe', '--silent', '--show-error', '--insecure', '--max-time', '20', '--output', 'NUL', $Uri)
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

foreach ($service in @('containerd', 'kubelet')) {
    Test-Step -Title ('Service {0} is running' -f $service) -Step {
        if ((Get-Service -Name $service).Status -ne 'Running') { throw 'It is not running.' }
    }
}

Test-Step -Title 'The node routes what BGP tells' -Step {
    if ((Get-Service -Name 'RemoteAccess').Status -ne 'Running') { throw 'The service RemoteAccess is not running; start it.' }
}

Test-Step -Title 'HNS network Calico exists' -Step {
    if (-not (Get-HnsNetwork | Where-Object { $_.Name -eq 'Calico' })) { throw 'There is no such network; look at the log of the network plugin.' }
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

Test-Step -Title 'Pods of win-webserver are Ready' -Step {
    Invoke-Kubectl @('--namespace', 'default', 'rollout', 'status', '--timeout=900s', 'deployment/win-webserver')
}

Test-Step -Title 'A node reaches each pod' -Step {
    foreach ($ip in @(Get-PodAddress)) { Test-Answer -Uri ('http://{0}:{1}/' -f $ip, 80) }
}

Test-Step -Title 'A pod reaches each pod' -Step {
    foreach ($ip in @(Get-PodAddress)) { Test-AnswerInPod -Uri ('http://{0}:{1}/' -f $ip, 80) }
}

Test-Step -Title 'The Service address answers, from a Linux node and from a pod' -Step {
    $ip = Get-ServiceField -Path '{.spec.clusterIP}'
Test-AnswerInPod -Uri ('http://{0}:{1}/' -f $ip, 80)
}

Test-Step -Title 'A pod finds the Service by its name win-webserver.default.svc.cluster.local' -Step {
    Test-AnswerInPod -Uri 'http://win-webserver.default.svc.cluster.local:80/'
}

Write-Host 'left  The NodePort of the node 10.127.130.21 answers from outside: a Windows node does not reach its own NodePort; verify.sh asks from a Linux node.'

Test-Step -Title 'A pod reaches an address outside the cluster' -Step {
    Test-AnswerInPod -Uri $Outbound
}

}

if ($script:failures -gt 0) {
    Write-Warning ('{0} checks failed. Run verify\collect-logs.ps1.' -f $script:failures)
    exit 1
}
Write-Host 'All checks passed.'
