import { catalog } from '../../../catalog/catalog.ts'
import { cniEndpoints } from '../../../catalog/cni/file-facts.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { ofKind } from '../../../model/parsed.ts'
import { endpointPlugins, fieldBelow, isPlaceholder } from '../../cni/file.ts'
import { hasLinuxContainerd } from '../../containerd/is-of-windows.ts'
import { folderKey, folderOfRuntime, listedFiles } from './folders.ts'

const { directories, usualPrograms } = cniEndpoints
const usual = new Set(usualPrograms.value.map(folderKey))

export const cniPluginPresent = defineLint({
  id: 'cni-plugin-present',
  on: 'setup',
  summary: 'The plugins of a CNI file lie in the folder that the runtime reads',
  remediation:
    'Copy the plugins into the folder that bin_dir of containerd (--cni-bin-dir with Docker) names, or name the folder where they lie.',
  decisions: [],

  check({ observations, parsed }) {
    const read = folderOfRuntime('bin', observations)
    const programs = listedFiles(observations).filter(({ name }) => /\.exe$/i.test(name))
    const [first] = programs
    if (!first || hasLinuxContainerd(parsed)) return []
    const own = programs.filter(({ folder }) => (read ? folder === read.folder : usual.has(folder)))
    // Where nobody tells the folder, one of the usual ones is it if plugins lie there.
    if (!read && (!own.some(isPlugin) || new Set(own.map(({ folder }) => folder)).size > 1))
      return []
    const present = new Set(own.map(({ name }) => name.toLowerCase().replace(/\.exe$/, '')))
    return ofKind(parsed, 'cni-config').flatMap(({ value: { value }, placeOf }) =>
      endpointPlugins(value).flatMap((plugin) => {
        const types = [plugin.entry, plugin].flatMap((node) => [
          fieldBelow(node, 'type') ?? [],
          fieldBelow(node, 'ipam', 'type') ?? [],
        ])
        const missing = types
          .flat()
          .find(
            ({ value: type }) =>
              typeof type === 'string' &&
              !isPlaceholder(type) &&
              !present.has(type.toLowerCase().replace(/\.exe$/, '')),
          )
        if (!missing) return []
        const program = String(missing.value).replace(/\.exe$/i, '')
        const listing = own[0] ?? first
        const shown = read
          ? `The runtime looks for plugins in ${String(read.told.value)}, and ${own.length > 0 ? `its listing has no ${program}.exe` : `the plugins are listed in ${first.shown}`}`
          : `The listing of ${listing.shown} has other plugins and no ${program}.exe; unless the runtime reads another folder`
        return [
          {
            path: [],
            place: placeOf(missing.path),
            also: [...(read ? [observedAt(read.told)] : []), observedAt(listing.place)],
            basis: 'fails' as const,
            message: `${shown}: "failed to find plugin "${program}" in path".`,
            facts: [read ? directories : usualPrograms],
          },
        ]
      }),
    )
  },
})

const isPlugin = ({ name }: { readonly name: string }) => binaries.has(name.toLowerCase())
const binaries = new Set(
  Object.values(catalog.cni).flatMap((one): readonly string[] => one.binaries),
)
