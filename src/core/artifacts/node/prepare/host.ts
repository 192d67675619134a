import { catalog } from '../../../catalog/catalog.ts'
import type { CniPort } from '../../../catalog/cni/define.ts'
import { nodePorts } from '../../../catalog/node-ports.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { ps, psLines, psRaw, type PowerShellCode } from '../../../text/powershell/powershell.ts'
import { nodePaths, pluginPath, type Layout } from '../node-paths.ts'
import { isMadeByScript } from './hns-module.ts'
import type { ScriptBlock } from './script-block.ts'

const swtools = 'get-swtools 401ee6fcd836/hostprocess'

/** The directories that prepare-node.ps1 makes. */
export function nodeDirectories(scenario: Layout): readonly string[] {
  const { install, logs, cniBin, cniConf, certificates } = nodePaths(scenario)
  return [
    install,
    logs,
    cniBin,
    cniConf,
    certificates,
    ...(catalog.cni[scenario.cni].directories ?? []).map((path) => pluginPath(scenario, path)),
    ...(scenario.joinMethod === 'kubeadm'
      ? [
          String.raw`C:\etc\kubernetes\pki`,
          String.raw`C:\etc\kubernetes\manifests`,
          String.raw`C:\var\lib\kubelet\etc\kubernetes`,
        ]
      : []),
  ]
}

export function directories(scenario: Layout): ScriptBlock {
  const { install } = nodePaths(scenario)
  const link = String.raw`C:\var\lib\kubelet\etc\kubernetes\pki`
  return {
    code: psLines([
      ps`foreach ($directory in ${nodeDirectories(scenario)}) {
    $null = New-Item -ItemType Directory -Force -Path $directory
}`,
      scenario.joinMethod === 'kubeadm'
        ? ps`# kubeadm looks for its certificates below the kubelet's directory.
if (-not (Test-Path -LiteralPath ${link})) {
    $null = New-Item -ItemType SymbolicLink -Path ${link} -Value 'C:\etc\kubernetes\pki'
}`
        : undefined,
      ps`Add-ToPath -Directory ${install}`,
    ]),
    why: {
      text: 'The directories that kubelet, kube-proxy and the network plugin expect.',
      decisions: ['installDirectory', 'logDirectory', 'containerRuntime', 'cni', 'joinMethod'],
      sources: [`${swtools}/PrepareNode.ps1#L56-L68`],
    },
  }
}

/** Ports of the plugin that other machines open connections to. */
const incoming = ({ cni, networkMode }: Pick<Scenario, 'cni' | 'networkMode'>) =>
  catalog.cni[cni].ports.value.filter(
    ({ modes, peer, insteadOf }: CniPort) =>
      (modes === undefined || modes.includes(networkMode)) &&
      peer === 'all nodes' &&
      insteadOf === undefined,
  )

/** The port that the API server reaches the kubelet on, those of Services, those of the plugin. */
export function firewall(
  scenario: Pick<Scenario, 'cni' | 'networkMode' | 'vxlanPort'>,
): readonly ScriptBlock[] {
  const plugin = catalog.cni[scenario.cni]
  const wanted = incoming(scenario)
  return [
    {
      code: ps`function Add-InboundRule {
    param ([string] $Name, [string] $Protocol, [string] $Port, [string] $Purpose)
    if (Get-NetFirewallRule -Name $Name -ErrorAction SilentlyContinue) { return }
    $null = New-NetFirewallRule -Name $Name -DisplayName $Purpose -Enabled True -Direction Inbound -Action Allow -Protocol $Protocol -LocalPort $Port
}
Add-InboundRule -Name 'kubelet' -Protocol 'TCP' -Port ${String(nodePorts.kubelet.value)} -Purpose 'kubelet: API server, logs, exec'
Add-InboundRule -Name 'kubernetes-nodeport-tcp' -Protocol 'TCP' -Port ${nodePorts.nodePort.value} -Purpose 'Kubernetes: NodePort'
Add-InboundRule -Name 'kubernetes-nodeport-udp' -Protocol 'UDP' -Port ${nodePorts.nodePort.value} -Purpose 'Kubernetes: NodePort'`,
      why: {
        text: 'What other machines must reach on this node. Port numbers of Services are the default range.',
        sources: [...nodePorts.kubelet.sources, `${swtools}/PrepareNode.ps1#L128`],
      },
    },
    ...wanted.map(({ protocol, port, purpose }, i): ScriptBlock => {
      const number = port === 'vxlanPort' ? scenario.vxlanPort : port
      return {
        code: ps`Add-InboundRule -Name ${`kubernetes-cni-${i + 1}`} -Protocol ${protocol} -Port ${String(number)} -Purpose ${`${plugin.name}: ${purpose}`}`,
        why: {
          text: `${purpose}.`,
          decisions: [
            'cni',
            'networkMode',
            ...(port === 'vxlanPort' ? (['vxlanPort'] as const) : []),
          ],
          sources: plugin.ports.sources,
        },
      }
    }),
  ]
}

