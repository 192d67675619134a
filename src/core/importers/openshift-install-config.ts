import { defineImporter } from '../model/importer.ts'
import type { Observation } from '../model/observation.ts'
import { decided, stated } from '../model/observe.ts'
import { valueAt } from '../model/nodes.ts'
import { cniAt } from './names.ts'
import { shownTreesOf, type Tree } from './tree.ts'

/** What openshift-install makes a cluster of; the range of its Windows pods stands in a manifest beside it. */
export const openshiftInstallConfig = defineImporter({
  id: 'openshift-install-config',
  summary: 'Configuration of openshift-install',
  isFile: 'whole',
  origin: 'cluster',
  recognizes: ({ text }) =>
    /^(?:baseDomain|pullSecret):/m.test(text) &&
    /^(?:networking|platform):/m.test(text) &&
    !/^kind:/m.test(text),
  read: (doc) => ({ observations: shownTreesOf(doc).flatMap((tree) => factsIn(tree)) }),
})

const type = ['networking', 'networkType'] as const

function factsIn({ leafAt, placeOf, value }: Tree): readonly Observation[] {
  const network = leafAt(...type)
  const pods = leafAt('networking', 'clusterNetwork', 0, 'cidr')
  const services = leafAt('networking', 'serviceNetwork', 0)
  const machines = leafAt('networking', 'machineNetwork', 0, 'cidr')
  const onVsphere = valueAt(value, ['platform', 'vsphere']) !== undefined
  return [
    ...(network ? [stated('openshift.networkType', network.raw, network.raw, network.place)] : []),
    ...(network?.raw === 'OVNKubernetes'
      ? cniAt('ovn-kubernetes', network.place, { inferred: true }).map((one) => ({
          ...one,
          raw: network.raw,
        }))
      : []),
    ...(pods ? [stated('network.clusterCidr', pods.raw, pods.raw, pods.place)] : []),
    ...(services ? [decided('serviceCIDR', services.raw, services.raw, services.place)] : []),
    ...(machines ? [stated('network.nodeSubnet', machines.raw, machines.raw, machines.place)] : []),
    ...(onVsphere
      ? [stated('openshift.platform', 'vsphere', 'vsphere', placeOf(['platform', 'vsphere']))]
      : []),
  ]
}
