import { cni } from '../../catalog/cni/index.ts'
import { unknown } from '../../catalog/fact.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { isAtLeast } from '../../values/version.ts'
import { endpointPlugins, fieldAt, isPlaceholder, releaseOf } from './file.ts'

/** What a file without the field counts as. */
const unsaid = '0.1.0'

export const cniVersionAccepted = defineLint({
  id: 'cni-version-accepted',
  on: 'cni-config',
  summary: 'The plugin of a CNI file takes the version that the file names',
  remediation: 'Write 0.2.0, which every release of these plugins takes (vpc-bridge: 0.3.0).',
  decisions: [],

  check({ value }, surroundings) {
    const field = fieldAt(value, 'cniVersion')
    return endpointPlugins(value).flatMap((plugin): readonly LintViolation[] => {
      const { id, isDelegate } = plugin
      if (id === undefined) return []
      if (field && (typeof field.value !== 'string' || isPlaceholder(field.value))) return []
      // Flannel hands 0.2.0 on where its file says nothing.
      const version = typeof field?.value === 'string' ? field.value : isDelegate ? '0.2.0' : unsaid
      const { name, file } = cni[id]
      const { value: releases, sources } = file.cniVersions
      const taken = releases.filter(({ accepts }) => accepts.includes(version))
      if (taken.length === releases.length || (field === undefined && taken.length > 0)) return []
      const path = field?.path ?? []
      if (taken.length === 0) {
        return [
          {
            path,
            basis: 'refused',
            message: `${name} takes no file of version ${version}: "incompatible CNI versions". It takes ${[...new Set(releases.flatMap(({ accepts }) => accepts))].join(', ')}.`,
            facts: [file.cniVersions],
          },
        ]
      }
      const release = releaseOf(plugin, surroundings)
      const own =
        release === undefined
          ? undefined
          : releases.findLast(({ from }) => isAtLeast(release, from))
      if (own) {
        return own.accepts.includes(version)
          ? []
          : [
              {
                path,
                basis: 'refused',
                message: `${name} ${release} takes no file of version ${version}: "incompatible CNI versions". It takes ${own.accepts.join(', ')}.`,
                facts: [file.cniVersions],
              },
            ]
      }
      return [
        {
          path,
          basis: 'refused',
          message: `Only some releases of ${name} take version ${version}: ${fromText(releases, version)}. Which one is on the node?`,
          remediation: 'Ask the binary with CNI_COMMAND=VERSION.',
          facts: [unknown(version, sources)],
        },
      ]
    })
  },
})

const fromText = (
  releases: readonly { readonly from: string; readonly accepts: readonly string[] }[],
  version: string,
) =>
  releases
    .flatMap(({ from, accepts }, i) => {
      if (!accepts.includes(version)) return []
      if (releases[i - 1]?.accepts.includes(version) === true) return []
      const end = releases.slice(i + 1).find((later) => !later.accepts.includes(version))
      return [end ? `from ${from} to before ${end.from}` : `from ${from} on`]
    })
    .join(', ')
