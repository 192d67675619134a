import type { Reading } from '../../model/importer.ts'
import { decided, stated } from '../../model/observe.ts'
import { isDnsService } from '../names.ts'
import type { KubernetesObject } from './object.ts'

/** Service types that are decisions; others name no workload of ours. */
const types = ['ClusterIP', 'NodePort', 'LoadBalancer']

export function readService(object: KubernetesObject): Reading {
  const { manifest, at } = object
  if (isOfCluster(object)) return readDnsService(object)
  const subject = `service ${manifest.name ?? ''}`
  const one = (decision: Parameters<typeof decided>[0], ...path: (string | number)[]) => {
    const leaf = at(...path)
    return leaf ? [decided(decision, leaf.value, leaf.raw, leaf.place, { subject })] : []
  }
  const type = at('spec', 'type')
  // Without a type, the API takes ClusterIP.
  const ports = at('spec', 'ports', 0, 'port')
  const more = { subject, inferred: true } as const
  const kept = at('metadata', 'annotations', 'preserve-destination')
  const isPlain = at('spec', 'ports', 1, 'port') === undefined
  return {
    observations: [
      ...(type && types.includes(type.raw) ? one('serviceType', 'spec', 'type') : []),
      ...(!type && ports
        ? [decided('serviceType', 'ClusterIP', ports.raw, ports.place, more)]
        : []),
      ...(isPlain ? one('servicePort', 'spec', 'ports', 0, 'port') : []),
      ...(isPlain && typeof at('spec', 'ports', 0, 'targetPort')?.value === 'number'
        ? one('containerPort', 'spec', 'ports', 0, 'targetPort')
        : []),
      ...(kept
        ? [decided('preserveDestination', kept.raw === 'true', kept.raw, kept.place, { subject })]
        : []),
      ...one('externalTrafficPolicy', 'spec', 'externalTrafficPolicy'),
      ...one('sessionAffinity', 'spec', 'sessionAffinity'),
      ...one(
        'sessionAffinityTimeout',
        'spec',
        'sessionAffinityConfig',
        'clientIP',
        'timeoutSeconds',
      ),
    ],
  }
}

/** Each cluster has these; none is one of the workload that somebody plans or asks about. */
function isOfCluster({ manifest, at }: KubernetesObject) {
  const namespace = at('metadata', 'namespace')?.raw ?? 'default'
  return (
    /^(?:kube-system|calico-system|tigera-operator|openshift-.{1,60})$/.test(namespace) ||
    (namespace === 'default' && manifest.name === 'kubernetes')
  )
}

/** The address at which pods ask for names. */
function readDnsService({ manifest, at }: KubernetesObject): Reading {
  const address = isDnsService(manifest.name ?? '') ? at('spec', 'clusterIP') : undefined
  if (!address || !/\d/.test(address.raw)) return {}
  const { raw, place } = address
  return {
    observations: [
      stated('kubeDns.clusterIp', raw, raw, place),
      decided('clusterDNS', raw, raw, place),
    ],
  }
}
