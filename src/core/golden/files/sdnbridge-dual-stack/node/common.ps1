# Windows Node Wizard <version>
# #/plan?<link>
Set-StrictMode -Version Latest
$ProgressPreference = 'SilentlyContinue'
[Net.ServicePointManager]::SecurityProtocol = [Net.ServicePointManager]::SecurityProtocol -bor [Net.SecurityProtocolType]::Tls12

function Invoke-Native {
    param (
        [Parameter(Mandatory = $true)] [string] $Program,
        [string[]] $Arguments = @()
    )
    if (-not (Get-Command -Name $Program -CommandType Application -ErrorAction SilentlyContinue)) {
        throw ('{0} is missing.' -f $Program)
    }
    $ErrorActionPreference = 'Continue'
    & $Program @Arguments
    if ($LASTEXITCODE -ne 0) {
        throw ('{0} ended with exit code {1}.' -f $Program, $LASTEXITCODE)
    }
}

function Read-ArgumentFile {
    param ([string] $Path)
    if (-not (Test-Path -LiteralPath $Path)) {
        throw ('{0} is missing: node\prepare-node.ps1 puts it there.' -f $Path)
    }
    return @(Get-Content -LiteralPath $Path -Encoding UTF8 | Where-Object { $_.Trim() -ne '' })
}

function Add-ToPath {
    param ([string] $Directory)
    $machinePath = [Environment]::GetEnvironmentVariable('Path', 'Machine')
    if (($machinePath -split ';') -notcontains $Directory) {
        [Environment]::SetEnvironmentVariable('Path', ($machinePath.TrimEnd(';') + ';' + $Directory), 'Machine')
    }
    if (($env:Path -split ';') -notcontains $Directory) {
        $env:Path = $env:Path.TrimEnd(';') + ';' + $Directory
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
function Move-LargeLog {
    param ([string] $Path)
    $log = Get-Item -LiteralPath $Path -ErrorAction SilentlyContinue
    if ($log -and $log.Length -gt 104857600) {
        Move-Item -LiteralPath $Path -Destination ($Path + '.old') -Force
    }
}
# A service that is paused takes no start.
function Start-NodeService {
    param ([string] $Name)
    if ((Get-Service -Name $Name).Status -eq 'Paused') { Stop-NodeService -Name $Name }
    Move-LargeLog -Path (Join-Path 'C:\var\log\kubelet' ($Name + '.log'))
    Start-Service -Name $Name
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

# Policy lists go before endpoints, and endpoints before their network.
function Remove-NodeNetwork {
    param ([string] $Name)
    $networks = @(Get-HnsNetwork | Where-Object { $_.Name -eq $Name })
    if ($networks.Count -eq 0) { return }
    if (Get-Command -Name 'Get-HnsPolicyList' -ErrorAction SilentlyContinue) {
        Get-HnsPolicyList | Remove-HnsPolicyList
    }
    foreach ($network in $networks) {
        Write-Host ('Removing the HNS network {0}.' -f $network.Name)
        Get-HnsEndpoint | Where-Object { $_.PSObject.Properties['VirtualNetwork'] -and $_.VirtualNetwork -eq $network.Id } | Remove-HnsEndpoint
        $network | Remove-HnsNetwork
    }
}

$downloads = Join-Path $env:ProgramData 'windows-node-downloads'

function Save-File {
    param ([string] $Uri, [string] $Path)
    Write-Host ('Fetching {0}' -f $Uri)
    $null = New-Item -ItemType Directory -Force -Path $downloads
    try {
        Invoke-WebRequest -UseBasicParsing -Uri $Uri -OutFile $Path @webOptions
    }
    catch {
        throw ('{0} could not be fetched: {1}' -f $Uri, $_.Exception.Message)
    }
}

# The first word of a checksum file; in a list, of the line that names the file.
function Get-PublishedHash {
    param ([string] $Uri, [string] $Name, [bool] $IsList)
    $file = Join-Path $downloads ($Name + '.checksum')
    Save-File -Uri $Uri -Path $file
    $lines = @(Get-Content -LiteralPath $file | Where-Object { $_.Trim() -ne '' })
    if ($IsList) {
        $lines = @($lines | Where-Object { ($_.Trim() -split '\s+\*?')[-1] -eq $Name })
    }
    if ($lines.Count -eq 0) {
        throw ('{0} holds no hash of {1}.' -f $Uri, $Name)
    }
    return ($lines[0].Trim() -split '\s+')[0]
}

function Test-FileHash {
    param ([string] $Path, [string] $Algorithm, [string] $Expected)
    if (-not (Test-Path -LiteralPath $Path -PathType Leaf)) { return $false }
    return (Get-FileHash -LiteralPath $Path -Algorithm $Algorithm).Hash -eq $Expected.Trim()
}

# Fetches a file once; a copy whose hash is right is kept.
function Get-File {
    param ([string] $Uri, [string] $Hash, [string] $Name = ($Uri -split '/')[-1], [string] $Algorithm = 'SHA256')
    $path = Join-Path $downloads $Name
    if (Test-FileHash -Path $path -Algorithm $Algorithm -Expected $Hash) {
        Write-Host ('{0} is already here and unchanged.' -f $Name)
        return $path
    }
    Save-File -Uri $Uri -Path $path
    if (-not (Test-FileHash -Path $path -Algorithm $Algorithm -Expected $Hash)) {
        Remove-Item -LiteralPath $path -Force
        throw ('{0} does not have the hash {1}; it was deleted.' -f $Name, $Hash)
    }
    Unblock-File -LiteralPath $path
    return $path
}

# The hash comes from the publisher's checksum file, or from -KnownHash where there is none.
function Get-PublishedFile {
    param ([string] $Uri, [string] $Checksum, [string] $Algorithm = 'SHA256', [switch] $List)
    $name = ($Uri -split '/')[-1]
    if ($KnownHash.ContainsKey($name)) {
        $hash = [string] $KnownHash[$name]
    }
    else {
        $hash = Get-PublishedHash -Uri $Checksum -Name $name -IsList $List
    }
    return (Get-File -Uri $Uri -Hash $hash -Name $name -Algorithm $Algorithm)
}

function Install-Program {
    param ([string] $Source, [string] $Destination)
    $null = New-Item -ItemType Directory -Force -Path (Split-Path -Parent $Destination)
    if (Test-Path -LiteralPath $Destination) {
        if ((Get-FileHash -LiteralPath $Source).Hash -eq (Get-FileHash -LiteralPath $Destination).Hash) { return }
    }
    try {
        Copy-Item -LiteralPath $Source -Destination $Destination -Force
    }
    catch {
        throw ('{0} cannot be replaced; stop the service that uses it first. {1}' -f $Destination, $_.Exception.Message)
    }
}
