import { volumeDrivers } from '../../../catalog/workload/volume-drivers.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import { ofKind, type Parsed } from '../../../model/parsed.ts'
import { faultAt } from '../../fault-at.ts'
import { byName, textIn } from '../../volume-claims.ts'

const { disks } = volumeDrivers

export const diskAccessMode = defineLint({
  id: 'disk-access-mode',
  on: 'setup',
  summary: 'A claim of a disk asks for a mode that a disk with a file system has',
  remediation: 'Ask for ReadWriteOnce, or for a class of shared files.',
  decisions: [],

  check({ parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest').filter(({ value }) => value.isPart !== true)
    const classes = byName(manifests.filter(({ value }) => value.kind === 'StorageClass'))
    if (classes.size === 0) return []
    return manifests.flatMap((sent) =>
      claimsIn(sent).flatMap((at): readonly LintViolation[] => {
        const spec = valueAt(sent.value.value, at)
        const storage = classes.get(textIn(spec, ['storageClassName']))
        const driver = textIn(storage?.value.value, ['provisioner'])
        if (!storage || !disks.value.drivers.some((one) => one === driver)) return []
        if (textIn(spec, ['volumeMode']) === 'Block') return []
        const mode = nodesAt(spec, ['accessModes'], ['*']).find(({ value }) =>
          disks.value.refused.some((one) => one === value),
        )
        return mode
          ? [
              faultAt(
                sent.placeOf([...at, ...mode.path]),
                'fails',
                `The claim asks for ${String(mode.value)}, and its class ${textIn(storage.value.value, ['metadata', 'name'])} makes disks of ${driver}, which with a file system one node at a time may attach: no volume is made.`,
                disks,
                { also: [storage.placeOf(['provisioner'])] },
              ),
            ]
          : []
      }),
    )
  },
})

/** The claims of an object, by where their specification stands. */
const claimsIn = ({ value: { kind, value } }: Parsed<'manifest'>) =>
  kind === 'PersistentVolumeClaim'
    ? [['spec']]
    : kind === 'StatefulSet'
      ? nodesAt(value, ['spec'], ['volumeClaimTemplates', '*', 'spec']).map(({ path }) => path)
      : []
