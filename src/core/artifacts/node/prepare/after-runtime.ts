import { catalog } from '../../../catalog/catalog.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { ps, psLines, psRaw, type PowerShellCode } from '../../../text/powershell.ts'
import { nodePaths, type Layout } from '../node-paths.ts'
import { everyAgent } from '../services/names.ts'
import type { Parameter } from '../../formats/powershell-prelude.ts'
import { isMadeByScript } from './hns-module.ts'
import { pauseOf, type Images } from './pulled-images.ts'
import { stateFilesOf } from './state-files.ts'
import type { ScriptBlock } from './script-block.ts'

type Network = Layout & Pick<Scenario, 'networkMode' | 'hnsNetworkName' | 'networkAdapter' | 'vni'>

/** The pause image must be there for any pod; the workload's image takes minutes at the first pod. */
export function images(scenario: Images): ScriptBlock {
  const pause = pauseOf(scenario)
  return {
    code: psLines([
      puller(scenario.containerRuntime),
      ps`Invoke-Pull -Image ${pause.value}`,
      ps`try {
    Invoke-Pull -Image ${scenario.image}
}
catch {
    Write-Warning ('{0} The kubelet will try again when a pod needs the image; a private registry needs credentials in the cluster.' -f $_.Exception.Message)
}`,
    ]),
    why: {
      text: 'Images of Windows are large: pulled now, the first pod does not wait for them.',
      decisions: [
        'kubernetesVersion',
        'windowsRelease',
        'containerRuntime',
        'isolation',
        'imageRelease',
        'image',
      ],
      sources: pause.sources,
    },
  }
}

function puller(runtime: Scenario['containerRuntime']): PowerShellCode {
  return runtime === 'containerd'
    ? ps`$runtimeProgram = Join-Path $env:ProgramFiles 'containerd\ctr.exe'
if (-not (Test-Path -LiteralPath $runtimeProgram)) {
    throw ('{0} is missing: install the runtime first, with node\install-containerd.ps1.' -f $runtimeProgram)
}
function Invoke-Pull {
    param ([string] $Image)
    Invoke-Native -Program $runtimeProgram -Arguments @('--namespace', 'k8s.io', 'images', 'pull', $Image)
}`
    : ps`if (-not (Get-Command -Name 'docker.exe' -ErrorAction SilentlyContinue)) {
    throw 'docker.exe is missing: install the runtime first, with node\install-docker.ps1.'
}
function Invoke-Pull {
    param ([string] $Image)
    Invoke-Native -Program 'docker.exe' -Arguments @('pull', $Image)
}`
}

/** What an earlier life of this node left behind, and the network where nothing else makes it. */
export function network(scenario: Network): readonly ScriptBlock[] {
  const { stateFiles } = catalog.cni[scenario.cni]
  // The runtime itself owns the NAT network, and its other containers use it.
  const oldNetwork =
    scenario.networkMode === 'nat'
      ? psRaw('')
      : ps`Remove-NodeNetwork -Name ${scenario.hnsNetworkName}`
  return [
    {
      code: ps`foreach ($service in ${['kubelet', 'kube-proxy', ...everyAgent]}) {
    $running = Get-Service -Name $service -ErrorAction SilentlyContinue
    if ($running -and $running.Status -ne 'Stopped') {
        throw ('{0} is running: stop the services before the network is cleaned, or leave this step out.' -f $service)
    }
}
${oldNetwork}
foreach ($file in ${stateFilesOf(scenario)}) {
    if (Test-Path -LiteralPath $file) { Remove-Item -LiteralPath $file -Force }
}`,
      why: {
        text: 'A network and saved addresses of an earlier life of the node keep new pods from getting a network; they go before the kubelet starts.',
        decisions: ['hnsNetworkName', 'networkMode', 'cni', 'installDirectory'],
        sources: ['doc001', 'doc002', 'doc004', 'ab-cleanup', ...(stateFiles?.sources ?? [])],
      },
    },
  ]
}

