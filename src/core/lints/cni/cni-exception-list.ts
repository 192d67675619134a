import { network } from '../../catalog/network.ts'
import { windows } from '../../catalog/windows/index.ts'
import { defineLint } from '../../model/lint.ts'
import { parseCidr } from '../../values/address.ts'
import { compareVersions } from '../../values/version.ts'
import { endpointPlugins, exceptionsOf, policiesOf } from './file.ts'

export const cniExceptionList = defineLint({
  id: 'cni-exception-list',
  on: 'cni-config',
  summary: 'The host applies every range of an exception list',
  remediation: 'Keep the broadest range of each base address.',
  decisions: ['windowsRelease'],

  check({ value }, { windowsRelease }) {
    const { name, build } = windows[windowsRelease]
    if (compareVersions(build.value, network.sameBase.value) > 0) return []
    return endpointPlugins(value).flatMap((plugin) =>
      policiesOf(plugin).flatMap((policy) => {
        const list = exceptionsOf(policy)
        if (!list || !Array.isArray(list.value)) return []
        const ranges = list.value.flatMap((text: unknown) => parseCidr(String(text)) ?? [])
        const narrow = ranges.find((range) =>
          ranges.some(
            (other) => other.address.value === range.address.value && other.prefix < range.prefix,
          ),
        )
        if (!narrow) return []
        return [
          {
            path: list.path,
            basis: 'fails' as const,
            message: `${name} keeps one exception for each base address; ${narrow.text} has the one of a broader range.`,
            facts: [network.sameBase],
          },
        ]
      }),
    )
  },
})
