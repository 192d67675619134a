import { catalog } from '../../../catalog/catalog.ts'
import { directoryRights } from '../../../catalog/directory-rights.ts'
import { ps, psRaw, type PowerShellCode } from '../../../text/powershell/powershell.ts'
import type { NodeDownload } from '../downloads/fetched.ts'
import { nodePaths, pluginPath, type Layout } from '../node-paths.ts'
import type { ScriptBlock } from './script-block.ts'

type Placed = Pick<NodeDownload, 'destination' | 'unpack'>

/**
 * Directories of what runs with all rights and of what it reads; below Program Files nobody else may
 * write anyway. An archive is unpacked into its destination, a program is that file.
 */
function ownDirectories(scenario: Layout, list: readonly Placed[]): readonly string[] {
  const { install } = nodePaths(scenario)
  const folders = [
    ...list.map(({ destination, unpack }) =>
      unpack ? destination : destination.slice(0, destination.lastIndexOf('\\')),
    ),
    ...(catalog.cni[scenario.cni].directories ?? []).map((path) => pluginPath(scenario, path)),
  ]
  const isApart = (folder: string) =>
    !`${folder}\\`.toLowerCase().startsWith(`${install}\\`.toLowerCase()) &&
    !/^C:\\Program Files\\/i.test(folder)
  return [...new Set([install, ...folders.filter(isApart)])].filter(
    // A whole drive belongs to others too.
    (folder) => !/^[a-z]:\\?$/i.test(folder),
  )
}

const { full, read } = directoryRights.value
const grants = [
  ...Object.values(full).map((id) => `*${id}:(OI)(CI)F`),
  ...Object.values(read).map((id) => `*${id}:(OI)(CI)RX`),
]

/** What `icacls.exe` is given after the directory: the rights, and none from above. */
const narrowed = ps`@('/inheritance:r', '/grant:r') + ${grants} + @('/Q')`

/** The same as one types it. */
export const narrowedTyped: PowerShellCode = psRaw(
  ['/inheritance:r', '/grant:r', ...grants.map((grant) => `'${grant}'`), '/Q'].join(' '),
)

/** Before programs come, so that they take over the rights of their directory. */
export const narrowRights = (scenario: Layout, list: readonly Placed[]): ScriptBlock => ({
  code: ps`# Below the root of a drive every signed-in user may change files; here lies what Windows runs as SYSTEM.
$null = New-Item -ItemType Directory -Force -Path $downloads
foreach ($directory in (${ownDirectories(scenario, list)} + @($downloads))) {
    if (-not (Test-Path -LiteralPath $directory)) { $null = New-Item -ItemType Directory -Force -Path $directory }
    # Rights that do not come from the directory above were set on purpose.
    if ((Get-Acl -LiteralPath $directory).AreAccessRulesProtected) { continue }
    Invoke-Native -Program 'icacls.exe' -Arguments (@($directory) + ${narrowed})
}`,
  why: {
    text: 'SYSTEM and Administrators may write, users may read. The node scripts of AKS Engine do so for C:\\k; the other directories hold programs of the same rank.',
    decisions: ['installDirectory', 'cni', 'containerRuntime'],
    sources: directoryRights.sources,
  },
})
