import { cniEndpoints } from '../../catalog/cni/file-facts.ts'
import { subnetOfWords } from '../../catalog/cni/file-plugins.ts'
import { ipamTypes, linuxPlugins, rangeOfHostLocal } from '../../catalog/cni/file-types.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { parseAddress, parseCidr } from '../../values/address.ts'
import { nearest } from '../../values/nearest.ts'
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
      const known: readonly string[] = ipamTypes.value
      const own = typeof type?.value === 'string' ? type.value : ''
      if (type && linuxPlugins.value.includes(own)) {
        return [
          {
            path: type.path,
            basis: 'fails',
            message: `There is no ${own} for Windows: "failed to find plugin", and no pod gets an address.`,
            remediation: 'Take host-local with the pod subnet of the node.',
            facts: [linuxPlugins],
          },
        ]
      }
      const meant = known.includes(own) ? undefined : nearest(own, known)
      if (type && meant !== undefined) {
        return [
          {
            path: type.path,
            basis: 'fails',
            message: `${own} is no address plugin that is known: "failed to find plugin", unless somebody built one of this name.`,
            remediation: `Write ${meant}.`,
            facts: [ipamTypes],
          },
        ]
      }
      if (own === 'host-local' && subnet && !isRange(subnet.value, plugin.type)) {
        return [
          {
            path: subnet.path,
            basis: 'refused',
            message: `${JSON.stringify(subnet.value)} is no range; host-local stops with "invalid CIDR address".`,
            remediation: 'Write the pod subnet as address and prefix.',
            facts: [rangeOfHostLocal],
          },
        ]
      }
      const start = fieldBelow(plugin, 'ipam', 'rangeStart')
      const isFirst = start
        ? isSecondOf(subnet?.value, start.value)
        : !fieldBelow(plugin, 'ipam', 'ranges')
      return traitsOf(plugin)?.gatewayIsSecond && type?.value === 'host-local' && subnet && isFirst
        ? [
            {
              path: (start ?? subnet).path,
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

/** host-local leaves out the first address by itself; the second one is that of the gateway. */
function isSecondOf(subnet: unknown, start: unknown): boolean {
  const range = parseCidr(String(subnet))
  return range !== undefined && parseAddress(String(start))?.value === range.first + 2n
}

/** A word may stand there for Calico; what is filled in later is told elsewhere. */
const isRange = (value: unknown, type: string) =>
  typeof value !== 'string' ||
  isPlaceholder(value) ||
  !/^[\d.:a-f/\\ ]*\d[\d.:a-f/\\ ]*$/i.test(value) ||
  type === subnetOfWords ||
  parseCidr(value) !== undefined
