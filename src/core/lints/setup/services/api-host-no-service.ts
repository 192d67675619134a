import { agentApiHost } from '../../../catalog/agent-api-host.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import { deciding } from '../../../model/observed.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import type { Manifest } from '../../../model/manifest.ts'
import { ofKind } from '../../../model/parsed.ts'
import { listedServices } from '../../../model/listed-services.ts'
import { containsAddress, parseAddress, parseCidr } from '../../../values/address.ts'

const { variable, object } = agentApiHost.value

export const apiHostNoService = defineLint({
  id: 'api-host-no-service',
  on: 'setup',
  summary: 'Agents on Windows nodes are told the API server itself, and not its Service',
  remediation: `Write the address or name of the API server or of its load balancer, and its port, often 6443.`,
  decisions: [],

  check: ({ observations, parsed }) =>
    ofKind(parsed, 'manifest').flatMap(({ value: manifest, placeOf }): readonly LintViolation[] =>
      hostsIn(manifest).flatMap(({ path, value, services }): readonly LintViolation[] => {
        const range = rangeAround(value, observations)
        const own = holds(services, value) ? services : range && String(range.value)
        const listed = listedServices(observations).find(({ raw }) => raw === value)
        if (own === undefined && !listed && !ofService.test(value)) return []
        return [
          {
            path: [],
            place: placeOf(path),
            also: range ? [observedAt(range)] : listed ? [listed.place] : [],
            basis: 'fails',
            message: `${variable} is ${value}, ${own === undefined ? `the Service ${listed?.name ?? 'of the API server'}` : `an address of the Services in ${own}`}: the host of a Windows node reaches no Service before kube-proxy runs, so the agent never starts.`,
            facts: [agentApiHost],
          },
        ]
      }),
    ),
})

const ofService = /^kubernetes(?:\.default(?:\.svc(?:\.cluster\.local)?)?)?$/i

/** The ConfigMap of the operator of Calico, and the variables of HostProcess pods. */
function hostsIn({ kind, name, value, pod }: Manifest): readonly Host[] {
  if (kind === 'ConfigMap' && name === object) {
    const own = valueAt(value, ['data', variable])
    return typeof own === 'string' ? [{ path: ['data', variable], value: own }] : []
  }
  if (!pod?.isHostProcess) return []
  const variables = nodesAt(value, [...pod.path, 'spec'], ['containers', '*', 'env', '*']).flatMap(
    (one) => {
      const own = valueAt(one.value, ['value'])
      return typeof own === 'string'
        ? [{ name: valueAt(one.value, ['name']), path: [...one.path, 'value'], value: own }]
        : []
    },
  )
  const services = variables.find((one) => one.name === 'SERVICE_SUBNET')?.value
  return variables
    .filter((one) => one.name === variable)
    .map((one) => ({ path: one.path, value: one.value, ...(services ? { services } : {}) }))
}

interface Host {
  readonly path: LintViolation['path']
  readonly value: string
  /** The range of Services as the same agent is told. */
  readonly services?: string
}

function holds(range: string | undefined, host: string): boolean {
  const address = parseAddress(host)
  const parsed = range === undefined ? undefined : parseCidr(range)
  return address !== undefined && parsed !== undefined && containsAddress(parsed, address)
}

/** The range of Services that holds it. */
const rangeAround = (host: string, observations: readonly Observation[]): Observation | undefined =>
  deciding(observations, 'serviceCIDR').find(({ value }) => holds(String(value), host))
