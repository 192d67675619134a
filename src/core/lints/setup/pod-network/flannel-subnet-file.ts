import { delegating } from '../../../catalog/cni/file-plugins.ts'
import { flannelFiles } from '../../../catalog/cni/flannel-files.ts'
import { isCniForLinux } from '../../../model/cni-for-linux.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { ofKind } from '../../../model/parsed.ts'
import { entriesIn, fieldBelow } from '../../cni/file.ts'
import { linesOfFlanneld } from '../../lines-of-flanneld.ts'
import { folderKey } from './folders.ts'

const { usualPlace } = flannelFiles

export const flannelSubnetFile = defineLint({
  id: 'flannel-subnet-file',
  on: 'setup',
  summary: 'The Flannel plugin reads subnet.env where flanneld writes it',
  remediation:
    'Give flanneld --subnet-file and the CNI file subnetFile the same path, or leave both out.',
  decisions: [],

  check({ parsed }): readonly LintViolation[] {
    const read = ofKind(parsed, 'cni-config').flatMap(({ value: { value }, placeOf }) =>
      isCniForLinux(value)
        ? []
        : entriesIn(value).flatMap((entry) => {
            if (fieldBelow(entry, 'type')?.value !== delegating.type) return []
            const field = fieldBelow(entry, 'subnetFile')
            const path = field?.value ?? usualPlace.value
            return typeof path === 'string'
              ? [{ path, isGiven: field !== undefined, place: placeOf((field ?? entry).path) }]
              : []
          }),
    )
    const [one, another] = read
    // Of several files nobody says which one is that of the node.
    if (!one || another) return []
    return linesOfFlanneld(parsed).flatMap(({ value: { flags, isComplete }, placeOf }) => {
      const at = flags.findIndex(({ name }) => name === 'subnet-file')
      const use = flags[at]
      if (use ? !use.isKnown : !isComplete || !one.isGiven) return []
      const written = use?.value ?? usualPlace.value
      if (folderKey(written) === folderKey(one.path)) return []
      const [place, other] = [placeOf(use ? [at, 'value'] : []), one.place]
      return [
        {
          path: [],
          place: one.isGiven ? other : place,
          also: [one.isGiven ? place : other],
          basis: 'fails' as const,
          message: `flanneld writes ${written}, and the plugin reads ${one.path}${one.isGiven ? '' : ', as the CNI file has no subnetFile'}: no pod of the node starts.`,
          facts: [usualPlace],
        },
      ]
    })
  },
})
