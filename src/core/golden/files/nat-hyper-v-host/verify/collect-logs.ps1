# Windows Node Wizard <version>
# #/plan?<link>
#Requires -Version 5.1
#Requires -RunAsAdministrator

[CmdletBinding()]
param (
    [Parameter(HelpMessage = 'Directory for the archive')]
    [string] $OutputDirectory = $PSScriptRoot
)

$ErrorActionPreference = 'Stop'
Set-StrictMode -Version Latest
$ProgressPreference = 'SilentlyContinue'

$folder = Join-Path $env:TEMP ('windows-node-logs-{0}-{1:yyyyMMdd-HHmmss}' -f $env:COMPUTERNAME, (Get-Date))
$null = New-Item -ItemType Directory -Force -Path $folder

# Tokens, keys, certificates, passwords and logins in addresses.
$secretPatterns = @(
    '(?i)(-{1,2}[a-z-]*(?:token|password|secret|client-key-data)[ =:]+)\S+',
    '(?i)("?(?:token|password|secret|client-secret|aadClientSecret|client-key-data|client-certificate-data|certificate-authority-data|sharedkey|accountkey)"?\s*[:=]\s*"?)[^"\s,]+',
    '(?i)(authorization:\s*\w+\s+)\S+',
    '(://)[^/\s:@]+:[^/\s@]+(?=@)'
)

function Hide-Secret {
    param ([string] $Text)
    $Text = $Text -replace '(?s)-----BEGIN [A-Z ]+-----.*?-----END [A-Z ]+-----', '*** (key or certificate)'
    $Text = $Text -replace '\b[a-z0-9]{6}\.[a-z0-9]{16}\b', '*** (bootstrap token)'
    $Text = $Text -replace '\beyJ[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]*', '*** (token)'
    foreach ($pattern in $secretPatterns) { $Text = $Text -replace $pattern, '$1***' }
    return $Text
}

# UTF-8 without a byte order mark, which Set-Content of PowerShell 5.1 cannot write.
function Save-Text {
    param ([string] $Name, [string] $Text)
    [System.IO.File]::WriteAllText((Join-Path $folder $Name), (Hide-Secret -Text $Text))
}

# One question, one file; a question that fails says so in its file.
function Save-Answer {
    param ([string] $Name, [scriptblock] $Question, [string] $Command)
    try {
        $answer = & $Question | Out-String -Width 4096
    }
    catch {
        $answer = 'Failed: ' + $_.Exception.Message
    }
    if ($Command) { $answer = 'PS C:\> ' + $Command + [Environment]::NewLine + $answer }
    Save-Text -Name $Name -Text $answer
}

function Save-Log {
    param ([string] $Path)
    $name = $Path -replace '[:\\/ ]+', '_'
    try { $text = Read-Log -Path $Path }
    catch { $text = 'Failed: ' + $_.Exception.Message }
    Save-Text -Name $name -Text $text
}

# A long log from its end.
function Read-Log {
    param ([string] $Path)
    $bytes = (Get-Item -LiteralPath $Path).Length
    if ($bytes -gt 20971520) {
        return (Get-Content -LiteralPath $Path -Tail 100000) -join [Environment]::NewLine
    }
    return [string] (Get-Content -LiteralPath $Path -Raw)
}

Save-Answer -Name 'windows.txt' -Question { Get-ComputerInfo -Property 'Os*', 'Windows*', 'Cs*' }
Save-Answer -Name 'updates.txt' -Question { Get-HotFix }
Save-Answer -Name 'features.txt' -Question { Get-WindowsFeature | Where-Object { $_.Installed } }
Save-Answer -Name 'kubelet-version.txt' -Command 'kubelet.exe --version' -Question { & 'C:\k\kubelet.exe' @('--version') }
Save-Answer -Name 'kube-proxy-version.txt' -Command 'kube-proxy.exe --version' -Question { & 'C:\k\kube-proxy.exe' @('--version') }
Save-Answer -Name 'kubectl-version.txt' -Question { & 'C:\k\kubectl.exe' @('version', '--client') }

Save-Answer -Name 'services.txt' -Question { & sc.exe @('queryex') }
foreach ($service in @('kubelet', 'containerd', 'hns', 'vmcompute', 'vfpext')) {
    Save-Answer -Name ('service-' + $service + '.txt') -Command ('sc.exe qc ' + $service) -Question { & sc.exe @('qc', $service, '8192') }
}
foreach ($service in @('kube-proxy', 'flanneld', 'docker', 'cri-dockerd')) {
    if (-not (Get-Service -Name $service -ErrorAction SilentlyContinue)) { continue }
    Save-Answer -Name ('service-' + $service + '.txt') -Command ('sc.exe qc ' + $service) -Question { & sc.exe @('qc', $service, '8192') }
}
# nssm 2.24 prints no service as a whole; this is where it keeps one.
foreach ($service in @('kubelet', 'kube-proxy', 'flanneld')) {
    $settings = 'HKLM:\SYSTEM\CurrentControlSet\Services\{0}\Parameters' -f $service
    if (Test-Path -LiteralPath $settings) { Save-Answer -Name ('nssm-' + $service + '.txt') -Question { Get-ItemProperty -LiteralPath $settings } }
}

