import type { PowerShellPart } from '../../formats/content.ts'
import { ps } from '../../../text/powershell/powershell.ts'
import { nodePaths } from '../node-paths.ts'
import type { ServiceScenario } from './decisions.ts'
import { agentNames } from './names.ts'
import { isToldLater, isToldSourceVip } from './source-vip-later.ts'
import { waitForPodRange } from './wait-for-pod-range.ts'

/** The services that the script starts itself; kube-proxy may be left to the script that finds its source VIP. */
export const startedDirectly = (scenario: ServiceScenario, names: readonly string[]) =>
  isToldSourceVip(scenario) ? names.filter((name) => name !== 'kube-proxy') : names

/** The files that give the node an identity; any of them will do. */
export function identityFiles(scenario: ServiceScenario): readonly [string, ...string[]] {
  const { kubeconfig, bootstrapKubeconfig } = nodePaths(scenario)
  return scenario.joinMethod === 'bootstrap-token'
    ? [kubeconfig, bootstrapKubeconfig]
    : [kubeconfig]
}

/** Starts the services once the node has its identity. */
export function startServices(
  scenario: ServiceScenario,
  names: readonly string[],
): readonly PowerShellPart[] {
  const isTold = isToldSourceVip(scenario)
  return [
    {
      code: ps`if (-not (${identityFiles(scenario)} | Where-Object { Test-Path -LiteralPath $_ })) {
    Write-Host 'The services are registered. Next: node\join-node.ps1, then this script again.'
    exit 0
}`,
      why: {
        text: 'Without an identity in the cluster the components would only stop again.',
        decisions: ['joinMethod', 'installDirectory'],
      },
    },
    ...(scenario.joinMethod === 'kubeconfig' ? [clusterCA(scenario)] : []),
    ...startedInOrder(scenario, startedDirectly(scenario, names)),
    ...(isTold ? [tellSourceVip(scenario)] : []),
  ]
}

/** An agent of the plugin waits for the Node of the kubelet. */
function startedInOrder(
  scenario: ServiceScenario,
  names: readonly string[],
): readonly PowerShellPart[] {
  const agents = agentNames(scenario)
  const first = names.findIndex((name) => agents.includes(name))
  if (first === -1) return [started(names, 'In this order: the kubelet, then kube-proxy.')]
  return [
    started(names.slice(0, first), 'The kubelet first: it registers the node.'),
    waitForPodRange(scenario),
    started(names.slice(first), 'Then the agent, which makes the network, and kube-proxy.'),
  ]
}

const started = (names: readonly string[], text: string): PowerShellPart => ({
  code: ps`foreach ($name in ${names}) {
    Start-NodeService -Name $name
}`,
  why: { text, decisions: ['serviceManager', 'cni'], sources: ['doc004'] },
})

/** At once where the network comes by itself; else when this script runs again. */
function tellSourceVip(scenario: ServiceScenario): PowerShellPart {
  const script = `${nodePaths(scenario).install}\\kubeproxystart.ps1`
  const why = {
    text: 'Waits for the HNS network, finds the source VIP and starts kube-proxy with it.',
    decisions: ['serviceManager', 'networkMode', 'sourceVip', 'joinMethod', 'cni'],
  } as const
  if (!isToldLater(scenario)) return { code: ps`& ${script}`, why }
  return {
    code: ps`if ($Restart) {
    & ${script}
}
else {
    Write-Host 'kube-proxy starts when the HNS network is there: run this script with -Restart then.'
}`,
    why,
  }
}

/** The kubelet checks its clients by the CA of the cluster, which the kubeconfig holds. */
function clusterCA(scenario: ServiceScenario): PowerShellPart {
  const { clusterCA: file, kubectl, kubeconfig } = nodePaths(scenario)
  return {
    code: ps`if (-not (Test-Path -LiteralPath ${file})) {
    $certificate = & ${kubectl} @('config', 'view', '--raw', '--minify', ${`--kubeconfig=${kubeconfig}`}, '--output=jsonpath={.clusters[0].cluster.certificate-authority-data}')
    if ($LASTEXITCODE -ne 0 -or -not $certificate) {
        throw ('{0} is missing and the kubeconfig holds no certificate of the CA: copy /etc/kubernetes/pki/ca.crt there.' -f ${file})
    }
    [IO.File]::WriteAllBytes(${file}, [Convert]::FromBase64String($certificate))
}`,
    why: {
      text: 'The kubelet needs the certificate of the cluster’s CA as a file; the kubeconfig has it inside.',
      decisions: ['joinMethod', 'installDirectory'],
    },
  }
}
