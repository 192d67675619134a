import { cniEndpoints } from '../../catalog/cni/file-facts.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { containsAddress, parseAddress, parseCidr } from '../../values/address.ts'
import { endpointPlugins, fieldBelow, traitsOf } from './file.ts'

export const cniGatewayInSubnet = defineLint({
  id: 'cni-gateway-in-subnet',
  on: 'cni-config',
  summary: 'The gateway of the pods lies in their subnet',
  remediation:
    'Write the gateway and the subnet of one network, mostly its first or second address.',
  decisions: [],

  check: ({ value }) =>
    endpointPlugins(value).flatMap((plugin): readonly LintViolation[] => {
      if (!traitsOf(plugin)?.hasRoutesWithGw) return []
      const routes = fieldBelow(plugin, 'ipam', 'routes')
      const first: unknown = Array.isArray(routes?.value) ? routes.value[0] : undefined
      const subnet = fieldBelow(plugin, 'ipam', 'subnet')
      if (!routes || !subnet || typeof first !== 'object' || first === null) return []
      const own = fieldBelow({ path: [...routes.path, 0], value: first }, 'GW')
      const range = parseCidr(String(subnet.value))
      const gateway = parseAddress(String(own?.value))
      if (!own || !range || gateway?.family !== range.family || containsAddress(range, gateway)) {
        return []
      }
      return [
        {
          path: own.path,
          basis: 'fails',
          message: `${gateway.text} is the gateway of ${range.text}, and lies outside of it: pods reach nothing beyond their network.`,
          facts: [cniEndpoints.gatewayOfRoute],
        },
      ]
    }),
})
