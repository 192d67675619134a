import { catalog } from '../../catalog/catalog.ts'
import { network } from '../../catalog/network.ts'
import { compareVersions } from '../../values/version.ts'
import { exceptionDecisions, wantedExceptions } from '../../derived/exception-list.ts'
import { defineRule } from '../../model/rule.ts'

export const exceptionSameBase = defineRule({
  id: 'exception-same-base',
  basis: 'advice',
  summary: 'Older hosts tell exceptions apart by their base address alone',
  remediation: 'Nothing is to be done: the file keeps the broadest range of each base address.',
  decisions: exceptionDecisions,

  check(scenario) {
    // The other ranges lie apart, or are reported for that.
    if (scenario.extraExceptions.length + scenario.virtualNetworks.length === 0) return undefined
    const { name, build } = catalog.windows[scenario.windowsRelease]
    if (compareVersions(build.value, network.sameBase.value) > 0) return undefined
    const all = wantedExceptions(scenario)
    const narrow = all.find(({ range }) =>
      all.some(({ range: other }) => other.first === range.first && other.prefix < range.prefix),
    )
    if (!narrow) return undefined
    return {
      message: `${name} drops one of two exceptions with the base address ${narrow.text.split('/', 1)[0]}; the narrower one, ${narrow.text}, is left out of the file.`,
      facts: [network.sameBase],
      decisions: ['windowsRelease', narrow.from],
    }
  },
})
