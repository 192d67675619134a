import { serviceFeatures } from '../../../catalog/workload/service-features.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'

const { nodePorts } = serviceFeatures

export const serviceNodePort = defineLint({
  id: 'service-node-port',
  on: 'setup',
  summary: 'A node port of a Service is one that the API server gives',
  remediation: 'Choose a port of the range, or leave nodePort out.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const told = named(observations, 'service.nodePortRange')
    const ranges = told.length > 0 ? told.map(rangeOf) : [nodePorts.value]
    const isGiven = (port: number) => ranges.some(({ from, to }) => port >= from && port <= to)
    const [{ from, to } = nodePorts.value] = ranges
    const unless = told.length > 0 ? '' : ' unless --service-node-port-range says otherwise'
    const fault = (port: number) => ({
      path: [],
      message: `nodePort ${port} is outside ${from} to ${to}: the API server refuses it${unless}.`,
      facts: [nodePorts],
    })
    const ofManifests = ofKind(parsed, 'manifest').flatMap(({ value: { kind, value }, placeOf }) =>
      kind === 'Service'
        ? nodesAt(value, [], ['spec', 'ports', '*']).flatMap((one): readonly LintViolation[] => {
            const port = valueAt(one.value, ['nodePort'])
            if (typeof port !== 'number' || port === 0) return []
            if (isGiven(port)) return []
            return [
              {
                ...fault(port),
                place: placeOf([...one.path, 'nodePort']),
                basis: told.length > 0 ? 'refused' : 'unsupported',
              },
            ]
          })
        : [],
    )
    // A Service that was sent is judged itself.
    const isSent = ofKind(parsed, 'manifest').some(({ value }) => value.kind === 'Service')
    const inWords = isSent ? [] : named(observations, 'service.nodePortTold')
    return [
      ...ofManifests,
      ...inWords
        .filter(({ value }) => typeof value === 'number' && !isGiven(value))
        .map((one) => ({
          ...fault(Number(one.value)),
          place: observedAt(one),
          basis: 'unsupported' as const,
        })),
    ]
  },
})

function rangeOf({ value }: Observation) {
  const [from = 0, to = 0] = String(value).split('-').map(Number)
  return { from, to }
}
