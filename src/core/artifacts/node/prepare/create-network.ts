import { catalog } from '../../../catalog/catalog.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { ps, psLines, psRaw } from '../../../text/powershell/powershell.ts'
import type { Parameter } from '../../formats/powershell-prelude.ts'
import { nodePaths, type Layout } from '../node-paths.ts'
import { registerStartTask, startTasks } from '../services/start-task.ts'
import { isMadeByScript } from './hns-module.ts'
import type { ScriptBlock } from './script-block.ts'

type Network = Layout &
  Pick<Scenario, 'networkMode' | 'hnsNetworkName' | 'networkAdapter' | 'vni' | 'ipFamily'>

export const networkParameters = (
  scenario: Pick<Scenario, 'cni' | 'networkMode' | 'ipFamily'>,
): readonly Parameter[] =>
  isMadeByScript(scenario)
    ? [
        {
          name: 'PodSubnet',
          type: '[string]',
          mandatory: true,
          set: 'Network',
          help: `${scenario.ipFamily === 'dual-stack' ? 'Pod ranges' : 'Pod range'} of the node, as the step that makes the network prints ${scenario.ipFamily === 'dual-stack' ? 'them' : 'it'}; makes the HNS network`,
        },
      ]
    : []

const types = {
  l2bridge: 'L2Bridge',
  l2tunnel: 'L2Tunnel',
  overlay: 'Overlay',
  transparent: 'Transparent',
  nat: 'NAT',
} as const

/** Only the cluster knows the pod range, and only once the kubelet has registered the node. */
export function createNetwork(scenario: Network): ScriptBlock {
  const { networkMode, hnsNetworkName, networkAdapter, vni } = scenario
  const { hnsModule, cniConf, networkScript } = nodePaths(scenario)
  const isDual = scenario.ipFamily === 'dual-stack'
  const cniFile = `${cniConf}\\${catalog.cni[scenario.cni].file.name.value}`
  return {
    code: psLines([
      ps`$given = $PodSubnet
Start-Service -Name 'hns'
Import-Module -Name ${hnsModule} -DisableNameChecking`,
      isDual ? secondRange : undefined,
      ps`# The first address is the gateway of the network, the second that of the node in it.
$address, $length = $PodSubnet -split '/', 2
$bytes = ([System.Net.IPAddress] $address).GetAddressBytes()
$bytes[3] = $bytes[3] + 1
$gateway = ([System.Net.IPAddress] $bytes).ToString()
$bytes[3] = $bytes[3] + 1
$nodeGateway = ([System.Net.IPAddress] $bytes).ToString()
$bytes[3] = $bytes[3] + 1
$firstPodAddress = ([System.Net.IPAddress] $bytes).ToString()`,
      ps`$newNetwork = Get-HnsNetwork | Where-Object { $_.Name -eq ${hnsNetworkName} } | Select-Object -First 1
if ($newNetwork -and @($newNetwork.Subnets | ForEach-Object { $_.AddressPrefix }) -notcontains $PodSubnet) {
    throw ('The HNS network {0} is there with another range than {1}: stop the services, call this script with -AfterRuntime, then again as now.' -f ${hnsNetworkName}, $PodSubnet)
}`,
      ps`$cniFile = ${cniFile}
if (Test-Path -LiteralPath $cniFile) {
    $cniConfig = ConvertFrom-Json -InputObject (Get-Content -LiteralPath $cniFile -Raw)
    if ($cniConfig.PSObject.Properties['ipam'] -and $cniConfig.ipam.PSObject.Properties['subnet']) {
        $cniConfig.ipam.subnet = $PodSubnet
        if ($cniConfig.ipam.PSObject.Properties['rangeStart']) { $cniConfig.ipam.rangeStart = $firstPodAddress }
        if ($cniConfig.ipam.PSObject.Properties['routes']) { $cniConfig.ipam.routes[0].GW = $nodeGateway }
        [System.IO.File]::WriteAllText($cniFile, (ConvertTo-Json -InputObject $cniConfig -Depth 20))
    }${isDual ? secondInFile : psRaw('')}
}`,
      psRaw('if (-not $newNetwork) {'),
      ps`    $networkOptions = @{ Type = ${types[networkMode]}; Name = ${hnsNetworkName}; AddressPrefix = $PodSubnet; Gateway = $gateway; AdapterName = ${networkAdapter} }`,
      networkMode === 'overlay'
        ? ps`    $networkOptions['SubnetPolicies'] = @(@{ Type = 'VSID'; VSID = ${vni} })`
        : undefined,
      isDual
        ? psRaw(`    $networkOptions['AddressPrefix'] = @($PodSubnet, $secondSubnet)
    $networkOptions['Gateway'] = @($gateway, $secondGateway)
    $networkOptions['IPv6'] = $true`)
        : undefined,
      psRaw('    $newNetwork = New-HnsNetwork @networkOptions\n}'),
      networkMode === 'l2bridge'
        ? ps`$nodeEndpoint = Get-HnsEndpoint | Where-Object { $_.Name -eq ${`${hnsNetworkName}_ep`} } | Select-Object -First 1
if (-not $nodeEndpoint) {
    $nodeEndpoint = New-HnsEndpoint -NetworkId $newNetwork.Id -Name ${`${hnsNetworkName}_ep`} -IPAddress $nodeGateway -Gateway '0.0.0.0'
}
$null = Attach-HnsHostEndpoint -EndpointID $nodeEndpoint.Id -CompartmentID 1
Invoke-Native -Program 'netsh.exe' -Arguments @('interface', 'ipv4', 'set', 'interface', ${`vEthernet (${hnsNetworkName}_ep)`}, 'forwarding=enabled')`
        : undefined,
      ps`# The endpoint may be gone after a restart, so a task runs a copy of this script then.
$copy = ${networkScript}
if ($PSCommandPath -ne $copy) { Copy-Item -LiteralPath $PSCommandPath -Destination $copy -Force }`,
      registerStartTask(startTasks.network, psRaw('$copy'), psRaw("'-PodSubnet', $given")),
    ]),
    why: {
      text: 'This plugin expects a network of this name and makes none; only the cluster knows the pod range of the node, once the kubelet has registered it, so it is a parameter. The CNI file gets the same range.',
      decisions: ['cni', 'networkMode', 'hnsNetworkName', 'networkAdapter', 'vni', 'ipFamily'],
      sources: [
        'get-sdn 2d564cc85b0c1dee4c5eb65cab7e973457f17795/Kubernetes/windows/start-kubelet.ps1',
        'get-sdn 2d564cc85b0c1dee4c5eb65cab7e973457f17795/Kubernetes/windows/hns.psm1',
      ],
    },
  }
}

