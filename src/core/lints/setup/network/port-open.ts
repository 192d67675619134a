import { neededPorts } from '../../../catalog/closed-ports.ts'
import { defineLint } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { faultAt } from '../../fault-at.ts'

export const portOpen = defineLint({
  id: 'port-open',
  on: 'setup',
  summary: 'Ports that Windows nodes need are open',
  remediation: 'Open the port.',
  decisions: [],

  check({ observations }) {
    const closed = [...named(observations, 'port.closed'), ...failedIn(observations)]
    if (closed.length === 0) return []
    const isSo = ({ name, value }: { readonly name: string; readonly value: string }) =>
      has(observations, name, value)
    return neededPorts.flatMap(({ port, protocol, where, notWhere, fact, lost, remedy }) =>
      (where?.some(isSo) ?? true) && !(notWhere && isSo(notWhere))
        ? closed
            .filter(({ name, value }) => Number(value) === port && isOf(name, protocol))
            .slice(0, 1)
            .map((one) =>
              faultAt(
                placeOf(one),
                'fails',
                `${protocol.toUpperCase()} port ${port} is closed: ${lost}.`,
                fact,
                { remediation: remedy },
              ),
            )
        : [],
    )
  },
})

/** Test-NetConnection tries TCP alone. */
const isOf = (name: string, protocol: string) => name === 'port.closed' || protocol === 'tcp'

/** The ports of tests that failed: the port and the answer of one test stand near each other. */
const failedIn = (observations: readonly Observation[]) =>
  named(observations, 'connection.port').filter((port) =>
    named(observations, 'connection.tcp').some(
      ({ value, file, line }) =>
        value === 'False' && file === port.file && line > port.line && line - port.line < longest,
    ),
  )

/** Lines of one answer. */
const longest = 8

const has = (observations: readonly Observation[], id: string, value: string) =>
  observations.some(
    ({ name, decision, absent, value: own }) =>
      (name === id || decision === id) && absent !== true && own === value,
  )
