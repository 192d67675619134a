import { containerdFolders } from '../../catalog/runtimes/containerd-folders.ts'
import { defineLint } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'

export const containerdFoldersApart = defineLint({
  id: 'containerd-folders-apart',
  on: 'containerd-config',
  summary: 'containerd keeps what lasts and what does not in two folders',
  remediation: String.raw`Give state a folder of its own, such as C:\ProgramData\containerd\state, and root another.`,
  decisions: [],

  check({ value }) {
    const [root, state] = [valueAt(value, ['root']), valueAt(value, ['state'])]
    // containerd compares them as they are written.
    if (typeof root !== 'string' || root === '' || root !== state) return []
    return [
      {
        path: ['state'],
        basis: 'refused',
        message: `root and state are both ${root}: containerd ends with “${containerdFolders.value}”.`,
        facts: [containerdFolders],
      },
    ]
  },
})
