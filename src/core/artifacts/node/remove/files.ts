import { catalog } from '../../../catalog/catalog.ts'
import type { CniPlugin } from '../../../catalog/cni/define.ts'
import { ps } from '../../../text/powershell/powershell.ts'
import { hasAgentKubeconfig, nodePaths, pluginPath, type Layout } from '../node-paths.ts'
import { placedNames } from '../prepare/host.ts'
import type { ScriptBlock } from '../prepare/script-block.ts'
import { stateFilesOf } from '../prepare/state-files.ts'

/** Names what was put there: a directory that you chose may hold files of others. */
function pathsOf(scenario: Layout): readonly string[] {
  const paths = nodePaths(scenario)
  const {
    file,
    directories = [],
    installedServices,
    leftovers,
  }: CniPlugin = catalog.cni[scenario.cni]
  return [
    ...new Set([
      ...[file.name.value, ...(leftovers?.value.cniFiles ?? [])].map(
        (name) => `${paths.cniConf}\\${name}`,
      ),
      String.raw`C:\var\lib\cni\networks`,
      ...directories.map((path) => pluginPath(scenario, path)),
      ...(installedServices
        ? [installedServices.value.directory, installedServices.value.archive]
        : []),
      ...(scenario.joinMethod === 'kubeadm' ? [String.raw`C:\etc\kubernetes`] : []),
      String.raw`C:\var\lib\kubelet`,
      paths.kubeconfig,
      paths.bootstrapKubeconfig,
      paths.kubeProxyKubeconfig,
      ...(hasAgentKubeconfig(scenario) ? [paths.agentKubeconfig] : []),
      paths.clusterCA,
      paths.kubelet,
      paths.kubeProxy,
      paths.kubectl,
      paths.kubeadm,
      paths.logRunner,
      paths.hnsModule,
      paths.nssm,
      paths.networkScript,
      `${paths.install}\\crictl.exe`,
      `${paths.install}\\cri-dockerd.exe`,
      ...placedNames
        .map((name) => `${paths.install}\\${name}`)
        .flatMap((path) => [path, `${path}.before`]),
      ...stateFilesOf(scenario),
    ]),
  ]
}

export const files = (scenario: Layout): ScriptBlock => ({
  code: ps`# Links to directories go alone: volumes of pods hold some, and Remove-Item of PowerShell 5.1 fails at them.
function Remove-Link {
    param ([string] $Path)
    foreach ($directory in @(Get-ChildItem -LiteralPath $Path -Directory -Force)) {
        if ($directory.Attributes -band [IO.FileAttributes]::ReparsePoint) { $directory.Delete() }
        else { Remove-Link -Path $directory.FullName }
    }
}
foreach ($path in (${pathsOf(scenario)} + @($downloads))) {
    if ((Test-Path -LiteralPath $path) -and $PSCmdlet.ShouldProcess($path, 'Delete with everything below')) {
        if (Test-Path -LiteralPath $path -PathType Container) { Remove-Link -Path $path }
        Remove-Item -LiteralPath $path -Recurse -Force
    }
}`,
  why: {
    text: 'Saved addresses, subnets and certificates of this life must not meet the next one, and volumes of pods hold Secrets in clear text. Logs, images and CNI programs stay.',
    decisions: ['installDirectory', 'cni', 'containerRuntime', 'joinMethod'],
    sources: ['doc002', 'doc004', 'powershell#621'],
  },
})
