import { dynamicPorts, nodePorts } from '../../../catalog/node-ports.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

export const dynamicPortsApart = defineLint({
  id: 'dynamic-ports-apart',
  on: 'setup',
  summary: 'Windows gives away no ports of Services as dynamic ones',
  remediation: `Begin the dynamic range above them, or exclude them: netsh int ipv4 add excludedportrange tcp ${dynamicPorts.value.excluded.start} ${dynamicPorts.value.excluded.count}.`,
  decisions: [],

  check({ observations }) {
    const [first = 0, last = 0] = nodePorts.nodePort.value.split('-').map(Number)
    // Whoever excludes them may begin lower.
    const isExcluded = named(observations, 'host.excludedPorts').some(({ value }) => {
      const [from = 0, to = 0] = String(value).split(/\s+/).map(Number)
      return from <= first && to >= last
    })
    if (isExcluded) return []
    return named(observations, 'host.dynamicPortRange.start').flatMap((start) => {
      const count = named(observations, 'host.dynamicPortRange').find(
        ({ file, line }) => file === start.file && Math.abs(line - start.line) <= 2,
      )
      const from = Number(start.value)
      const to = from + Number(count?.value) - 1
      if (!count || from > last || to < first) return []
      return [
        {
          path: [],
          place: placeOf(start),
          also: [placeOf(count)],
          basis: 'fails' as const,
          message: `The dynamic ports ${from}-${to} hold the node ports ${nodePorts.nodePort.value}: a connection or HNS may take the port of a Service first.`,
          facts: [dynamicPorts, { ...nodePorts.nodePort, confidence: 'inferred' as const }],
        },
      ]
    })
  },
})
