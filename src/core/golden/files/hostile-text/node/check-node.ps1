# Windows Node Wizard <version>
# #/plan?<link>
#Requires -Version 5.1
#Requires -RunAsAdministrator

[CmdletBinding()]
param ()

$ErrorActionPreference = 'Stop'
. (Join-Path $PSScriptRoot 'common.ps1')

$script:failures = 0
function Test-Computer {
    param ([string] $Title, [scriptblock] $Check)
    try {
        Write-Host ('ok    {0}: {1}' -f $Title, ((& $Check) -join ' '))
    }
    catch {
        $script:failures = $script:failures + 1
        Write-Warning ('FAIL  {0}: {1}' -f $Title, $_.Exception.Message)
    }
}

$version = Get-ItemProperty -LiteralPath 'HKLM:\SOFTWARE\Microsoft\Windows NT\CurrentVersion'
Test-Computer -Title 'Build of Windows' -Check {
    if ($version.CurrentBuildNumber -ne '26100') { throw ('this computer has the build {0}, the plan is for {1}' -f $version.CurrentBuildNumber, 'Windows Server 2025, 26100') }
    if ([int] $version.UBR -lt 0) { throw ('revision {0}, the plan is for {1}: install updates' -f $version.UBR, 0) }
    '{0}.{1}' -f $version.CurrentBuildNumber, $version.UBR
}
Test-Computer -Title 'Edition' -Check {
    if ($version.InstallationType -notlike 'Server*') { throw ('{0}; only Windows Server is supported as a node' -f $version.InstallationType) }
    $version.InstallationType
}
Test-Computer -Title 'Windows features' -Check {
    foreach ($feature in @('Containers')) {
        $found = Get-WindowsFeature -Name $feature
        if (-not $found -or [string] $found.InstallState -eq 'Removed') { throw ('the feature {0} cannot be installed from this computer' -f $feature) }
        '{0} {1}' -f $feature, $found.InstallState
    }
}
Test-Computer -Title 'No restart is due' -Check {
    foreach ($key in @('Component Based Servicing\RebootPending', 'WindowsUpdate\Auto Update\RebootRequired')) {
        if (Test-Path -LiteralPath ('HKLM:\SOFTWARE\Microsoft\Windows\CurrentVersion\' + $key)) { throw 'restart the computer first' }
    }
    'none'
}

Test-Computer -Title 'Address of the node' -Check {
    foreach ($address in @(': [Zmark')) {
        $found = Get-NetIPAddress -IPAddress $address -ErrorAction SilentlyContinue
        if (-not $found) { throw ('no adapter has {0}' -f $address) }
        if (@($found.InterfaceAlias) -notcontains 'Ethernet --Zmark=b') { throw ('{0} is on the adapter {1}, the plan says {2}' -f $address, ($found.InterfaceAlias -join ', '), 'Ethernet --Zmark=b') }
        '{0} on {1}, {2}, MTU {3}' -f $address, ($found.InterfaceAlias -join ', '), ($found.PrefixOrigin -join ', '), ((Get-NetIPInterface -InterfaceAlias $found.InterfaceAlias -AddressFamily IPv4).NlMtu -join ', ')
        $state = Get-ItemProperty -LiteralPath 'HKLM:\SYSTEM\CurrentControlSet\Services\hns\State' -ErrorAction SilentlyContinue
        $isKept = $state -and $state.PSObject.Properties['DeviceLessNicDisabled'] -and $state.DeviceLessNicDisabled -eq 1
        if ((@($found.PrefixOrigin) -contains 'Manual') -and -not $isKept) { Write-Warning 'the address is static; it can be lost when the network of the pods is made: call node\prepare-node.ps1 with -KeepStaticAddress, and have a way to the console' }
    }
}
Test-Computer -Title 'API server' -Check {
    if (-not (Test-NetConnection -ComputerName 'a"; Zmark; ":6443' -Port 6443 -InformationLevel Quiet -WarningAction SilentlyContinue)) { throw 'a"; Zmark; ":6443 cannot be reached' }
    'a"; Zmark; ":6443'
}

Test-Computer -Title 'Name of the computer' -Check {
    $hostName = [System.Net.Dns]::GetHostName().Trim().ToLowerInvariant()
    if ($hostName -ne 'node
''@
Zmark
@''') { Write-Warning ('the computer is called {0}, the node {1}; that works, as every component is told the name' -f $hostName, 'node
''@
Zmark
@''') }
    if ($hostName.Length -gt 15) { Write-Warning 'more than 15 characters: NetBIOS and old scripts cut the name' }
    $hostName
}
Test-Computer -Title 'Time' -Check {
    $status = & w32tm.exe @('/query', '/status')
    if ($LASTEXITCODE -ne 0) { throw 'the time service does not answer; certificates need the right time' }
    (Get-Date).ToUniversalTime().ToString('u')
}

Test-Computer -Title 'System drive' -Check {
    if ($env:SystemDrive -ne 'C:') { throw ('Windows is on {0}; kubelet and kubeadm have paths on C:' -f $env:SystemDrive) }
    $drive = Split-Path -Qualifier 'C:\k''; Zmark; '''
    if (-not (Test-Path -LiteralPath ($drive + '\'))) { throw ('there is no drive {0}' -f $drive) }
    '{0:N0} GiB free' -f ((Get-PSDrive -Name 'C').Free / 1073741824)
}
Test-Computer -Title 'Page file' -Check {
    $pageFiles = @(Get-CimInstance -ClassName Win32_PageFileUsage)
    if ($pageFiles.Count -eq 0) { throw 'there is none; Windows never ends processes for lack of memory, so give it one' }
    '{0} MB' -f ($pageFiles | Measure-Object -Property AllocatedBaseSize -Sum).Sum
}
Test-Computer -Title 'Programs of Windows' -Check {
    foreach ($program in @('tar.exe', 'curl.exe')) {
        if (-not (Get-Command -Name $program -CommandType Application -ErrorAction SilentlyContinue)) { throw ('{0} is missing' -f $program) }
        $program
    }
}

Test-Computer -Title 'No earlier node' -Check {
    $services = @(Get-Service -Name @('kubelet', 'kube-proxy', 'flanneld', 'containerd', 'docker') -ErrorAction SilentlyContinue)
    if ($services.Count -gt 0) { Write-Warning ('services that are there already: {0}' -f (($services | ForEach-Object { $_.Name }) -join ', ')) }
    if (Test-Path -LiteralPath 'C:\etc\kubernetes\kubelet.conf') { Write-Warning 'C:\etc\kubernetes\kubelet.conf is there: this computer has been a node. node\remove-node.ps1 takes it out.' }
    if ((Get-Command -Name 'Get-HnsNetwork' -ErrorAction SilentlyContinue) -and (Get-HnsNetwork | Where-Object { $_.Name -eq 'a''; Zmark; '' ' })) { Write-Warning 'the HNS network a''; Zmark; ''  is there' }
    $others = @(Get-ChildItem -LiteralPath 'C:\Program Files\containerd\cni\conf' -File -ErrorAction SilentlyContinue | Where-Object { @('.conf', '.conflist', '.json') -contains $_.Extension -and @('10-flannel.conf') -notcontains $_.Name })
    if ($others.Count -gt 0) { Write-Warning ('{0} also holds {1}: the first file by name is the network of the pods' -f 'C:\Program Files\containerd\cni\conf', (($others | ForEach-Object { $_.Name }) -join ', ')) }
    '{0} services' -f $services.Count
}

if ($script:failures -gt 0) {
    Write-Warning ('{0} checks failed. Nothing was changed.' -f $script:failures)
    exit 1
}
Write-Host 'The computer fits the plan. Nothing was changed.'
