import { smbFolders } from '../../../catalog/workload/smb-server.ts'
import { defineLint } from '../../../model/lint.ts'
import { faultAt } from '../../fault-at.ts'
import { firstPair, smbShares } from '../../smb-shares.ts'

export const smbFoldersOfShare = defineLint({
  id: 'smb-folders-of-share',
  on: 'setup',
  summary: 'Volumes of one SMB share mount the share itself',
  remediation: 'Give the share itself as source, and take its folders with subPath in the pods.',
  decisions: [],

  check({ observations, parsed }) {
    return firstPair(smbShares(observations, parsed), 'root', 'folder').map(({ one, other }) =>
      faultAt(
        one.place,
        'unsupported',
        `${one.text} and ${other.text} are folders of one share: once a Windows node was restarted, it may refuse to mount the second (1219).`,
        smbFolders,
        { also: [other.place] },
      ),
    )
  },
})
