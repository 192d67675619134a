import { cniEndpoints } from '../../catalog/cni/file-facts.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { parseCidr } from '../../values/address.ts'
import { apiVersionOf, endpointPlugins, fieldBelow, isPlaceholder, traitsOf } from './file.ts'

export const cniIpam = defineLint({
  id: 'cni-ipam',
  on: 'cni-config',
  summary: 'The plugin gets addresses for pods',
  remediation: 'Name an address plugin such as host-local, with the pod subnet of the node.',
  decisions: [],

  check: ({ value }) =>
    endpointPlugins(value).flatMap((plugin): readonly LintViolation[] => {
      const type = fieldBelow(plugin, 'ipam', 'type')
      const subnet = fieldBelow(plugin, 'ipam', 'subnet')
      if (traitsOf(plugin)?.needsIpam && !plugin.isDelegate && !type) {
        const isGuarded = apiVersionOf(plugin) === 2
        return [
          {
            path: plugin.path,
            basis: 'fails',
            message: isGuarded
              ? 'win-overlay has no address plugin; HNS is asked for an endpoint without an address.'
              : 'win-overlay has no address plugin, and stops for that.',
            facts: [isGuarded ? cniEndpoints.overlayIpamOnHcn : cniEndpoints.overlayIpam],
          },
        ]
      }
      if (traitsOf(plugin)?.subnetIsIpv4 && subnet) {
        const text = String(subnet.value)
        if (isPlaceholder(text) || parseCidr(text)?.family === 'ipv4') return []
        return [
          {
            path: subnet.path,
            basis: 'refused',
            message: `${JSON.stringify(subnet.value)} is no IPv4 range; ${plugin.type} crashes.`,
            remediation: 'Write the pod subnet as address and prefix.',
            facts: [cniEndpoints.subnet],
          },
        ]
      }
      const start = fieldBelow(plugin, 'ipam', 'rangeStart') ?? fieldBelow(plugin, 'ipam', 'ranges')
      return traitsOf(plugin)?.gatewayIsSecond && type?.value === 'host-local' && subnet && !start
        ? [
            {
              path: subnet.path,
              basis: 'unsupported',
              message:
                'host-local begins with the second address, which the gateway of win-bridge has: the first pod fails once with "The object already exists".',
              remediation: `Set rangeStart to the ${cniEndpoints.rangeStart.value} of the subnet.`,
              facts: [cniEndpoints.rangeStart],
            },
          ]
        : []
    }),
})