/** The ranges of both families in one parameter; from here on `$PodSubnet` is that of IPv4. */
const secondRange = psRaw(`$ranges = @($PodSubnet -split '[\\s,]+' | Where-Object { $_ -ne '' })
if ($ranges.Count -ne 2) { throw '-PodSubnet takes the range of IPv4 and that of IPv6, with a blank between them.' }
$PodSubnet = @($ranges | Where-Object { $_ -notlike '*:*' })[0]
$secondSubnet = @($ranges | Where-Object { $_ -like '*:*' })[0]
$secondBytes = ([System.Net.IPAddress] ($secondSubnet -split '/')[0]).GetAddressBytes()
$secondBytes[15] = $secondBytes[15] + 1
$secondGateway = ([System.Net.IPAddress] $secondBytes).ToString()
$secondBytes[15] = $secondBytes[15] + 1
$secondNodeGateway = ([System.Net.IPAddress] $secondBytes).ToString()
$secondBytes[15] = $secondBytes[15] + 1
$secondFirstPodAddress = ([System.Net.IPAddress] $secondBytes).ToString()`)

/** host-local holds both ranges in a list; HNS takes the second gateway as a route of its own. */
const secondInFile = psRaw(`
    if ($cniConfig.ipam.PSObject.Properties['ranges']) {
        $cniConfig.ipam.ranges = @(, @(@{ subnet = $PodSubnet; rangeStart = $firstPodAddress })) + @(, @(@{ subnet = $secondSubnet; rangeStart = $secondFirstPodAddress }))
    }
    if ($cniConfig.PSObject.Properties['additionalRoutes']) { $cniConfig.additionalRoutes[0].GW = $secondNodeGateway }
    [System.IO.File]::WriteAllText($cniFile, (ConvertTo-Json -InputObject $cniConfig -Depth 20))`)
