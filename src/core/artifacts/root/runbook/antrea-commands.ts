import { antreaHashes } from '../../../catalog/cni/antrea-hashes.ts'
import { antreaParts } from '../../../catalog/cni/antrea-parts.ts'
import { downloads } from '../../../catalog/downloads.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { ps, psLines, psRaw, type PowerShellCode } from '../../../text/powershell/powershell.ts'
import { sh, shRaw, type ShellCode } from '../../../text/formats/shell.ts'
import { includesRelease, isAtLeast, isBefore } from '../../../values/version.ts'
import { userspaceAdapter } from '../../node/node-downloads.ts'
import { nodePaths, type Layout } from '../../node/node-paths.ts'

type Antrea = Layout & Pick<Scenario, 'cniRelease' | 'nodeAgents' | 'apiServerEndpoint'>

const {
  prepare,
  startJob,
  wins,
  installOvs,
  withoutServices,
  withoutKubeProxy,
  cleanInPod,
  userspaceProxy,
} = antreaParts

/** Where the scripts of the project lie, below the installation directory. */
const antreaDirectory = (scenario: Layout) => `${nodePaths(scenario).install}\\antrea`

/**
 * Fetches the project's scripts, which are compared before they run, installs what runs on the host,
 * and cleans up now and at each start.
 */
export function antreaOnNode(scenario: Antrea): readonly (PowerShellCode | ShellCode)[] {
  const directory = antreaDirectory(scenario)
  const isOnHost = scenario.nodeAgents === 'services'
  const isUserspace = userspaceAdapter(scenario) !== undefined
  // kube-proxy that ran before its adapter was there knows nothing of it.
  const restart = psRaw(isUserspace ? '; Restart-Service -Name kube-proxy -Force' : '')
  const [script, parameters] = preparation(scenario)
  const given = psRaw(parameters === '' ? '' : ` ${parameters}`)
  const base = antreaParts.scripts.value.replace('{version}', () => scenario.cniRelease)
  const names = [
    prepare.value.clean,
    ...(script === prepare.value.clean ? [] : [script]),
    ...(isOnHost ? [installOvs.value] : []),
    ...(isUserspace ? [userspaceProxy.value.script] : []),
  ]
  return [
    psLines([
      ps`$antrea = ${directory}
$null = New-Item -ItemType Directory -Force -Path $antrea
foreach ($name in ${names}) {
    curl.exe --fail --silent --show-error --location --output (Join-Path $antrea $name) (${base} + $name)
}`,
      isOnHost
        ? ps`${winsPath(scenario)}
curl.exe --fail --silent --show-error --location --output $wins ${wins.value.url}`
        : undefined,
      // In the form of sha256sum.
      ps`foreach ($name in ${names}) { '{0}  {1}' -f (Get-FileHash -LiteralPath (Join-Path $antrea $name)).Hash.ToLower(), $name }`,
      isOnHost
        ? ps`'{0}  wins.exe' -f (Get-FileHash -LiteralPath $wins).Hash.ToLower()`
        : undefined,
    ]),
    sh`git clone --quiet --depth 1 --branch ${`v${scenario.cniRelease}`} ${antreaHashes.scripts.value.repository}`,
    sh`(cd antrea/${shRaw(antreaHashes.scripts.value.folder)} && sha256sum ${shRaw(names.join(' '))})`,
    ...(isOnHost
      ? [sh`curl --fail --silent --show-error --location ${wins.value.url} | sha256sum`]
      : []),
    // A session of its own may type what follows.
    psLines([
      ps`$antrea = ${directory}`,
      isOnHost ? servicesOnHost(scenario) : undefined,
      ps`$prepare = Join-Path $antrea ${script}
& $prepare${given}${restart}
$job = @{ Name = ${startJob.value}; ArgumentList = $prepare; Trigger = (New-JobTrigger -AtStartup); ScheduledJobOption = (New-ScheduledJobOption -RunElevated) }
if (-not (Get-ScheduledJob -Name $job.Name -ErrorAction SilentlyContinue)) {
    $null = Register-ScheduledJob @job -ScriptBlock { param ($Script) & $Script${given}${restart} }
}`,
    ]),
  ]
}

const winsPath = (scenario: Layout) => ps`$wins = ${`${nodePaths(scenario).install}\\wins.exe`}`

/** Open vSwitch as services, and wins, through which the pod starts the agent. */
const servicesOnHost = (scenario: Layout): PowerShellCode => ps`${winsPath(scenario)}
& (Join-Path $antrea ${installOvs.value})
& $wins srv app run --register
Start-Service -Name ${wins.value.service}`

/** The script that cleans up, with parameters that its release has. */
function preparation({ cniRelease, nodeAgents }: Antrea): readonly [string, string] {
  const noProxy = includesRelease(withoutKubeProxy.value, cniRelease)
    ? [withoutKubeProxy.value.parameter]
    : []
  if (nodeAgents === 'services') return [prepare.value.script, noProxy.join(' ')]
  return isAtLeast(cniRelease, withoutServices.value.from)
    ? [prepare.value.script, [withoutServices.value.parameter, ...noProxy].join(' ')]
    : [prepare.value.clean, cleanInPod.value]
}

/** Fetches the manifest, tells it where the API server is, and applies it. */
export function antreaInCluster(scenario: Antrea): readonly ShellCode[] {
  const { cniRelease, nodeAgents, apiServerEndpoint } = scenario
  const { renamed, before, from } = antreaParts.podManifest.value
  const inPod = isBefore(cniRelease, renamed) ? before : from
  const file = nodeAgents === 'services' ? antreaParts.dockerManifest.value : inPod
  const url = (downloads.antrea.url.value ?? '')
    .replaceAll('{version}', () => cniRelease)
    .replace(/[^/]*$/, file)
  const setting = antreaParts.override.value
  const program = `$0 ~ "^ *#?${setting}:" { print "    ${setting}: \\"" server "\\""; next } { print }`
  const own = `node-${file}`
  return [
    sh`curl --fail --location --remote-name ${url}`,
    sh`awk -v server=${apiServerEndpoint.text} ${program} ${file} > ${own}`,
    sh`grep ${`${setting}: "`} ${own}`,
    sh`kubectl apply --filename ${own}`,
  ]
}
