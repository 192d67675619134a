import { agentApiHost } from '../../catalog/agent-api-host.ts'
import type { Observation } from '../../model/observation.ts'
import { decided } from '../../model/observe.ts'
import type { KubernetesObject } from './object.ts'

const { variable, port: portVariable, object } = agentApiHost.value

/** Where agents on Windows nodes are told to find the API server, unless it is its Service, which leads them nowhere. */
export function servicesEndpointIn({ manifest, at }: KubernetesObject): readonly Observation[] {
  if (manifest.name !== object) return []
  const host = at('data', variable)
  const port = at('data', portVariable)
  const isHost = host !== undefined && /^[\w.-]{1,253}$/.test(host.raw) && !ofService.test(host.raw)
  return isHost && port !== undefined && /^\d{1,5}$/.test(port.raw)
    ? [
        decided('apiServerEndpoint', `${host.raw}:${port.raw}`, host.raw, host.place, {
          // Kubelets may go by another name of it.
          weight: 'default',
          inferred: true,
        }),
      ]
    : []
}

const ofService = /^kubernetes(?:\.default(?:\.svc(?:\..{1,200})?)?)?$/i
