import type { Scenario } from '../../../model/scenario.ts'
import { ps, psLines } from '../../../text/powershell/powershell.ts'
import type { PowerShellPart } from '../../formats/content.ts'
import { nodePaths, type Layout } from '../node-paths.ts'

/** An agent stops where its Node has no pod range, so it starts after the kubelet has registered. */
export function waitForPodRange(scenario: Layout & Pick<Scenario, 'nodeName'>): PowerShellPart {
  const { kubectl, kubeconfig } = nodePaths(scenario)
  return {
    code: psLines([
      ps`$waited = 0
while (-not (Test-Path -LiteralPath ${kubeconfig})) {
    if ($waited % 60 -eq 0) { Write-Host 'Waiting for the kubeconfig of the kubelet. Its certificate request must be approved: kubectl get certificatesigningrequests, then kubectl certificate approve with the name of the request of this node.' }
    if ($waited -ge 900) { throw ('{0} did not appear within 15 minutes; look at the log of the kubelet.' -f ${kubeconfig}) }
    Start-Sleep -Seconds 5
    $waited += 5
}`,
      ps`function Get-PodRange {
    $ErrorActionPreference = 'Continue'
    & ${kubectl} @(${`--kubeconfig=${kubeconfig}`}, 'get', 'node', ${scenario.nodeName}, '--output=jsonpath={.spec.podCIDR}') 2> $null
}
$waited = 0
while (-not (Get-PodRange)) {
    if ($waited % 60 -eq 0) { Write-Host 'Waiting until the cluster has given the node its pod range.' }
    if ($waited -ge 900) { throw 'The node got no pod range within 15 minutes; kube-controller-manager must run with --allocate-node-cidrs=true and --cluster-cidr.' }
    Start-Sleep -Seconds 5
    $waited += 5
}`,
    ]),
    why: {
      text: 'The kubelet makes the Node object, the controller manager gives it a pod range, and only then can the agent start: without one it stops.',
      decisions: ['joinMethod', 'nodeName', 'cni', 'installDirectory'],
      sources: ['fl-kube#L378', 'rke2-flannel#L263-L280'],
    },
  }
}
