import { rke2 } from '../../../catalog/distributions.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { grouped } from '../../../values/grouped.ts'
import { faultAt } from '../../fault-at.ts'

export const rke2AgentKeys = defineLint({
  id: 'rke2-agent-keys',
  on: 'setup',
  summary: 'The file of a Windows agent of RKE2 has no settings of servers',
  remediation: 'Take them out of the file; what the servers have is for the whole cluster.',
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    const joins = new Set(
      named(observations, 'rke2.server').map(({ file, line }) => `${file}:${line}`),
    )
    // Where another file joins as well, this one may be that of a second server.
    const keys = named(observations, 'rke2.serverKeyInAgent').filter(
      ({ inferred }) => inferred !== true || joins.size < 2,
    )
    const byFile = grouped(keys, ({ file }) => file)
    return [...byFile.values()].flatMap((all): readonly LintViolation[] => {
      const [first, ...others] = all
      if (!first) return []
      const names = all.map(({ raw }) => raw).join(', ')
      return [
        faultAt(
          placeOf(first),
          'fails',
          `The file of a Windows agent sets ${names}, which RKE2 takes from its servers alone: here it has no effect.`,
          rke2.ofServers,
          {
            also: others.map(placeOf),
            remediation: `Take ${names} out of this file, and look what the servers have: it is for the whole cluster.`,
          },
        ),
      ]
    })
  },
})
