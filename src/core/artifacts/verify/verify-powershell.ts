import { defineArtifact } from '../../model/artifact.ts'
import { powershell } from '../formats/content.ts'
import { ps, psRaw, type PowerShellCode } from '../../text/powershell/powershell.ts'
import {
  checkDecisions,
  outboundOf,
  reasonOf,
  selector,
  type Check,
  type Checked,
} from './checks/check.ts'
import { checks } from './checks/index.ts'
import { onNode } from './checks/on-node.ts'
import { nodePaths, type Layout } from '../node/node-paths.ts'
import { opening } from '../formats/powershell-prelude.ts'

/** The checks from the Windows node, with what only the node itself can tell. */
export const verifyPowershell = defineArtifact({
  id: 'verify-powershell',
  path: 'verify/verify.ps1',
  summary: 'The checks of a working node, to run on the Windows node',
  decisions: [
    ...checkDecisions,
    'installDirectory',
    'logDirectory',
    'cniRelease',
    'nodeAgents',
    'hnsNetworkName',
    'networkAdapter',
    'networkMode',
  ],
  carries: [],

  generate(scenario) {
    const asked = checks.filter(({ when }) => when?.(scenario) ?? true)
    return powershell([
      ...opening(
        [
          {
            name: 'KubeconfigPath',
            type: '[string]',
            help: 'For the questions about the cluster: kubeconfig of an account that may read nodes and Services and enter pods, never that of an administrator',
            initial: ps`${''}`,
          },
          {
            name: 'Outbound',
            type: '[string]',
            help: 'Address outside the cluster that pods must reach',
            initial: ps`${outboundOf(scenario)}`,
          },
        ],
        { folder: 'verify' },
      ),
      {
        code: functions(scenario),
        why: {
          text: 'How a question is asked, of the cluster, from this node and from inside a pod.',
          decisions: ['namespace', 'workloadName', 'installDirectory'],
        },
      },
      ...onNode(scenario),
      {
        code: psRaw(`if ($KubeconfigPath -eq '') {
    Write-Host 'left  The cluster: verify.sh asks the rest from a Linux node; -KubeconfigPath asks it from here.'
}
else {`),
        why: { text: 'Without an account the script asks only what the node itself can tell.' },
      },
      ...asked.map((check) => ({
        code: step(check, scenario),
        why: reasonOf(check, scenario),
      })),
      { code: psRaw('}'), why: { text: 'The end of the questions about the cluster.' } },
      { code: ending, why: { text: 'A failed check makes the script fail.' } },
    ])
  },
})

const functions = (scenario: Checked & Layout) => ps`$kubectl = ${nodePaths(scenario).kubectl}
$script:failures = 0

function Invoke-Kubectl {
    param ([string[]] $Arguments)
    $all = @('--kubeconfig', $KubeconfigPath) + $Arguments
    $ErrorActionPreference = 'Continue'
    & $kubectl @all
    if ($LASTEXITCODE -ne 0) { throw ('kubectl ended with exit code {0}.' -f $LASTEXITCODE) }
}

function Get-PodField {
    param ([string] $Path, [string] $Of = '')
    $text = Invoke-Kubectl @('--namespace', ${scenario.namespace}, 'get', 'pods', '--selector', ${selector(scenario)}, '--field-selector', ('status.phase=Running' + $Of), '--output', ('jsonpath={.items[*].' + $Path + '}'))
    $fields = @(([string] $text) -split ' ' | Where-Object { $_ -ne '' })
    if ($fields.Count -eq 0) { throw 'No such pod of the workload is running.' }
    return $fields
}

function Get-PodAddress { return Get-PodField -Path 'status.podIP' }

# In overlay networks a Windows node reaches its own pods alone.
function Get-OwnPodAddress { return Get-PodField -Path 'status.podIP' -Of ${`,spec.nodeName=${scenario.nodeName}`} }

function Get-ServiceField {
    param ([string] $Path)
    return [string] (Invoke-Kubectl @('--namespace', ${scenario.namespace}, 'get', 'service', ${scenario.workloadName}, '--output', ('jsonpath=' + $Path)))
}

# Any answer counts, whatever its status: the way is what is checked. ICMP does not tell.
function Test-Answer {
    param ([string] $Uri)
    $options = @('--silent', '--show-error', '--noproxy', '*', '--max-time', '20', '--output', 'NUL', $Uri)
    $ErrorActionPreference = 'Continue'
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
