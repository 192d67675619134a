import type { Catalog } from '../catalog/catalog.ts'
import { defineArtifact } from '../model/artifact.ts'
import { powershell } from '../model/content.ts'
import type { Scenario } from '../model/scenario.ts'
import { ps, psRaw, type PowerShellCode } from '../text/powershell.ts'
import { checkDecisions, outboundOf, selector, type Check, type Checked } from './checks/check.ts'
import { checks } from './checks/index.ts'
import { runsKubeProxy } from './node-downloads.ts'
import { nodePaths, type Layout } from './node-paths.ts'
import { opening } from './powershell-prelude.ts'
import type { ScriptBlock } from './prepare/script-block.ts'

/** The checks from the Windows node, with what only the node itself can tell. */
export const verifyPowershell = defineArtifact({
  id: 'verify-powershell',
  path: 'verify/verify.ps1',
  summary: 'The checks of a working node, to run on the Windows node',
  decisions: [
    ...checkDecisions,
    'installDirectory',
    'logDirectory',
    'joinMethod',
    'cni',
    'cniRelease',
    'hnsNetworkName',
    'networkAdapter',
    'networkMode',
  ],
  carries: [],

  generate(scenario, { catalog }) {
    const asked = checks.filter(({ when }) => when?.(scenario) ?? true)
    return powershell([
      ...opening([
        {
          name: 'KubeconfigPath',
          type: '[string]',
          mandatory: true,
          help: 'Kubeconfig of an account that may read nodes and Services and enter pods; that of the node may not',
        },
        {
          name: 'Outbound',
          type: '[string]',
          help: 'Address outside the cluster that pods must reach',
          initial: ps`${outboundOf(scenario)}`,
        },
      ]),
      {
        code: functions(scenario, catalog),
        why: {
          text: 'How a question is asked, of the cluster, from this node and from inside a pod.',
          decisions: ['namespace', 'workloadName', 'installDirectory'],
        },
      },
      ...onNode(scenario, catalog),
      ...asked.map((check) => ({
        code: step(check, scenario),
        why: {
          text: `${check.title(scenario)}.`,
          decisions: check.decisions,
          sources: check.sources,
        },
      })),
      { code: ending, why: { text: 'A failed check makes the script fail.' } },
    ])
  },
})

const functions = (
  scenario: Checked & Layout,
  catalog: Catalog,
) => ps`$kubectl = ${nodePaths(scenario, catalog).kubectl}
$script:failures = 0

function Invoke-Kubectl {
    param ([string[]] $Arguments)
    $all = @('--kubeconfig', $KubeconfigPath) + $Arguments
    & $kubectl @all
    if ($LASTEXITCODE -ne 0) { throw ('kubectl ended with exit code {0}.' -f $LASTEXITCODE) }
}

function Get-PodField {
    param ([string] $Path)
    $text = Invoke-Kubectl @('--namespace', ${scenario.namespace}, 'get', 'pods', '--selector', ${selector(scenario)}, '--field-selector', 'status.phase=Running', '--output', ('jsonpath={.items[*].' + $Path + '}'))
    $fields = @(([string] $text) -split ' ' | Where-Object { $_ -ne '' })
    if ($fields.Count -eq 0) { throw 'No pod of the workload is running.' }
    return $fields
}

function Get-PodAddress { return Get-PodField -Path 'status.podIP' }

function Get-ServiceField {
    param ([string] $Path)
    return [string] (Invoke-Kubectl @('--namespace', ${scenario.namespace}, 'get', 'service', ${scenario.workloadName}, '--output', ('jsonpath=' + $Path)))
}

# Any answer counts, whatever its status: the way is what is checked. ICMP does not tell.
function Test-Answer {
    param ([string] $Uri)
    $options = @('--silent', '--show-error', '--max-time', '20', '--output', 'NUL', $Uri)
    & curl.exe @options
    if ($LASTEXITCODE -ne 0) { throw ('{0} does not answer.' -f $Uri) }
}

function Test-AnswerInPod {
    param ([string] $Uri)
    $pod = @(Get-PodField -Path 'metadata.name')[0]
    Invoke-Kubectl @('--namespace', ${scenario.namespace}, 'exec', $pod, '--', 'curl.exe', '--silent', '--show-error', '--insecure', '--max-time', '20', '--output', 'NUL', $Uri)
}

function Test-Step {
    param ([string] $Title, [scriptblock] $Step)
    try {
        $null = & $Step
        Write-Host ('ok    {0}' -f $Title)
    }
    catch {
        $script:failures = $script:failures + 1
        Write-Warning ('FAIL  {0}: {1}' -f $Title, $_.Exception.Message)
    }
}`

