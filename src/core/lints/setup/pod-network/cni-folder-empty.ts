import { cniEndpoints } from '../../../catalog/cni/file-facts.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { hasLinuxContainerd } from '../../containerd/is-of-windows.ts'
import { folderKey, folderOfRuntime, isConfigFolder, listedFiles } from './folders.ts'

export const cniFolderEmpty = defineLint({
  id: 'cni-folder-empty',
  on: 'setup',
  summary: 'The folders that the runtime reads for the network hold something',
  remediation:
    'Look into the log of the network agent, which writes them, and whether it writes to this folder; a listing that was only left out needs nothing.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    // Linux nodes have folders of the same names, and several nodes each their own.
    if (ofKind(parsed, 'containerd-config').length > 1 || hasLinuxContainerd(parsed)) return []
    const filled = new Set(
      [...listedFiles(observations), ...listedFiles(observations, 'folder.other')].map(
        ({ folder }) => folder,
      ),
    )
    const isReady = named(observations, 'node.status').some(({ value }) => value === 'Ready')
    return named(observations, 'folder.empty').flatMap((one): readonly LintViolation[] => {
      const folder = folderKey(String(one.value))
      const kind = kinds.find((own) => {
        const read = folderOfRuntime(own, observations)
        return read ? read.folder === folder : !isReady && isUsual[own](folder)
      })
      if (!kind || filled.has(folder)) return []
      const read = folderOfRuntime(kind, observations)
      return [
        {
          path: [],
          place: observedAt(one),
          ...(read && { also: [observedAt(read.told)] }),
          basis: 'unsupported',
          message:
            kind === 'conf'
              ? `${String(one.value)} shows empty: until a network agent writes its file there, "cni plugin not initialized", and the node is not ready.`
              : `${String(one.value)} shows empty: the runtime finds no program of the network there, and pods get no address.`,
          facts: [cniEndpoints.directories],
        },
      ]
    })
  },
})

const kinds = ['conf', 'bin'] as const
const isUsual = {
  conf: isConfigFolder,
  bin: (folder: string) => folder.endsWith('/cni/bin'),
}
