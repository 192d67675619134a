import { cni } from '../../../catalog/cni/index.ts'
import { sdnOptionalFlags } from '../../../catalog/cni/sdn-plugins.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { isAtLeast, isBefore, isVersion } from '../../../values/version.ts'
import { endpointPlugins, fieldAt, fieldBelow } from '../../cni/file.ts'

const { repository } = cni.sdnbridge

export const cniSdnRelease = defineLint({
  id: 'cni-sdn-release',
  on: 'setup',
  summary: 'What Flannel hands to a plugin of Microsoft is known to the release on the node',
  remediation: 'Take a later release of the plugin, or write what this one takes.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const told = named(observations, 'windowsContainerNetworking.version')
    const [first] = told
    const release = String(first?.value)
    if (!first || !isVersion(release) || told.some(({ value }) => value !== first.value)) return []
    return ofKind(parsed, 'cni-config').flatMap(({ value: { value }, placeOf }) =>
      // What stands by itself is held to the release of its plugin as any other.
      endpointPlugins(value).flatMap((plugin): readonly LintViolation[] => {
        if (!plugin.isDelegate || plugin.id === undefined) return []
        const { name, file, repository: own } = cni[plugin.id]
        if (own !== repository) return []
        const also = [observedAt(first)]
        const field = fieldAt(value, 'cniVersion')
        const taken = file.cniVersions.value.findLast(({ from }) => isAtLeast(release, from))
        const gateway = fieldBelow(plugin, 'optionalFlags', 'forceBridgeGateway')
        return [
          ...(field &&
          taken &&
          typeof field.value === 'string' &&
          !taken.accepts.includes(field.value) &&
          file.cniVersions.value.some(({ accepts }) => accepts.includes(String(field.value)))
            ? [
                {
                  path: [],
                  place: placeOf(field.path),
                  also,
                  basis: 'refused' as const,
                  message: `${name} ${release} takes no file of version ${field.value}: "incompatible CNI versions". It takes ${taken.accepts.join(', ')}.`,
                  remediation: `Write ${taken.accepts.join(' or ')} as cniVersion, or take a later release.`,
                  facts: [file.cniVersions],
                },
              ]
            : []),
          ...(gateway?.value === true && isBefore(release, sdnOptionalFlags.value.from)
            ? [
                {
                  path: [],
                  place: placeOf(gateway.path),
                  also,
                  basis: 'fails' as const,
                  message: `${name} ${release} does not know forceBridgeGateway, which comes with ${sdnOptionalFlags.value.from}: pods get the first address of their range as gateway, and reach no other node.`,
                  remediation: `Take release ${sdnOptionalFlags.value.from} or later.`,
                  facts: [sdnOptionalFlags],
                },
              ]
            : []),
        ]
      }),
    )
  },
})