export const networkParameters = (scenario: Network): readonly Parameter[] =>
  isMadeByScript(scenario)
    ? [
        {
          name: 'PodSubnet',
          type: '[string]',
          mandatory: true,
          set: 'Network',
          help: 'Pod range of the node, as the step that makes the network prints it; makes the HNS network',
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
  const { hnsModule, cniConf } = nodePaths(scenario)
  const cniFile = `${cniConf}\\${catalog.cni[scenario.cni].file.name.value}`
  return {
    code: psLines([
      ps`Import-Module -Name ${hnsModule} -DisableNameChecking`,
      ps`# The first address is the gateway of the network, the second that of the node in it.
$address, $length = $PodSubnet -split '/', 2
$bytes = ([System.Net.IPAddress] $address).GetAddressBytes()
$bytes[3] = $bytes[3] + 1
$gateway = ([System.Net.IPAddress] $bytes).ToString()
$bytes[3] = $bytes[3] + 1
$nodeGateway = ([System.Net.IPAddress] $bytes).ToString()
$bytes[3] = $bytes[3] + 1
$firstPodAddress = ([System.Net.IPAddress] $bytes).ToString()`,
      ps`$cniFile = ${cniFile}
if (Test-Path -LiteralPath $cniFile) {
    $cniConfig = ConvertFrom-Json -InputObject (Get-Content -LiteralPath $cniFile -Raw)
    if ($cniConfig.PSObject.Properties['ipam'] -and $cniConfig.ipam.PSObject.Properties['subnet']) {
        $cniConfig.ipam.subnet = $PodSubnet
        if ($cniConfig.ipam.PSObject.Properties['rangeStart']) { $cniConfig.ipam.rangeStart = $firstPodAddress }
        if ($cniConfig.ipam.PSObject.Properties['routes']) { $cniConfig.ipam.routes[0].GW = $nodeGateway }
        [System.IO.File]::WriteAllText($cniFile, (ConvertTo-Json -InputObject $cniConfig -Depth 20))
    }
}`,
      ps`$newNetwork = Get-HnsNetwork | Where-Object { $_.Name -eq ${hnsNetworkName} } | Select-Object -First 1
if (-not $newNetwork) {`,
      ps`    $networkOptions = @{ Type = ${types[networkMode]}; Name = ${hnsNetworkName}; AddressPrefix = $PodSubnet; Gateway = $gateway; AdapterName = ${networkAdapter} }`,
      networkMode === 'overlay'
        ? ps`    $networkOptions['SubnetPolicies'] = @(@{ Type = 'VSID'; VSID = ${vni} })`
        : undefined,
      psRaw('    $newNetwork = New-HnsNetwork @networkOptions\n}'),
      networkMode === 'l2bridge'
        ? ps`# The endpoint of the host may be gone after a restart, while the network stays.
$nodeEndpoint = Get-HnsEndpoint | Where-Object { $_.Name -eq ${`${hnsNetworkName}_ep`} } | Select-Object -First 1
if (-not $nodeEndpoint) {
    $nodeEndpoint = New-HnsEndpoint -NetworkId $newNetwork.Id -Name ${`${hnsNetworkName}_ep`} -IPAddress $nodeGateway -Gateway '0.0.0.0'
}
$null = Attach-HnsHostEndpoint -EndpointID $nodeEndpoint.Id -CompartmentID 1
Invoke-Native -Program 'netsh.exe' -Arguments @('interface', 'ipv4', 'set', 'interface', ${`vEthernet (${hnsNetworkName}_ep)`}, 'forwarding=enabled')`
        : undefined,
    ]),
    why: {
      text: 'This plugin expects a network of this name and makes none; only the cluster knows the pod range of the node, once the kubelet has registered it, so it is a parameter. The CNI file gets the same range.',
      decisions: ['cni', 'networkMode', 'hnsNetworkName', 'networkAdapter', 'vni'],
      sources: [
        'get-sdn 2d564cc85b0c1dee4c5eb65cab7e973457f17795/Kubernetes/windows/start-kubelet.ps1',
        'get-sdn 2d564cc85b0c1dee4c5eb65cab7e973457f17795/Kubernetes/windows/hns.psm1',
      ],
    },
  }
}
