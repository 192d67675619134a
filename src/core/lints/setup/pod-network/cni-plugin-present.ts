import { cniEndpoints } from '../../../catalog/cni/file-facts.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { ofKind } from '../../../model/parsed.ts'
import { endpointPlugins, fieldBelow, isPlaceholder } from '../../cni/file.ts'
import { hasLinuxContainerd } from '../../containerd/is-of-windows.ts'
import { folderOfRuntime, listedFiles } from './folders.ts'

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
    if (!read || !first || hasLinuxContainerd(parsed)) return []
    const own = programs.filter(({ folder }) => folder === read.folder)
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
        return missing
          ? [
              {
                path: [],
                place: placeOf(missing.path),
                also: [observedAt(read.told), observedAt(own[0]?.place ?? first.place)],
                basis: 'fails' as const,
                message: `The runtime looks for plugins in ${String(read.told.value)}, and ${own.length > 0 ? `its listing has no ${String(missing.value)}.exe` : `the plugins are listed in ${first.shown}`}: "failed to find plugin "${String(missing.value)}" in path".`,
                facts: [cniEndpoints.directories],
              },
            ]
          : []
      }),
    )
  },
})