/** Windows has no out-of-memory killer: it writes to the page file, which must be there. */
export const pageFile: ScriptBlock = {
  code: ps`if (-not (Get-CimInstance -ClassName Win32_PageFileUsage)) {
    Write-Warning 'This computer has no page file. Windows never ends processes for lack of memory, so give it one.'
}`,
  why: {
    text: 'Page files are mandatory on Windows nodes.',
    sources: ['doc002', 'doc004', 'doc003'],
  },
}

/** Runtime hosts that take images from the Internet mark scripts; Windows then refuses to run them. */
export const unblock: ScriptBlock = {
  code: ps`Get-ChildItem -LiteralPath (Split-Path -Parent $PSScriptRoot) -Recurse -File | Unblock-File`,
  why: {
    text: 'Files from a downloaded zip carry a mark that keeps PowerShell from running them.',
  },
}

/** Files of this zip that services read from the installation directory. */
export const placedNames = [
  'common.ps1',
  'kubelet-args.txt',
  'kubeletstart.ps1',
  'kubelet-config.yaml',
  'kube-proxy-args.txt',
  'kubeproxystart.ps1',
  'flanneld-args.txt',
] as const

/** The script with -PodSubnet wrote the range of the node into the file; that of the plan is an example. */
const oldRange = (cniConf: string, name: string): PowerShellCode => ps`
    $installed = ${`${cniConf}\\${name}`}
    if ((Test-Path -LiteralPath $installed) -and (Get-FileHash -LiteralPath $installed).Hash -ne (Get-FileHash -LiteralPath (Join-Path $cniFiles ${name})).Hash) {
        Write-Warning ('{0} gets the pod range of the plan again: run this script with -PodSubnet before another pod starts.' -f $installed)
    }`

/** The files beside this script that Windows components read, in the places that the others name. */
export function placeFiles(scenario: Layout & Pick<Scenario, 'networkMode'>): ScriptBlock {
  const { install, cniConf } = nodePaths(scenario)
  const { file, placedFiles = [] } = catalog.cni[scenario.cni]
  return {
    code: psLines([
      ps`foreach ($name in ${placedNames}) {
    $source = Join-Path $PSScriptRoot $name
    if (-not (Test-Path -LiteralPath $source)) { continue }
    $destination = Join-Path ${install} $name
    if ((Test-Path -LiteralPath $destination) -and (Get-FileHash -LiteralPath $destination).Hash -ne (Get-FileHash -LiteralPath $source).Hash) {
        Write-Warning ('{0} was another one; it is kept as {0}.before.' -f $destination)
        Copy-Item -LiteralPath $destination -Destination ($destination + '.before') -Force
    }
    Copy-Item -LiteralPath $source -Destination $destination -Force
}`,
      file.installer === undefined
        ? ps`$cniFiles = Join-Path (Split-Path -Parent $PSScriptRoot) 'cni'
if (Test-Path -LiteralPath $cniFiles) {${
            isMadeByScript(scenario) ? oldRange(cniConf, file.name.value) : psRaw('')
          }
    Get-ChildItem -LiteralPath $cniFiles -File | Where-Object { $_.Extension -in @('.conf', '.conflist') } | Copy-Item -Destination ${cniConf} -Force
}`
        : psRaw(
            '# The installer of the network plugin writes the CNI file; the copy in cni/ is for reading.',
          ),
      ...placedFiles.map(
        ({ name, destination }) =>
          ps`Copy-Item -LiteralPath (Join-Path $cniFiles ${name}) -Destination ${destination} -Force`,
      ),
    ]),
    why: {
      text: 'Arguments and configuration files go where the services read them.',
      decisions: ['installDirectory', 'cni', 'networkMode', 'containerRuntime'],
      sources: file.directories.containerd.sources,
    },
  }
}
