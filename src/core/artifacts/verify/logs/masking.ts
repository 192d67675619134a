import { ps } from '../../../text/powershell/powershell.ts'

/** Questions whose answers and logs are masked before they are written. */
export const maskingFunctions = ps`$folder = Join-Path $env:TEMP ('windows-node-logs-{0}-{1:yyyyMMdd-HHmmss}' -f $env:COMPUTERNAME, (Get-Date))
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
}`
