import { catalog } from '../../../catalog/catalog.ts'
import type { SourceRef } from '../../../catalog/fact.ts'
import type { PowerShellPart } from '../../formats/content.ts'
import { ps, psLines, type PowerShellCode } from '../../../text/powershell/powershell.ts'
import type { KubeProxyScenario } from '../kube-proxy/decisions.ts'
import { nodePaths } from '../node-paths.ts'

/** `$sourceVip`: an address of the node's own pod range, which no pod may get. */
export function findSourceVip(
  scenario: KubeProxyScenario,
  seconds: PowerShellCode,
): readonly PowerShellPart[] {
  const { name, sourceVip } = catalog.cni[scenario.cni]
  if (!sourceVip) return reserved(scenario)
  const { by, endpoint } = sourceVip.value
  switch (by) {
    case 'agent endpoint':
      return [agentEndpoint(name, endpoint, seconds, sourceVip.sources)]
    case 'own endpoint':
      return [ownEndpoint(endpoint, sourceVip.sources)]
  }
}

const agentEndpoint = (
  plugin: string,
  endpoint: string,
  seconds: PowerShellCode,
  sources: readonly SourceRef[],
): PowerShellPart => ({
  code: ps`$waited = 0
while (-not ($endpoint = Get-HnsEndpoint | Where-Object { $_.Name -eq ${endpoint} } | Select-Object -First 1)) {
    if ($waited % 60 -eq 0) { Write-Host ${`Waiting for the HNS endpoint ${endpoint}.`} }
    if ($waited -ge ${seconds}) { throw ${`The HNS endpoint ${endpoint} did not appear; look at the agent of ${plugin}.`} }
    Start-Sleep -Seconds 5
    $waited += 5
}
$sourceVip = [string] $endpoint.IPAddress`,
  why: {
    text: `${plugin} keeps an endpoint for the node; its address is the source VIP.`,
    decisions: ['cni', 'networkMode', 'sourceVip'],
    sources,
  },
})

const ownEndpoint = (endpoint: string, sources: readonly SourceRef[]): PowerShellPart => ({
  code: ps`$endpoint = Get-HnsEndpoint | Where-Object { $_.Name -eq ${endpoint} } | Select-Object -First 1
if (-not $endpoint) {
    $endpoint = New-HnsEndpoint -NetworkId $network.Id -Name ${endpoint}
    $null = Attach-HnsHostEndpoint -EndpointID $endpoint.Id -CompartmentID 1
    $endpoint = Get-HnsEndpoint | Where-Object { $_.Name -eq ${endpoint} } | Select-Object -First 1
}
$sourceVip = [string] $endpoint.IPAddress`,
  why: {
    text: 'An endpoint of its own on the pod network; its address is the source VIP.',
    decisions: ['cni', 'networkMode', 'sourceVip'],
    sources,
  },
})

/** host-local hands out the addresses of the range; one reservation keeps pods off this one. */
function reserved(scenario: KubeProxyScenario): readonly PowerShellPart[] {
  const { cniBin, sourceVip, sourceVipRequest } = nodePaths(scenario)
  const decisions = [
    'networkMode',
    'sourceVip',
    'hnsNetworkName',
    'cni',
    'installDirectory',
  ] as const
  return [
    {
      code: functions,
      why: {
        text: 'Reading what host-local answers: the place of the address depends on the version of CNI.',
        sources: ['hl-main', 'cni-skel'],
      },
    },
    {
      code: psLines([
        ps`$subnet = [string] @($network.Subnets)[0].AddressPrefix
$savedFile = ${sourceVip}
$requestFile = ${sourceVipRequest}
$sourceVip = ''
if (Test-Path -LiteralPath $savedFile) {
    $sourceVip = Get-AnsweredAddress -Text (Get-Content -LiteralPath $savedFile -Raw)
    if ($sourceVip -eq '' -or -not (Test-InSubnet -Address $sourceVip -Subnet $subnet)) {
        Write-Host ('The saved address lies outside {0}: asking anew.' -f $subnet)
        Remove-Item -LiteralPath $savedFile, $requestFile -Force -ErrorAction SilentlyContinue
        $sourceVip = ''
    }
}`,
        ps`if ($sourceVip -eq '') {
    $hostLocal = Join-Path ${cniBin} 'host-local.exe'
    if (-not (Test-Path -LiteralPath $hostLocal)) {
        throw ('{0} is missing: it reserves the address that kube-proxy needs.' -f $hostLocal)
    }
    $request = [ordered] @{
        cniVersion = '0.2.0'
        name       = $networkName
        ipam       = [ordered] @{
            type    = 'host-local'
            ranges  = @(, @(@{ subnet = $subnet }))
            dataDir = '/var/lib/cni/networks'
        }
    } | ConvertTo-Json -Depth 8 -Compress
    [IO.File]::WriteAllText($requestFile, $request)
    $variables = @{ CNI_COMMAND = 'ADD'; CNI_CONTAINERID = 'kube-proxy'; CNI_NETNS = 'none'; CNI_IFNAME = 'source-vip'; CNI_PATH = ${cniBin} }
    try {
        foreach ($variable in $variables.GetEnumerator()) { Set-Item -LiteralPath ('Env:' + $variable.Key) -Value $variable.Value }
        $answer = ($request | & $hostLocal | Out-String)
        $exitCode = $LASTEXITCODE
    }
    finally {
        foreach ($name in $variables.Keys) { Remove-Item -LiteralPath ('Env:' + $name) -ErrorAction SilentlyContinue }
    }
    if ($exitCode -eq 0) {
        [IO.File]::WriteAllText($savedFile, $answer)
        $sourceVip = Get-AnsweredAddress -Text $answer
    }
    else {
        # Reserved before, and only the saved answer was lost: the store still knows the address.
        $store = Join-Path 'C:\var\lib\cni\networks' $networkName
        $sourceVip = [string] (Get-ChildItem -LiteralPath $store -File -ErrorAction SilentlyContinue |
            Where-Object { ((Get-Content -LiteralPath $_.FullName -Raw) -split '\s+')[0] -eq 'kube-proxy' } |
            Select-Object -First 1 -ExpandProperty Name)
    }
    if ($sourceVip -eq '') { throw ('host-local gave no address: {0}' -f $answer) }
}
Write-Host ('Source VIP: {0}' -f $sourceVip)`,
      ]),
      why: {
        text: 'In overlay networks kube-proxy sends from an address of the node’s pod range. host-local reserves it, so that no pod gets it; the answer is kept for the next start.',
        decisions,
        sources: ['sdn-helper', 'swt-vip-flannel', 'r-flannel', 'hl-alloc', 'hl-disk', 'kep-5100'],
      },
    },
  ]
}

const functions = ps`function Get-AnsweredAddress {
    param ([string] $Text)
    $answer = $Text | ConvertFrom-Json
    $address = ''
    if ($answer.PSObject.Properties['ip4']) { $address = [string] $answer.ip4.ip }
    elseif ($answer.PSObject.Properties['ips']) { $address = [string] @($answer.ips)[0].address }
    return ($address -split '/')[0]
}
function Test-InSubnet {
    param ([string] $Address, [string] $Subnet)
    $base, $length = $Subnet -split '/', 2
    $bits = foreach ($text in @($Address, $base)) {
        -join ([System.Net.IPAddress]::Parse($text).GetAddressBytes() | ForEach-Object { [Convert]::ToString($_, 2).PadLeft(8, '0') })
    }
    return ($bits[0].Substring(0, [int] $length) -eq $bits[1].Substring(0, [int] $length))
}`