type OnNode = Checked &
  Layout &
  Pick<Scenario, 'hnsNetworkName' | 'cniRelease' | 'networkAdapter' | 'networkMode'>

/** Antrea has a switch of its own, and NAT none to the outside. */
const bindsAdapter = ({ cni, networkMode }: OnNode) => cni !== 'antrea' && networkMode !== 'nat'

/** What kubectl cannot see: the services, the HNS network, the containers of Docker. */
function onNode(scenario: OnNode, catalog: Catalog): readonly ScriptBlock[] {
  const { containerRuntime, cni, hnsNetworkName, namespace, networkAdapter } = scenario
  const services = [
    containerRuntime === 'containerd' ? 'containerd' : 'docker',
    'kubelet',
    ...(runsKubeProxy(scenario, catalog) ? ['kube-proxy'] : []),
    ...(cni === 'flannel' ? ['flanneld'] : []),
  ]
  return [
    {
      code: ps`foreach ($service in ${services}) {
    Test-Step -Title ('Service {0} is running' -f $service) -Step {
        if ((Get-Service -Name $service).Status -ne 'Running') { throw 'It is not running.' }
    }
}`,
      why: {
        text: 'The processes of the node run as services.',
        decisions: ['containerRuntime', 'cni'],
        sources: ['doc002', 'doc004'],
      },
    },
    {
      code: ps`Test-Step -Title ${`HNS network ${hnsNetworkName} exists`} -Step {
    if (-not (Get-HnsNetwork | Where-Object { $_.Name -eq ${hnsNetworkName} })) { throw 'There is no such network; look at the log of the network plugin.' }
}`,
      why: {
        text: 'Without the HNS network the kubelet finds no adapter and pods stay in ContainerCreating.',
        decisions: ['hnsNetworkName'],
        sources: ['doc002', 'doc004'],
      },
    },
    ...(bindsAdapter(scenario)
      ? [
          {
            code: ps`Test-Step -Title ${`A virtual adapter stands for ${networkAdapter}`} -Step {
    $start = ${`vEthernet (${networkAdapter}`}
    if (-not (Get-NetAdapter | Where-Object { $_.Name.StartsWith($start) })) { throw 'There is none; is the name of the adapter right?' }
}`,
            why: {
              text: 'The network of pods is bound to an adapter of the node, which gets a virtual one in front.',
              decisions: ['networkAdapter', 'networkMode', 'cni'] as const,
              sources: ['doc002', 'doc004'],
            },
          },
        ]
      : []),
    ...(containerRuntime === 'containerd'
      ? []
      : [
          {
            code: ps`Test-Step -Title 'Each pod has its own and its pause container' -Step {
    $options = @('ps', '--quiet', '--filter', ${`label=io.kubernetes.pod.namespace=${namespace}`})
    if (@(& docker.exe @options).Count -lt 2) { throw 'docker ps shows fewer than two containers of this namespace.' }
}`,
            why: {
              text: 'Docker shows two containers for a pod: pause and the workload.',
              decisions: ['containerRuntime', 'namespace'] as const,
              sources: ['doc004-guide'],
            },
          },
        ]),
  ]
}

function step(check: Check, scenario: Checked): PowerShellCode {
  const title = check.title(scenario)
  if (!check.powershell) {
    return ps`Write-Host ${`left  ${title}: ${check.notFromWindows ?? ''}; verify.sh asks from a Linux node.`}`
  }
  return ps`Test-Step -Title ${title} -Step {
    ${check.powershell(scenario)}
}`
}

const ending = psRaw(`if ($script:failures -gt 0) {
    Write-Warning ('{0} checks failed. Run verify\\collect-logs.ps1.' -f $script:failures)
    exit 1
}
Write-Host 'All checks passed.'`)
