import { volumeDrivers } from '../../../catalog/workload/volume-drivers.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { systemOfPod } from '../../../model/manifest.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import { ofKind } from '../../../model/parsed.ts'
import { byName, claimsOf, classOf, textIn, type Object } from '../../volume-claims.ts'

export const claimOfOneSystem = defineLint({
  id: 'claim-of-one-system',
  on: 'setup',
  summary: 'A volume of one node is not for pods of Windows and of Linux',
  remediation: 'Take a share by SMB with ReadWriteMany for both, or a claim for each.',
  decisions: [],

  check({ parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest')
    const classes = byName(manifests.filter(({ value }) => value.kind === 'StorageClass'))
    const claims = byName(
      manifests.filter(
        ({ value }) =>
          value.kind === 'PersistentVolumeClaim' &&
          isOfOneNode(value) &&
          !mayBeShare(value.value, classOf(value.value, classes)?.value.value),
      ),
    )
    if (claims.size === 0) return []
    const usersOf = (system: string) =>
      manifests
        .filter(({ value }) => value.pod && systemOfPod(value) === system && isRunning(value))
        .flatMap((one) => claimsOf(one, claims).map((use) => ({ ...use, one })))
    const onLinux = usersOf('linux')
    return usersOf('windows').flatMap(({ claim, path, one }): readonly LintViolation[] => {
      const other = onLinux.find((use) => use.claim === claim && isOfOneSpace(use.one, one))
      if (!other || !valueAt(claim, ['metadata', 'name'])) return []
      return [
        {
          path: [],
          place: one.placeOf(path),
          also: [other.one.placeOf(other.path)],
          basis: 'fails',
          message: `Pods of ${titleOf(one)} on Windows and of ${titleOf(other.one)} on Linux use the claim ${textIn(claim, ['metadata', 'name'])}, which only one node mounts at a time: one of the two waits, and neither reads the file system of the other.`,
          facts: [volumeDrivers.sharedBy],
        },
      ]
    })
  },
})

const titleOf = ({ value: { kind, name = '' } }: Object) => `${kind} ${name}`.trim()

const isOfOneNode = ({ value }: Object['value']) => {
  const modes = nodesAt(value, [], ['spec', 'accessModes', '*'])
  return modes.length > 0 && modes.every((mode) => String(mode.value).startsWith('ReadWriteOnce'))
}

/** Nobody keeps a share to one node, whatever its claim asks for; what a volume is that was made by hand nobody sees. */
const mayBeShare = (claim: unknown, made: unknown) =>
  textIn(claim, ['spec', 'volumeName']) !== '' ||
  valueAt(claim, ['spec', 'storageClassName']) === '' ||
  share.test(`${textIn(claim, ['spec', 'storageClassName'])} ${textIn(made, ['provisioner'])}`)
const share = /file|smb|cifs|nfs|share|efs|fsx/i

const isRunning = ({ value }: Object['value']) => valueAt(value, ['spec', 'replicas']) !== 0

/** Claims are found by name within a namespace. */
const isOfOneSpace = (one: Object, other: Object) =>
  textIn(one.value.value, space) === textIn(other.value.value, space)
const space = ['metadata', 'namespace']
