import type { CniPlugin } from '../../../catalog/cni/define.ts'
import { proxySettings } from '../../../catalog/flags/proxy-settings.ts'
import type { PowerShellPart } from '../../formats/content.ts'
import { ps, type PowerShellCode } from '../../../text/powershell/powershell.ts'
import type { KubeProxyScenario } from '../kube-proxy/decisions.ts'
import { importHnsModule } from '../prepare/hns-module.ts'

/** `$network`: the HNS network, once it is there; an overlay also needs the address of the node. */
export function waitForNetwork(
  scenario: KubeProxyScenario,
  seconds: PowerShellCode,
): PowerShellPart {
  const ready =
    scenario.networkMode === 'overlay'
      ? ps`$_.Name -eq $networkName -and $_.Type -eq 'Overlay' -and $_.PSObject.Properties['ManagementIP'] -and $_.ManagementIP`
      : ps`$_.Name -eq $networkName`
  return {
    code: ps`${importHnsModule(scenario)}$networkName = ${scenario.hnsNetworkName}
$waited = 0
while (-not ($network = Get-HnsNetwork | Where-Object { ${ready} } | Select-Object -First 1)) {
    if ($waited % 60 -eq 0) { Write-Host ('Waiting for the HNS network {0}.' -f $networkName) }
    if ($waited -ge ${seconds}) { throw ('The HNS network {0} did not appear within {1} minutes; look at the network plugin.' -f $networkName, ($waited / 60)) }
    Start-Sleep -Seconds 5
    $waited += 5
}`,
    why: {
      text: 'kube-proxy programs the network that the plugin or its agent makes, which takes a while after a start.',
      decisions: ['hnsNetworkName', 'networkMode'],
      sources: [...proxySettings.networkName.sources, 'doc001', 'swt-vip-flannel'],
    },
  }
}

/** Until the adapter is there on which kube-proxy serves in userspace mode. */
export const waitForAdapter = ({
  value: { adapter },
  sources,
}: NonNullable<CniPlugin['userspaceProxy']>): PowerShellPart => ({
  code: ps`$adapterName = ${adapter}
$waited = 0
while (-not (Get-NetAdapter | Where-Object { $_.Name -eq $adapterName })) {
    if ($waited % 60 -eq 0) { Write-Host ('Waiting for the adapter {0}.' -f $adapterName) }
    if ($waited -ge 900) { throw ('The adapter {0} did not appear within 15 minutes; look at the job of the network plugin.' -f $adapterName) }
    Start-Sleep -Seconds 5
    $waited += 5
}`,
  why: {
    text: 'A script of the plugin makes the adapter at each start of the computer; kube-proxy puts the addresses of Services on it.',
    decisions: ['cni', 'cniRelease'],
    sources,
  },
})
