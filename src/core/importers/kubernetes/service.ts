import type { Reading } from '../../model/importer.ts'
import { decided } from '../../model/observe.ts'
import type { KubernetesObject } from './object.ts'

/** Service types that are decisions; others name no workload of ours. */
const types = ['ClusterIP', 'NodePort', 'LoadBalancer']

export function readService({ manifest, at }: KubernetesObject): Reading {
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
