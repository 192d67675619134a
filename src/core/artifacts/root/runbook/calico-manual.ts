import { calicoManual } from '../../../catalog/cni/calico.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { ps, psLines, type PowerShellCode } from '../../../text/powershell/powershell.ts'
import { nodePaths } from '../../node/node-paths.ts'
import { narrowedTyped } from '../../node/prepare/rights.ts'
import type { Effect } from './effect.ts'
import { agentObjects } from './agent-objects.ts'
import { file, machine, rightWith, session } from './thing.ts'

const { archive, directory, kubeconfig, config, install } = calicoManual

/** The services of Calico by its own scripts, with settings and a kubeconfig that this plan knows. */
export function calicoServices(scenario: Scenario): readonly PowerShellCode[] {
  const { agentKubeconfig, cniBin, cniConf } = nodePaths(scenario)
  const settings = [
    ps`$env:CALICO_NETWORKING_BACKEND = ${scenario.networkMode === 'overlay' ? 'vxlan' : 'windows-bgp'}`,
    ps`$env:CALICO_DATASTORE_TYPE = 'kubernetes'`,
    ps`$env:KUBECONFIG = ${kubeconfig}`,
    ps`$env:K8S_SERVICE_CIDR = ${scenario.serviceCIDR.text.split(',')[0] ?? ''}`,
    ps`$env:DNS_NAME_SERVERS = ${scenario.clusterDNS.text.split(',')[0] ?? ''}`,
    ps`$env:DNS_SEARCH = ${`svc.${scenario.clusterDomain}`}`,
    ps`$env:NODENAME = ${scenario.nodeName}`,
    ps`$env:CALICO_K8S_NODE_REF = ${scenario.nodeName}`,
    ps`$env:CNI_BIN_DIR = ${cniBin}`,
    ps`$env:CNI_CONF_DIR = ${cniConf}`,
    ...(scenario.networkMode === 'overlay' ? [ps`$env:VXLAN_VNI = ${String(scenario.vni)}`] : []),
  ].map(({ code }) => code)
  return [
    psLines([
      ps`if (-not (Test-Path -LiteralPath ${directory})) { Expand-Archive -LiteralPath ${archive} -DestinationPath 'C:\' }`,
      ps`icacls.exe ${directory} ${narrowedTyped}`,
      ps`Copy-Item -LiteralPath ${agentKubeconfig} -Destination ${kubeconfig} -Force`,
      ps`Add-Content -LiteralPath ${`${directory}\\${config.value}`} -Value ${settings}`,
      ...install.value.map((script) => ps`& ${`${directory}\\${script}`}`),
    ]),
  ]
}

/** What those scripts need. */
export const calicoServicesEffects = (scenario: Scenario): readonly Effect[] => {
  const { agentKubeconfig } = nodePaths(scenario)
  return [
    {
      does: 'the scripts of Calico run',
      needs: [
        session.administrator,
        machine.mayRunScripts,
        file(archive),
        file(agentKubeconfig),
        rightWith('list all Nodes', agentKubeconfig),
      ],
      makes: [agentObjects.calicoServices],
    },
  ]
}
