import { kubeletStart } from '../../../catalog/flags/kubelet-start.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { folderKey, listedFiles } from '../pod-network/folders.ts'

const { flag, ending } = kubeletStart.dropIns.value

export const kubeletDropInRead = defineLint({
  id: 'kubelet-drop-in-read',
  on: 'setup',
  summary:
    'Files in the folder of further configurations of the kubelet have the ending that it reads',
  remediation: `Rename the file, so that its name ends in ${ending}, and restart the kubelet.`,
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const told = ofKind(parsed, 'command-line').flatMap(({ value, placeOf }) =>
      value.program === 'kubelet'
        ? value.flags.flatMap((one, i) =>
            one.name === flag && one.value !== undefined
              ? [{ folder: folderKey(withoutDrive(one.value)), place: placeOf([i]) }]
              : [],
          )
        : [],
    )
    const [first] = told
    // Of several nodes or starts nobody says which one was listed.
    if (!first || told.some(({ folder }) => folder !== first.folder)) return []
    const listings = named(observations, 'folder').filter(
      ({ value }) => folderKey(String(value)) === first.folder,
    )
    if (listings.length !== 1) return []
    const files = [
      ...listedFiles(observations),
      ...listedFiles(observations, 'folder.other'),
    ].filter(({ folder }) => folder === first.folder)
    // Whoever has one under the right name may have put the other aside.
    const basis = files.some(({ name }) => name.endsWith(ending)) ? 'unsupported' : 'fails'
    return files
      .filter(({ name }) => isMeant.test(name))
      .map(({ name, place }) => ({
        path: [],
        place: observedAt(place),
        also: [first.place],
        basis,
        message: `The kubelet reads files of --${flag} whose names end in ${ending}; it passes over ${name}, and nothing of it holds.`,
        facts: [kubeletStart.dropIns],
      }))
  },
})

/** Configurations by their names; copies that were put aside have others. */
const isMeant = /\.(?:ya?ml|json)$/i

/** The drive of the system, as scripts write it. */
const withoutDrive = (path: string) =>
  path.replace(/^["']?(?:\$\{?env:SystemDrive\}?|%SystemDrive%)/i, '')
