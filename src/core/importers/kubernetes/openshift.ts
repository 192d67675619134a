import type { Reading } from '../../model/importer.ts'
import { ovnKubernetes } from '../../catalog/cni/ovn-kubernetes.ts'
import { modes } from '../../catalog/modes/index.ts'
import { decided, stated } from '../../model/observe.ts'
import { cniAt } from '../names.ts'
import type { KubernetesObject } from './object.ts'

const hybridOverlay = ['spec', 'defaultNetwork', 'ovnKubernetesConfig', 'hybridOverlayConfig']
const hybridRange = [...hybridOverlay, 'hybridClusterNetwork', 0, 'cidr']

const usualPort = ovnKubernetes.modes.find(({ vxlan }) => vxlan)?.vxlan?.port.value

/** The network of a cluster of OpenShift; its Windows nodes get their pods’ addresses of the hybrid range. */
export function readOpenshiftNetwork({ at }: KubernetesObject): Reading {
  const api = at('apiVersion')
  if (api?.raw.includes('openshift.io/') !== true) return {}
  const type =
    at('spec', 'defaultNetwork', 'type') ?? at('spec', 'networkType') ?? at('status', 'networkType')
  const services = at('spec', 'serviceNetwork', 0) ?? at('status', 'serviceNetwork', 0)
  const pods = at('spec', 'clusterNetwork', 0, 'cidr') ?? at('status', 'clusterNetwork', 0, 'cidr')
  const hybrid = at(...hybridRange)
  const port = at(...hybridOverlay, 'hybridOverlayVXLANPort')
  return {
    observations: [
      stated('cluster.distribution', 'openshift', api.raw, api.place, { inferred: true }),
      ...(type?.raw === 'OVNKubernetes'
        ? cniAt('ovn-kubernetes', type.place, { inferred: true }).map((one) => ({
            ...one,
            raw: type.raw,
          }))
        : []),
      ...(services ? [decided('serviceCIDR', services.raw, services.raw, services.place)] : []),
      ...(pods ? [stated('network.clusterCidr', pods.raw, pods.raw, pods.place)] : []),
      ...(port ? [stated('network.vxlanPort', port.value, port.raw, port.place)] : []),
      ...(hybrid
        ? [
            decided('clusterCIDR', hybrid.raw, hybrid.raw, hybrid.place),
            // Windows nodes of OpenShift have their pods in the hybrid overlay alone.
            decided('networkMode', modes.overlay.id, hybrid.raw, hybrid.place, {
              inferred: true,
              weight: 'default',
            }),
          ]
        : []),
      // Nobody wrote another one.
      ...(hybrid && !port && usualPort !== undefined
        ? [
            decided('vxlanPort', usualPort, '', hybrid.place, {
              absent: true,
              inferred: true,
              weight: 'default',
            }),
          ]
        : []),
    ],
  }
}
