import { kubeletStart } from '../../../catalog/flags/kubelet-start.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { baseName } from '../../../values/base-name.ts'
import { folderKey, folderOf, listedFiles } from '../pod-network/folders.ts'

export const kubeletFileListed = defineLint({
  id: 'kubelet-file-listed',
  on: 'setup',
  summary: 'The file that the kubelet is started with stands in the folder that was listed',
  remediation: 'Write one name in both places: that of the file, and that behind --config.',
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    const flags = named(observations, 'kubelet.flag.config')
    const [flag] = flags
    const path = String(flag?.value)
    const folder = folderOf(path)
    // Of several nodes or starts nobody says which one was listed.
    if (!flag || folder === undefined || flags.some(({ value }) => value !== flag.value)) return []
    const listings = named(observations, 'folder').filter(
      ({ value }) => folderKey(String(value)) === folder,
    )
    if (listings.length !== 1) return []
    const files = [
      ...listedFiles(observations),
      ...listedFiles(observations, 'folder.other'),
    ].filter((one) => one.folder === folder)
    const isHere = (name: string) => name.toLowerCase() === baseName(path).toLowerCase()
    // Without the program and another file of that kind the listing may be of a choice.
    const program = files.find(({ name }) => /^kubelet\.exe$/i.test(name))
    const other = files.find(({ name }) => endOf(name) === endOf(path) && /kube/i.test(name))
    // Whoever sends it has it somewhere.
    const isSent = observations.some(({ file }) => isHere(baseName(file)))
    if (!program || !other || isSent || files.some(({ name }) => isHere(name))) return []
    return [
      {
        path: [],
        place: observedAt(flag),
        also: [observedAt(other.place)],
        basis: 'unsupported',
        message: `The kubelet is started with ${path}; the listing of that folder shows ${other.name}, and no such file: “${kubeletStart.fileMissing.value}”.`,
        facts: [kubeletStart.fileMissing],
      },
    ]
  },
})

/** What kind of file a name says it is. */
const endOf = (name: string) =>
  /\.ya?ml$|\.json$/i.exec(name)?.[0].toLowerCase().replace('yml', 'yaml')
