import { defineArtifact } from '../../model/artifact.ts'
import { powershell } from '../formats/content.ts'
import type { Scenario } from '../../model/scenario.ts'
import { ps, psLines, psRaw, type PowerShellCode } from '../../text/powershell/powershell.ts'
import { accountsOf, type Account } from '../cluster/identities/accounts.ts'
import { socketArguments, socketReason, socketSources } from './kubeadm-socket.ts'
import { nodePaths, type Layout } from './node-paths.ts'
import { opening, type Parameter } from '../formats/powershell-prelude.ts'
import type { ScriptBlock } from './prepare/script-block.ts'

type Joining = Layout &
  Pick<Scenario, 'apiServerEndpoint' | 'nodeName' | 'cniRelease' | 'nodeAgents'>

/** How the node gets its identity. Every secret is a parameter; none is written into this file. */
export const joinNode = defineArtifact({
  id: 'join-node',
  path: 'node/join-node.ps1',
  summary:
    'Gives the node its identity in the cluster: kubeadm join, bootstrap kubeconfig or kubeconfig',
  decisions: [
    'joinMethod',
    'apiServerEndpoint',
    'nodeName',
    'containerRuntime',
    'cni',
    'cniRelease',
    'nodeAgents',
    'installDirectory',
    'logDirectory',
  ],
  carries: [],

  generate(scenario) {
    return powershell([
      ...opening(joinParameters(scenario)),
      ...steps[scenario.joinMethod](scenario),
      ...accountsOf(scenario).map((account) => accountKubeconfig(account, scenario)),
      {
        code: psRaw("Write-Host 'The node has its identity.'"),
        why: { text: 'The runbook goes on with the services.' },
      },
    ])
  },
})

/** What only the cluster's operator can hand over. */
export function joinParameters(scenario: Joining): readonly Parameter[] {
  const own: Readonly<Record<Scenario['joinMethod'], readonly Parameter[]>> = {
    kubeadm: [
      text('Token', '[securestring]', 'Token of: kubeadm token create --print-join-command'),
      text('CaCertHash', '[string]', 'sha256:... of the same command'),
    ],
    'bootstrap-token': [
      text('Token', '[securestring]', 'Bootstrap token that cluster/identities.sh printed'),
      text(
        'ClusterCAPath',
        '[string]',
        'Certificate of the cluster CA, ca.crt of cluster/identities.sh',
      ),
    ],
    kubeconfig: [text('KubeconfigPath', '[string]', 'Kubeconfig that is valid for this node')],
    'node-pool': [],
  }
  return [
    ...own[scenario.joinMethod],
    ...accountsOf(scenario).map(({ component, parameter, file }) =>
      text(parameter, '[string]', `Kubeconfig of ${component}, ${file} of cluster/identities.sh`),
    ),
  ]
}

const text = (name: string, type: Parameter['type'], help: string): Parameter => ({
  name,
  type,
  help,
  mandatory: true,
})

const plainToken = ps`$plainToken = (New-Object -TypeName System.Management.Automation.PSCredential -ArgumentList 'token', $Token).GetNetworkCredential().Password`

const steps: Readonly<
  Record<Scenario['joinMethod'], (scenario: Joining) => readonly ScriptBlock[]>
> = { kubeadm, 'bootstrap-token': bootstrap, kubeconfig: existing, 'node-pool': () => [] }

function kubeadm(scenario: Joining): readonly ScriptBlock[] {
  const { kubeadm: program, kubeconfig } = nodePaths(scenario)
  return [
    {
      code: psLines([
        ps`if (Test-Path -LiteralPath ${kubeconfig}) {
    Write-Host 'This node has joined already.'
}
else {
    ${plainToken}
    # kubeadm takes paths without a drive for paths on the drive of the session.
    Push-Location -LiteralPath 'C:\'
    try {
        Invoke-Native -Program ${program} -Arguments @('join', ${scenario.apiServerEndpoint.text}, '--token', $plainToken, '--discovery-token-ca-cert-hash', $CaCertHash, '--node-name', ${scenario.nodeName}${socketArguments(scenario)})
    }
    catch { throw ('{0} Look at the log of the kubelet. What this try wrote stops the next one, so before it, in C:\: & "{1}" {2}; then node\prepare-node.ps1 again.' -f $_.Exception.Message, ${program}, (@('reset', '--force'${socketArguments(scenario)}) -join ' ')) }
    finally { Pop-Location }
}`,
      ]),
      why: {
        text: `kubeadm writes the kubelet’s flags and configuration and starts the service kubelet. ${socketReason(scenario)}`,
        decisions: ['joinMethod', 'apiServerEndpoint', 'nodeName', 'containerRuntime'],
        sources: [
          ...socketSources(scenario),
          'get-swtools 401ee6fcd836/hostprocess/Install-Containerd.ps1',
        ],
      },
    },
  ]
}

function bootstrap(scenario: Joining): readonly ScriptBlock[] {
  const { kubectl, clusterCA, bootstrapKubeconfig } = nodePaths(scenario)
  const config = (...args: readonly (string | PowerShellCode)[]) =>
    ps`Invoke-Native -Program ${kubectl} -Arguments @('config', ${`--kubeconfig=${bootstrapKubeconfig}`}, ${list(args)})`
  return [
    {
      code: psLines([
        ps`Copy-Item -LiteralPath $ClusterCAPath -Destination ${clusterCA} -Force`,
        plainToken,
        config(
          'set-cluster',
          'kubernetes',
          `--server=https://${scenario.apiServerEndpoint.text}`,
          `--certificate-authority=${clusterCA}`,
          '--embed-certs=true',
        ),
        config('set-credentials', 'kubelet-bootstrap', psRaw("('--token=' + $plainToken)")),
        config('set-context', 'bootstrap', '--cluster=kubernetes', '--user=kubelet-bootstrap'),
        config('use-context', 'bootstrap'),
      ]),
      why: {
        text: 'With this short-lived identity the kubelet asks for its own certificate, and writes its kubeconfig itself.',
        decisions: ['joinMethod', 'apiServerEndpoint', 'installDirectory'],
      },
    },
  ]
}

function existing(scenario: Joining): readonly ScriptBlock[] {
  const { kubeconfig } = nodePaths(scenario)
  return [
    {
      code: ps`if ((Resolve-Path -LiteralPath $KubeconfigPath).ProviderPath -ne ${kubeconfig}) {
    Copy-Item -LiteralPath $KubeconfigPath -Destination ${kubeconfig} -Force
}`,
      why: {
        text: 'The kubeconfig that you bring goes where the services look for it.',
        decisions: ['joinMethod', 'installDirectory'],
        sources: ['doc004'],
      },
    },
  ]
}

function accountKubeconfig({ component, parameter, file, sources }: Account, scenario: Joining) {
  return {
    code: ps`Copy-Item -LiteralPath ${psRaw(`$${parameter}`)} -Destination ${`${nodePaths(scenario).install}\\${file}`} -Force`,
    why: {
      text: `${component} on the host needs an identity of its own, with the rights of its work and no more.`,
      decisions: ['cni', 'installDirectory'],
      sources,
    },
  } satisfies ScriptBlock
}

const list = (args: readonly (string | PowerShellCode)[]): PowerShellCode =>
  psRaw(args.map((arg) => (typeof arg === 'string' ? ps`${arg}` : arg).code).join(', '))
