import { catalog } from '../../../catalog/catalog.ts'
import type { CniPlugin } from '../../../catalog/cni/define.ts'
import { cniEndpoints } from '../../../catalog/cni/file-facts.ts'
import { ps, psLines, psRaw } from '../../../text/powershell/powershell.ts'
import { nodePaths } from '../node-paths.ts'
import type { ScriptBlock } from '../prepare/script-block.ts'
import { everyAgent } from '../services/names.ts'
import { byoh, check, type Checked } from './check.ts'

export const names = (scenario: Checked): ScriptBlock => ({
  code: psLines([
    check(
      'Name of the computer',
      ps`$hostName = [System.Net.Dns]::GetHostName().Trim().ToLowerInvariant()
    if ($hostName -ne ${scenario.nodeName}) { Write-Warning ('the computer is called {0}, the node {1}; that works, as every component is told the name' -f $hostName, ${scenario.nodeName}) }
    if ($hostName.Length -gt 15) { Write-Warning 'more than 15 characters: NetBIOS and old scripts cut the name' }
    $hostName`,
    ),
    check(
      'Time',
      ps`$status = & w32tm.exe @('/query', '/status')
    if ($LASTEXITCODE -ne 0) { throw 'the time service does not answer; certificates need the right time' }
    (Get-Date).ToUniversalTime().ToString('u')`,
    ),
  ]),
  why: {
    text: 'A wrong time makes certificates invalid; names are compared in lower case.',
    decisions: ['nodeName'],
    sources: [byoh],
  },
})

export function machine(scenario: Checked): ScriptBlock {
  const { install } = nodePaths(scenario)
  return {
    code: psLines([
      check(
        'System drive',
        ps`if ($env:SystemDrive -ne 'C:') { throw ('Windows is on {0}; kubelet and kubeadm have paths on C:' -f $env:SystemDrive) }
    $drive = Split-Path -Qualifier ${install}
    if (-not (Test-Path -LiteralPath ($drive + '\'))) { throw ('there is no drive {0}' -f $drive) }
    '{0:N0} GiB free' -f ((Get-PSDrive -Name 'C').Free / 1073741824)`,
      ),
      check(
        'Page file',
        psRaw(`$pageFiles = @(Get-CimInstance -ClassName Win32_PageFileUsage)
    if ($pageFiles.Count -eq 0) { throw 'there is none; Windows never ends processes for lack of memory, so give it one' }
    '{0} MB' -f ($pageFiles | Measure-Object -Property AllocatedBaseSize -Sum).Sum`),
      ),
      check(
        'Programs of Windows',
        psRaw(`foreach ($program in @('tar.exe', 'curl.exe')) {
        if (-not (Get-Command -Name $program -CommandType Application -ErrorAction SilentlyContinue)) { throw ('{0} is missing' -f $program) }
        $program
    }`),
      ),
    ]),
    why: {
      text: 'Paths of Kubernetes without a drive mean the system drive; page files are mandatory; the scripts unpack with tar.',
      decisions: ['installDirectory'],
      sources: [byoh, 'doc004'],
    },
  }
}

export function earlierLife(scenario: Checked): ScriptBlock {
  const { kubeconfig, cniConf } = nodePaths(scenario)
  const { file, leftovers }: CniPlugin = catalog.cni[scenario.cni]
  const own = [file.name.value, ...(leftovers?.value.cniFiles ?? [])]
  return {
    code: check(
      'No earlier node',
      ps`$services = @(Get-Service -Name ${['kubelet', 'kube-proxy', ...everyAgent, 'containerd', 'docker']} -ErrorAction SilentlyContinue)
    if ($services.Count -gt 0) { Write-Warning ('services that are there already: {0}' -f (($services | ForEach-Object { $_.Name }) -join ', ')) }
    if (Test-Path -LiteralPath ${kubeconfig}) { Write-Warning ${`${kubeconfig} is there: this computer has been a node. node\\remove-node.ps1 takes it out.`} }
    if ((Get-Command -Name 'Get-HnsNetwork' -ErrorAction SilentlyContinue) -and (Get-HnsNetwork | Where-Object { $_.Name -eq ${scenario.hnsNetworkName} })) { Write-Warning ${`the HNS network ${scenario.hnsNetworkName} is there`} }
    $others = @(Get-ChildItem -LiteralPath ${cniConf} -File -ErrorAction SilentlyContinue | Where-Object { @('.conf', '.conflist', '.json') -contains $_.Extension -and ${own} -notcontains $_.Name })
    if ($others.Count -gt 0) { Write-Warning ('{0} also holds {1}: the first file by name is the network of the pods' -f ${cniConf}, (($others | ForEach-Object { $_.Name }) -join ', ')) }
    '{0} services' -f $services.Count`,
    ),
    why: {
      text: 'What an earlier node left keeps the next one from joining or from making its network.',
      decisions: ['hnsNetworkName', 'joinMethod', 'cni', 'containerRuntime'],
      sources: [byoh, 'ab-cleanup', ...cniEndpoints.firstFile.sources],
    },
  }
}
