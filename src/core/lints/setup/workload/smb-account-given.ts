import { smbAccountNeeded } from '../../../catalog/workload/smb-server.ts'
import { defineLint } from '../../../model/lint.ts'
import { faultAt } from '../../fault-at.ts'
import { smbShares } from '../../smb-shares.ts'

export const smbAccountGiven = defineLint({
  id: 'smb-account-given',
  on: 'setup',
  summary: 'Windows nodes are given the account with which they mount a share',
  remediation:
    'Make a Secret with username and password, and name it for the nodes: csi.storage.k8s.io/node-stage-secret-name and -namespace in the StorageClass, nodeStageSecretRef in the PersistentVolume.',
  decisions: [],

  check: ({ observations, parsed }) =>
    smbShares(observations, parsed).flatMap(({ text, secret, options, place }) => {
      const guest = options.find((one) => one.text === smbAccountNeeded.value.guest)
      if (!guest && secret !== undefined) return []
      const how = guest ? 'is mounted as a guest' : 'names no Secret for the nodes that mount it'
      return [
        faultAt(
          guest?.place ?? place,
          'fails',
          `${text} ${how}: on Windows the driver maps shares with a user and a password alone, and without them the volume is not mounted.`,
          smbAccountNeeded,
          guest ? { also: [place] } : {},
        ),
      ]
    }),
})
