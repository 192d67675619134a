import type { Reading } from '../../model/importer.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'
import { stated } from '../../model/observe.ts'
import type { KubernetesObject } from './object.ts'

const dns = 53

/** Whether what pods may send to leaves out DNS; another policy may let it out. */
export function readNetworkPolicy({
  manifest: { value, name },
  placeOf,
}: KubernetesObject): Reading {
  const types = valueAt(value, ['spec', 'policyTypes'])
  const rules = nodesAt(value, ['spec'], ['egress', '*'])
  const isForEgress = Array.isArray(types) ? types.includes('Egress') : rules.length > 0
  if (!isForEgress || rules.some((rule) => letsOut(rule.value))) return {}
  const path = ['spec', rules.length > 0 ? 'egress' : 'policyTypes']
  return {
    observations: [
      stated('policy.egressWithoutDns', true, '', placeOf(path), {
        subject: `policy ${name ?? ''}`,
      }),
    ],
  }
}

function letsOut(rule: unknown): boolean {
  const ports = valueAt(rule, ['ports'])
  return (
    !Array.isArray(ports) ||
    ports.length === 0 ||
    ports.some((one: unknown) => {
      const [port, last] = [valueAt(one, ['port']), valueAt(one, ['endPort'])]
      return typeof port === 'number'
        ? port === dns || (port < dns && typeof last === 'number' && last >= dns)
        : port === undefined || (typeof port === 'string' && /dns/i.test(port))
    })
  )
}
