import { cniEndpoints } from '../../../catalog/cni/file-facts.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Place } from '../../../model/finding.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { ofKind } from '../../../model/parsed.ts'
import { baseName } from '../../../values/base-name.ts'
import { grouped } from '../../../values/grouped.ts'
import { endpointPlugins } from '../../cni/file.ts'
import { folderOf, folderOfRuntime, isConfigFolder, listedFiles } from './folders.ts'

export const cniFileName = defineLint({
  id: 'cni-file-name',
  on: 'setup',
  summary: 'The name of a CNI file ends as the runtime looks for it',
  remediation: 'Let the name end in .conf, or in .conflist where the file has a list of plugins.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const own = folderOfRuntime('conf', observations)?.folder
    const isRead = (folder: string) => (own === undefined ? isConfigFolder(folder) : folder === own)
    const sent = ofKind(parsed, 'cni-config').flatMap(({ value, placeOf }): readonly File[] => {
      const folder = folderOf(value.name)
      const name = baseName(value.name ?? '')
      return folder === undefined || endpointPlugins(value.value).length === 0
        ? []
        : [{ folder, name, place: placeOf([]) }]
    })
    const listed = (['folder.file', 'folder.other'] as const)
      .flatMap((name) => listedFiles(observations, name))
      .map(({ place, ...one }): File => ({ ...one, place: observedAt(place) }))
    const folders = grouped(
      [...sent, ...listed].filter(({ folder }) => isRead(folder)),
      ({ folder }) => folder,
    )
    return [...folders.values()].flatMap((files): readonly LintViolation[] => {
      const [first] = files
      // What lies beside a file that is read was put away.
      if (!first || files.some(({ name }) => isFound(name))) return []
      return [
        {
          path: [],
          place: first.place,
          basis: 'fails',
          message: `The runtime takes files whose names end in ${cniEndpoints.fileEnds.value.join(', ')} as networks; it passes ${first.name} by, and no other one is there.`,
          facts: [cniEndpoints.fileEnds],
        },
      ]
    })
  },
})

interface File {
  readonly folder: string
  readonly name: string
  readonly place: Place
}

const isFound = (name: string) =>
  !/\.\w+$/.test(name) ||
  cniEndpoints.fileEnds.value.some((end) => name.toLowerCase().endsWith(end))
