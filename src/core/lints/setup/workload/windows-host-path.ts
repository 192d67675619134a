import { linuxFolders } from '../../../catalog/workload/linux-folders.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt } from '../../../model/nodes.ts'
import { ofKind } from '../../../model/parsed.ts'

const { paths, elsewhere, logs } = linuxFolders.value

export const windowsHostPath = defineLint({
  id: 'windows-host-path',
  on: 'setup',
  summary: 'A Windows pod mounts folders of its node that Windows has',
  remediation: 'Leave the volume out of the pods for Windows, or name the folder of Windows.',
  decisions: [],

  check: ({ parsed }) =>
    ofKind(parsed, 'manifest').flatMap(({ value: { value, pod }, placeOf }) => {
      if (pod?.operatingSystem !== 'windows') return []
      const folders = nodesAt(
        value,
        [...pod.path, 'spec'],
        ['volumes', '*', 'hostPath', 'path'],
      ).flatMap(({ path, value: text }) => {
        if (typeof text !== 'string') return []
        const folder = text.replaceAll('\\', '/').replace(/^[Cc]:(?=\/)/, '')
        return [{ path, text, folder: folder.replace(/(?<=.)\/$/, '').toLowerCase() }]
      })
      const readsLogs = folders.some(({ folder }) => isBelow(folder, logs))
      return folders.flatMap(({ path, text, folder }): readonly LintViolation[] => {
        const known = paths.find((one) => isBelow(folder, one))
        // Sockets of a runtime are another matter, and so are the links of the kubelet.
        if (known === undefined || folder.endsWith('.sock')) return []
        const own = elsewhere[known]
        if (own !== undefined && readsLogs) return []
        return [
          {
            path: [],
            place: placeOf(path),
            basis: 'fails',
            message: `A Windows pod mounts ${text.slice(0, 200)} of its node, where Linux nodes have it: ${own === undefined ? 'Windows has nothing there' : `Windows has it in ${own}`}.`,
            facts: [linuxFolders],
          },
        ]
      })
    }),
})

const isBelow = (folder: string, above: string) =>
  folder === above || folder.startsWith(`${above}/`)
