import { versionSkew } from '../../../catalog/kubernetes/shared.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { isVersion, minorOf } from '../../../values/version.ts'

const { kubectl } = versionSkew

export const kubectlNearServer = defineLint({
  id: 'kubectl-near-server',
  on: 'setup',
  summary: 'kubectl is of the minor of the API server, or of the one before or after',
  remediation: 'Use a kubectl of the version of the cluster.',
  decisions: [],

  check({ observations }) {
    const [client, ...others] = named(observations, 'kubectl.version')
    const servers = deciding(observations, 'controlPlaneVersion').filter(
      ({ inferred }) => inferred !== true,
    )
    const [server] = servers
    const minors = new Set(servers.map(({ value }) => value))
    const own = minorOf(String(client?.value).split(/[-+]/, 1)[0] ?? '')
    if (!client || !server || others.length > 0 || minors.size !== 1 || !isVersion(own)) return []
    const apart = Math.abs(numberOf(own) - numberOf(String(server.value)))
    if (!(apart > kubectl.value)) return []
    return [
      {
        path: [],
        place: placeOf(client),
        also: [placeOf(server)],
        basis: 'unsupported' as const,
        message: `kubectl is ${String(client.value)} and the API server ${String(server.value)}, ${apart} minors apart; kubectl is supported for ${kubectl.value}.`,
        facts: [kubectl],
      },
    ]
  },
})

const numberOf = (minor: string) => Number(minor.slice(minor.indexOf('.') + 1))
