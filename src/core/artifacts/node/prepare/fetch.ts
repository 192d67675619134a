import { checksumComparison, fetching } from '../../../catalog/downloads.ts'
import { ps, psLines, psRaw, type PowerShellCode } from '../../../text/powershell/powershell.ts'
import type { Asked, Hash, NodeDownload } from '../downloads/fetched.ts'
import type { ScriptBlock } from './script-block.ts'

/** Where every script keeps what it fetched. */
export const downloadsDirectory = psRaw(
  "$downloads = Join-Path $env:ProgramData 'windows-node-downloads'",
)

/** How a file is fetched, compared with the publisher's hash, unpacked and put in its place. */
const functions = ps`function Save-File {
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
}`

export const fetchFunctions = (): ScriptBlock => ({
  code: functions,
  why: {
    text: 'Files are fetched over TLS 1.2 and compared with the hash that their publisher states; PowerShell 5.1 does neither by itself.',
    sources: [...checksumComparison.sources, ...fetching.sources],
  },
})

/** One block for each file. */
export const fetchBlocks = (list: readonly NodeDownload[]): readonly ScriptBlock[] =>
  list.map((download) => ({
    code: psLines([
      psRaw(`# ${download.name}`),
      psRaw(`$file = ${fetchCall(download).code}`),
      placed(download),
    ]),
    why: {
      text: whyOf(download),
      decisions: download.decisions,
      sources: download.sources,
    },
  }))

/** The call that gives the path of the fetched file. */
export function fetchCall({ url, hash, file, algorithm }: NodeDownload): PowerShellCode {
  const other = algorithm === 'SHA256' ? psRaw('') : ps` -Algorithm ${algorithm}`
  if (typeof url !== 'string') {
    return ps`Get-File -Uri ${variable(url)} -Hash ${hashValue(hash)} -Name ${file}${other}`
  }
  if (hash.kind !== 'file') return ps`Get-File -Uri ${url} -Hash ${hashValue(hash)}${other}`
  const list = psRaw(hash.isList ? ' -List' : '')
  return ps`Get-PublishedFile -Uri ${url} -Checksum ${hash.url}${list}${other}`
}

const hashValue = (hash: Hash): PowerShellCode =>
  hash.kind === 'pinned'
    ? ps`${hash.value}`
    : hash.kind === 'asked'
      ? variable(hash)
      : ps`${hash.url}`

/** Names of parameters are constants of ours. */
const variable = ({ parameter }: Asked) => psRaw(`$${parameter}`)

function placed({ unpack, destination, member, file }: NodeDownload): PowerShellCode {
  if (unpack === 'tar') {
    return psLines([
      ps`$null = New-Item -ItemType Directory -Force -Path ${destination}`,
      ps`Invoke-Native -Program 'tar.exe' -Arguments @('-xf', $file, '-C', ${destination})`,
    ])
  }
  if (unpack === 'zip' && member) {
    return ps`$folder = Join-Path $downloads (${file} + '.unpacked')
Expand-Archive -LiteralPath $file -DestinationPath $folder -Force
$program = Get-ChildItem -LiteralPath $folder -Recurse -File | Where-Object { $_.FullName -like ${member.pattern} } | Select-Object -First 1
if (-not $program) { throw ('No {0} in {1}.' -f ${member.pattern}, $file) }
Install-Program -Source $program.FullName -Destination ${member.to}`
  }
  return unpack === 'zip'
    ? ps`Expand-Archive -LiteralPath $file -DestinationPath ${destination} -Force`
    : ps`Install-Program -Source $file -Destination ${destination}`
}

function whyOf({ name, hash, url }: NodeDownload): string {
  const from = typeof url === 'string' ? 'from its publisher' : 'from the address that you give'
  switch (hash.kind) {
    case 'file':
      return `${name} ${from}, compared with the publisher's own checksum file.`
    case 'pinned':
      return `${name} ${from}, which states no checksum file; the hash is the one that public build files pin for this release.`
    case 'asked':
      return `${name} ${from}; no hash is published where it could be fetched, so you give it.`
  }
}
