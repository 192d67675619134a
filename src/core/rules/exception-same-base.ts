import { network } from '../catalog/network.ts'
import { compareVersions } from '../catalog/version.ts'
import { parseCidr, type Cidr } from '../model/address.ts'
import { rangesIn } from '../model/ranges.ts'
import { defineRule } from '../model/rule.ts'

export const exceptionSameBase = defineRule({
  id: 'exception-same-base',
  basis: 'advice',
  summary: 'Older hosts tell exceptions apart by their base address alone',
  remediation: 'Nothing is to be done: the file keeps the broadest range of each base address.',
  decisions: ['windowsRelease', 'extraExceptions', 'virtualNetworks', 'clusterCIDR', 'serviceCIDR'],

  check(
    { windowsRelease, extraExceptions, virtualNetworks, clusterCIDR, serviceCIDR },
    { catalog },
  ) {
    if (extraExceptions.length === 0 && virtualNetworks.length === 0) return undefined
    const { name, build } = catalog.windows[windowsRelease]
    if (compareVersions(build.value, network.sameBase.value) > 0) return undefined
    const all = [
      ...rangesIn(clusterCIDR),
      ...rangesIn(serviceCIDR),
      ...[...virtualNetworks, ...extraExceptions].map(parseCidr),
    ].filter((range): range is Cidr => range !== undefined)
    const narrow = all.find((range) =>
      all.some((other) => other.first === range.first && other.prefix < range.prefix),
    )
    if (!narrow) return undefined
    return {
      message: `${name} drops one of two exceptions with the base address ${narrow.text.split('/', 1)[0]}; the narrower one, ${narrow.text}, is left out of the file.`,
      facts: [network.sameBase],
    }
  },
})
