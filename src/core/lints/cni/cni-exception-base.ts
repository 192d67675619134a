import { catalog } from '../../catalog/catalog.ts'
import { network } from '../../catalog/network.ts'
import { defineLint } from '../../model/lint.ts'
import { parseCidr } from '../../values/address.ts'
import { compareVersions } from '../../values/version.ts'
import { endpointPlugins, exceptionsOf, policiesOf } from './file.ts'

export const cniExceptionBase = defineLint({
  id: 'cni-exception-base',
  on: 'cni-config',
  summary: 'On older hosts no two exceptions have one base address',
  remediation: 'Keep the broadest range of each base address.',
  decisions: ['windowsRelease'],

  check({ value }, { windowsRelease }) {
    const { name, build } = catalog.windows[windowsRelease]
    if (compareVersions(build.value, network.sameBase.value) > 0) return []
    const lists = endpointPlugins(value).flatMap((plugin) =>
      policiesOf(plugin).flatMap((policy) => exceptionsOf(policy) ?? []),
    )
    return lists.flatMap((list) => {
      const ranges = (Array.isArray(list.value) ? list.value : []).map((text: unknown) =>
        parseCidr(String(text)),
      )
      const broadest = new Map<string, number>()
      for (const one of ranges) {
        if (!one) continue
        const { prefix } = one
        broadest.set(baseOf(one), Math.min(broadest.get(baseOf(one)) ?? prefix, prefix))
      }
      const at = ranges.findIndex((one) => one && one.prefix > (broadest.get(baseOf(one)) ?? 0))
      const narrow = ranges[at]
      return narrow
        ? [
            {
              path: [...list.path, at],
              basis: 'fails' as const,
              message: `${name} tells exceptions apart by their base address alone: of those with ${baseOf(narrow)} only one works.`,
              facts: [network.sameBase],
            },
          ]
        : []
    })
  },
})

const baseOf = ({ text }: { readonly text: string }) => text.slice(0, text.indexOf('/'))
