import { cniEndpoints } from '../../catalog/cni/file-facts.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { endpointPlugins, fieldBelow, traitsOf, type EndpointPlugin } from './file.ts'

export const cniDelegate = defineLint({
  id: 'cni-delegate',
  on: 'cni-config',
  summary: 'What Flannel hands over stands in delegate, without name and ipam',
  remediation: 'Take name and ipam out of delegate; Flannel puts in its own.',
  decisions: [],

  check: ({ value }) =>
    endpointPlugins(value).flatMap((plugin): readonly LintViolation[] => {
      if (!plugin.isDelegate) return []
      const forbidden = cniEndpoints.delegate.value.filter(
        (key) => valueAt(plugin.value, [key]) !== undefined,
      )
      const type = fieldBelow(plugin, 'type')
      const key = type?.path.at(-1)
      return [
        ...besideOf(plugin),
        ...forbidden.map((name): LintViolation => ({
          path: [...plugin.path, name],
          basis: 'refused',
          message: `delegate has ${name}: "'delegate' dictionary must not have '${name}' field".`,
          facts: [cniEndpoints.delegate],
        })),
        ...(type && key !== 'type'
          ? [
              {
                path: type.path,
                basis: 'fails' as const,
                message: `Flannel does not see ${String(key)} and starts win-bridge; the key is type, in lower case.`,
                remediation: 'Write type.',
                facts: [cniEndpoints.delegate],
              },
            ]
          : []),
        ...(traitsOf(plugin)?.needsGatewayFlag &&
        fieldBelow(plugin, 'optionalFlags', cniEndpoints.bridgeGateway.value)?.value !== true
          ? [
              {
                path: plugin.path,
                basis: 'fails' as const,
                message:
                  'Without forceBridgeGateway pods get the first address of the subnet as gateway, and not the one of the bridge: they reach no other node.',
                remediation:
                  'Set "optionalFlags": {"forceBridgeGateway": true}; releases 0.2.0 and 0.2.1 do not know it.',
                facts: [cniEndpoints.bridgeGateway],
              },
            ]
          : []),
      ]
    }),
})

/** Keys of the plugin that makes the endpoints, in the entry of Flannel: it gets `delegate` alone. */
const besideOf = ({ entry, type, path }: EndpointPlugin): readonly LintViolation[] =>
  entry.path.length === path.length
    ? []
    : cniEndpoints.besideDelegate.value.flatMap((name): readonly LintViolation[] => {
        const found = fieldBelow(entry, name)
        return found
          ? [
              {
                path: found.path,
                basis: 'fails',
                message: `${String(found.path.at(-1))} stands beside delegate: Flannel hands over delegate alone, and ${type} does not get it.`,
                remediation: 'Move it into delegate.',
                facts: [cniEndpoints.besideDelegate],
              },
            ]
          : []
      })
