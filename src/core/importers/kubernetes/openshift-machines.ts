import type { PlatformId } from '../../catalog/cni/define.ts'
import { ofDistributions } from '../../catalog/distributions.ts'
import { windowsReleases } from '../../catalog/windows/index.ts'
import type { Reading } from '../../model/importer.ts'
import { decided, stated } from '../../model/observe.ts'
import { isFilledIn } from '../../values/placeholder.ts'
import type { Leaf } from '../tree.ts'
import type { KubernetesObject } from './object.ts'

const template = ['spec', 'template']
const machine = [...template, 'spec', 'providerSpec', 'value']

/** The clouds of the operator, by what the kind of their machines begins with, with what they call its size and image. */
const clouds: readonly {
  readonly kind: string
  readonly platform: PlatformId
  readonly size?: string
  readonly images: readonly (readonly (string | number)[])[]
}[] = [
  { kind: 'AWSMachine', platform: 'aws', size: 'instanceType', images: [['ami', 'id']] },
  {
    kind: 'AzureMachine',
    platform: 'azure',
    size: 'vmSize',
    images: [
      ['image', 'sku'],
      ['image', 'resourceID'],
    ],
  },
  { kind: 'VSphereMachine', platform: 'vsphere', images: [['template']] },
  { kind: 'GCPMachine', platform: 'gcp', size: 'machineType', images: [['disks', 0, 'image']] },
]

/** Machines for Windows nodes of OpenShift: where they are, how many, of which size and image. */
export function readMachineSet({ at, manifest }: KubernetesObject): Reading {
  const api = at('apiVersion')
  const system = at(...template, 'metadata', 'labels', 'machine.openshift.io/os-id')
  const data = at(...machine, 'userDataSecret', 'name')
  const isWindows =
    /^windows$/i.test(system?.raw ?? '') || data?.raw === ofDistributions.userData.value
  if (!isWindows || (api && !api.raw.includes('openshift.io/'))) return {}
  const subject = { subject: `node pool ${manifest.name ?? ''}` }
  const kind = at(...machine, 'kind')
  const cloud = clouds.find((one) => kind?.raw.startsWith(one.kind))
  const told = (name: string, leaf: Leaf | undefined) =>
    leaf && !isFilledIn(leaf.raw) ? [stated(name, leaf.value, leaf.raw, leaf.place, subject)] : []
  const image = cloud?.images.flatMap((path) => at(...machine, ...path) ?? [])[0]
  const named = releaseIn(image?.raw ?? '')
  // Of a platform without the oldest release the name of an image is judged as it stands.
  const { oldest, without } = ofDistributions.releases2019.value
  const isRefused = without.some((one) => kind?.raw.startsWith(one))
  const release = isRefused && named === `ltsc${oldest}` ? undefined : named
  return {
    observations: [
      ...(api
        ? [stated('cluster.distribution', 'openshift', api.raw, api.place, { inferred: true })]
        : []),
      ...(cloud && kind
        ? [
            decided('platform', cloud.platform, kind.raw, kind.place, {
              ...subject,
              inferred: true,
            }),
          ]
        : []),
      ...told('machine.count', at('spec', 'replicas')),
      ...told('machine.type', cloud?.size === undefined ? undefined : at(...machine, cloud.size)),
      ...told('machine.image', image),
      ...(image && release !== undefined
        ? [
            decided('windowsRelease', release, image.raw, image.place, {
              ...subject,
              inferred: true,
            }),
          ]
        : []),
    ],
  }
}

/**
 * `2022-datacenter-core`, `windows-golden-2022`, `…/family/windows-2022-core`: a year alone may be a day’s.
 * Releases of the semi-annual channel stand behind `datacenter-core-` alone.
 */
function releaseIn(image: string) {
  const annual = /^datacenter-core-(\d\d(?:\d\d|H\d))(?![\w.])/i.exec(image)?.[1]?.toUpperCase()
  if (annual !== undefined) return windowsReleases.find((id) => id === annual)
  const year = /^(20\d\d)-|win(?:dows)?[\w-]{0,40}?(20\d\d)(?!\d)|ltsc(20\d\d)/i.exec(image)
  const [, ...found] = year ?? []
  const own = found.find((one) => one !== undefined)
  return windowsReleases.find((id) => id === `ltsc${own}`)
}
