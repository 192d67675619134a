import type { Reading } from '../../model/importer.ts'
import { valueAt } from '../../model/nodes.ts'
import { decided } from '../../model/observe.ts'
import type { KubernetesObject } from './object.ts'

/** Where the API server is, as the cluster of the context in use has it. */
export function readKubeconfig({ manifest: { value }, at }: KubernetesObject): Reading {
  const indexOf = (list: string, name: unknown) => {
    const all = valueAt(value, [list])
    return Array.isArray(all) ? all.findIndex((one) => valueAt(one, ['name']) === name) : -1
  }
  const context = indexOf('contexts', valueAt(value, ['current-context']))
  const cluster = indexOf('clusters', valueAt(value, ['contexts', context, 'context', 'cluster']))
  const server = at('clusters', Math.max(cluster, 0), 'cluster', 'server')
  const found = /^https:\/\/([\w.-]{1,253})(:\d{1,5})?\/?$/.exec(server?.raw ?? '')
  const host = found?.[1]
  // A balancer on the node itself, as distributions have it, tells nothing.
  if (!server || host === undefined || /^(?:localhost|127\.)/.test(host)) return {}
  const endpoint = `${host}${found?.[2] ?? ':443'}`
  return { observations: [decided('apiServerEndpoint', endpoint, server.raw, server.place)] }
}
