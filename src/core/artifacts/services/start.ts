import type { Catalog } from '../../catalog/catalog.ts'
import type { PowerShellPart } from '../../model/content.ts'
import { ps, psRaw } from '../../text/powershell.ts'
import { findsSourceVip } from '../kube-proxy/decisions.ts'
import { nodePaths } from '../node-paths.ts'
import type { ServiceScenario } from './decisions.ts'

/** Starts the services once the node has its identity. */
export function startServices(
  scenario: ServiceScenario,
  catalog: Catalog,
  names: readonly string[],
): readonly PowerShellPart[] {
  const paths = nodePaths(scenario, catalog)
  const identity =
    scenario.joinMethod === 'bootstrap-token'
      ? [paths.kubeconfig, paths.bootstrapKubeconfig]
      : [paths.kubeconfig]
  const waits =
    scenario.serviceManager === 'native' && findsSourceVip(scenario) && names.includes('kube-proxy')
  const started = waits ? names.filter((name) => name !== 'kube-proxy') : names
  return [
    {
      code: ps`if (-not (${identity} | Where-Object { Test-Path -LiteralPath $_ })) {
    Write-Host 'The services are registered. Next: node\join-node.ps1, then this script with -Restart.'
    exit 0
}`,
      why: {
        text: 'Without an identity in the cluster the components would only stop again.',
        decisions: ['joinMethod', 'installDirectory'],
      },
    },
    ...(scenario.joinMethod === 'kubeconfig' ? [clusterCA(scenario, catalog)] : []),
    {
      code: ps`foreach ($name in ${started}) {
    Start-Service -Name $name
}${
        waits
          ? ps`
& ${`${paths.install}\\kubeproxystart.ps1`}`
          : psRaw('')
      }`,
      why: {
        text: waits
          ? 'In this order; kube-proxy last, by the script that finds its source VIP.'
          : 'In this order: the network daemon, the kubelet, then kube-proxy.',
        decisions: ['serviceManager', 'cni'],
        sources: ['doc004'],
      },
    },
  ]
}

/** The kubelet checks its clients by the CA of the cluster, which the kubeconfig holds. */
function clusterCA(scenario: ServiceScenario, catalog: Catalog): PowerShellPart {
  const { clusterCA: file, kubectl, kubeconfig } = nodePaths(scenario, catalog)
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