Save-Answer -Name 'hns-networks.json' -Question { Get-HnsNetwork | ConvertTo-Json -Depth 20 }
Save-Answer -Name 'hns-endpoints.json' -Question { Get-HnsEndpoint | ConvertTo-Json -Depth 20 }
Save-Answer -Name 'hns-policies.json' -Question { Get-HnsPolicyList | ConvertTo-Json -Depth 20 }
Save-Answer -Name 'hnsdiag.txt' -Question { & hnsdiag.exe @('list', 'all', '-d') }
Save-Answer -Name 'hcsdiag.txt' -Question { & hcsdiag.exe @('list') }
Save-Answer -Name 'vfp-ports.txt' -Question { & vfpctrl.exe @('/list-vmswitch-port') }
Save-Answer -Name 'ipconfig.txt' -Question { & ipconfig.exe @('/allcompartments', '/all') }
Save-Answer -Name 'routes.txt' -Question { Get-NetRoute -IncludeAllCompartments }
Save-Answer -Name 'neighbours.txt' -Question { Get-NetNeighbor -IncludeAllCompartments }
Save-Answer -Name 'adapters.txt' -Question { Get-NetAdapter -IncludeHidden | Format-List * }
Save-Answer -Name 'firewall.txt' -Question { Get-NetFirewallRule -PolicyStore ActiveStore }
Save-Answer -Name 'excluded-ports.txt' -Question { & netsh.exe @('interface', 'ipv4', 'show', 'excludedportrange', 'TCP') }
Save-Answer -Name 'dynamic-ports.txt' -Question { & netsh.exe @('interface', 'ipv4', 'show', 'dynamicportrange', 'TCP') }

$ctr = Join-Path $env:ProgramFiles 'containerd\ctr.exe'
Save-Answer -Name 'containerd-version.txt' -Question { & $ctr @('version') }
Save-Answer -Name 'containers.txt' -Question { & $ctr @('--namespace', 'k8s.io', 'containers', 'list') }
Save-Answer -Name 'images.txt' -Question { & $ctr @('--namespace', 'k8s.io', 'images', 'list') }

foreach ($place in @('C:\var\log\kubelet', 'C:\k')) {
    if (-not (Test-Path -LiteralPath $place)) { continue }
    $found = Get-ChildItem -LiteralPath $place -File -Recurse | Where-Object { $_.Extension -eq '.log' -or $_.Name -match '\.log\.|\.(?:INFO|WARNING|ERROR)(?:\.|$)' }
    foreach ($log in $found) { Save-Log -Path $log.FullName }
}
foreach ($channel in @('System', 'Application', 'Microsoft-Windows-Host-Network-Service-Admin', 'Microsoft-Windows-Host-Network-Service-Operational', 'Microsoft-Windows-Hyper-V-Compute-Admin', 'Microsoft-Windows-Hyper-V-Compute-Operational')) {
    Save-Answer -Name ('events-' + $channel + '.txt') -Question {
        Get-WinEvent -LogName $channel -MaxEvents 2000 | Format-Table -Property @('TimeCreated', 'Id', 'LevelDisplayName', 'ProviderName', 'Message') -Wrap
    }
}

foreach ($file in @('C:\k\kubelet-args.txt', 'C:\k\kube-proxy-args.txt', 'C:\k\kubeletstart.ps1', 'C:\k\kubeproxystart.ps1', 'C:\k\kube-proxy-config.yaml', 'C:\var\lib\kubelet\config.yaml', 'C:\var\lib\kubelet\kubeadm-flags.env', 'C:\Program Files\containerd\config.toml')) {
    if (Test-Path -LiteralPath $file) { Save-Log -Path $file }
}
if (Test-Path -LiteralPath 'C:\Program Files\containerd\cni\conf') {
    Get-ChildItem -LiteralPath 'C:\Program Files\containerd\cni\conf' -File | Where-Object { $_.Extension -in @('.conf', '.conflist', '.json') } | ForEach-Object { Save-Log -Path $_.FullName }
}

$archive = Join-Path $OutputDirectory ((Split-Path -Leaf $folder) + '.zip')
Compress-Archive -Path (Join-Path $folder '*') -DestinationPath $archive -Force
Remove-Item -LiteralPath $folder -Recurse -Force
Write-Host ('{0} is ready. Look through it before you send it: addresses and names are in it.' -f $archive)
