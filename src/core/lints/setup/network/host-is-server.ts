import { clientBuilds, clientHosts, oldServers } from '../../../catalog/windows/clients.ts'
import { defineLint } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ownValue } from '../../../values/own.ts'

export const hostIsServer = defineLint({
  id: 'host-is-server',
  on: 'setup',
  summary: 'A Windows node runs a Windows Server',
  remediation: 'Make the node from a Windows Server that its Kubernetes version lists.',
  decisions: [],

  check({ observations }) {
    const kubelets = named(observations, 'kubelet.version')
    // A workstation from which somebody looks at a cluster is no node.
    const isOnly = isOnlyMachine(observations)
    const isNode = ({ subject, weight, file }: Observation) =>
      weight !== 'statement' &&
      (subject?.startsWith('node ') === true ||
        (isOnly && subject === undefined) ||
        kubelets.some((one) => one.file === file && one.subject === undefined))
    const said = named(observations, 'node.client')
    const systems = named(observations, 'host.os').filter(
      (one) => isNode(one) && client.test(String(one.value)),
    )
    const builds = named(observations, 'host.build').flatMap((one) => {
      const value = ownValue(clientBuilds.value, String(one.value).split('.', 3).join('.'))
      const isTold = [...said, ...systems].some(({ file }) => file === one.file)
      return value !== undefined && isNode(one) && !isTold ? [{ ...one, value }] : []
    })
    return [...said.slice(0, 1), ...systems, ...builds].map((one) => ({
      path: [],
      place: placeOf(one),
      basis: 'unsupported' as const,
      ...(old.test(String(one.value)) ? tooOld(String(one.value)) : ofClient(one)),
    }))
  },
})

const tooOld = (value: string) => ({
  message: `The node runs ${value}, which is older than the containers of Windows: no release of Kubernetes lists it.`,
  facts: [oldServers],
})

const ofClient = (one: Observation) => ({
  message: `The node runs ${String(one.value)}${one.name === 'host.build' ? ` (${one.raw})` : ''}; the lists of Kubernetes name releases of Windows Server alone, and a Windows client is for development.`,
  facts: one.name === 'host.build' ? [clientHosts, clientBuilds] : [clientHosts],
})

/** Whether one client alone told of itself, and a kubelet runs somewhere that no list of nodes names. */
function isOnlyMachine(observations: readonly Observation[]): boolean {
  const hosts = named(observations, 'host.os')
  return (
    hosts.length > 0 &&
    hosts.every(({ value, subject }) => subject === undefined && client.test(String(value))) &&
    !observations.some(({ subject }) => /^(?:node|linux) /.test(subject ?? '')) &&
    observations.some(
      ({ name, weight }) =>
        weight !== 'statement' && (name === 'kubelet.version' || name.startsWith('kubelet.flag.')),
    )
  )
}

const client = /\bWindows (?:1[01]|Server 20(?:08|12))\b/
const old = /\bServer 20(?:08|12)\b/
