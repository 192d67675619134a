import { ovnKubernetes } from '../../../catalog/cni/ovn-kubernetes.ts'
import { ofDistributions as facts } from '../../../catalog/distributions.ts'
import { windows } from '../../../catalog/windows/index.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { parseCidr } from '../../../values/address.ts'
import { faultAt } from '../../fault-at.ts'
import { hybridFaults } from '../../hybrid-range.ts'
import { provider } from '../../openshift-machines.ts'

const asked = ovnKubernetes.updates ?? []

const overlay = ['spec', 'defaultNetwork', 'ovnKubernetesConfig', 'hybridOverlayConfig']
const port = [...overlay, 'hybridOverlayVXLANPort']

/** The port that vSphere takes for itself, also where none is written. */
const isShared = (number: unknown) =>
  number === undefined || number === facts.openshiftPort.value.own

const platformsOf = (infrastructure: unknown) =>
  [
    ['status', 'platform'],
    ['status', 'platformStatus', 'type'],
    ['spec', 'platformSpec', 'type'],
  ].map((path) => String(valueAt(infrastructure, path)))

/** One manifest is checked by itself; here it is held against the other files of the installer. */
export const openshiftInstall = defineLint({
  id: 'openshift-install',
  on: 'setup',
  summary: 'The files of openshift-install agree on a network for Windows nodes',
  remediation: 'Give the hybrid overlay a range of its own before the cluster is made.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const networks = ofKind(parsed, 'manifest').filter(
      ({ value: { value, kind } }) =>
        kind === 'Network' && String(valueAt(value, ['apiVersion'])).includes('openshift.io/'),
    )
    const hybrids = networks.filter(({ value }) => valueAt(value.value, overlay) !== undefined)
    const hasWindows =
      hybrids.length > 0 ||
      named(observations, 'node.windowsWanted').length > 0 ||
      deciding(observations, 'windowsRelease').some(({ absent }) => absent !== true)
    const taken = [
      ...named(observations, 'network.clusterCidr').map((one) => ({ one, of: 'range of pods' })),
      ...deciding(observations, 'serviceCIDR').map((one) => ({ one, of: 'range of Services' })),
      ...named(observations, 'network.nodeSubnet').map((one) => ({ one, of: 'range of machines' })),
    ].flatMap(({ one, of }) => {
      const range = parseCidr(String(one.value))
      return range ? [{ range, of, place: placeOf(one) }] : []
    })
    const platforms = deciding(observations, 'platform')
    const isOnVsphere =
      named(observations, 'openshift.platform').length > 0 ||
      (platforms.length > 0 && platforms.every(({ value }) => value === 'vsphere')) ||
      ofKind(parsed, 'manifest').some(
        ({ value: { value, kind } }) =>
          (kind === 'MachineSet' &&
            String(valueAt(value, [...provider, 'kind'])).startsWith('VSphere')) ||
          (kind === 'Infrastructure' && platformsOf(value).some((one) => /^vsphere$/i.test(one))),
      )
    const [type] = named(observations, 'openshift.networkType')
    const isOpenshift =
      named(observations, 'cluster.distribution').some(({ value }) => value === 'openshift') &&
      !named(observations, 'cluster.distribution').some(({ value }) => value !== 'openshift')
    const cniTold = deciding(observations, 'cni').length > 0
    const builds = isOpenshift && !cniTold ? named(observations, 'host.build') : []
    return [
      ...asked.flatMap(({ release, kb, revision }) => {
        const { build, name } = windows[release]
        const old = builds.find(({ value }) => isOlder(String(value), build.value, revision.value))
        return old
          ? [
              faultAt(
                placeOf(old),
                'unsupported',
                `The machine has ${old.raw}; OpenShift asks for images of ${name} with ${kb}, which is ${build.value}.${revision.value}.`,
                revision,
                { remediation: `Install ${kb} or a newer update into the image of the machines.` },
              ),
            ]
          : []
      }),
      ...(type && hasWindows && type.value !== facts.openshiftNetwork.value
        ? [
            faultAt(
              placeOf(type),
              'unsupported',
              `The network of the cluster is ${type.raw}; Windows nodes need ${facts.openshiftNetwork.value} with its hybrid overlay.`,
              facts.openshiftNetwork,
              {
                remediation: `Write networkType: ${facts.openshiftNetwork.value} before the cluster is made.`,
              },
            ),
          ]
        : []),
      ...hybrids.flatMap(({ value: { value }, placeOf: at }) => [
        // An object that has both is checked by itself.
        ...(valueAt(value, ['spec', 'clusterNetwork']) === undefined
          ? nodesAt(value, overlay, ['hybridClusterNetwork', '*', 'cidr']).flatMap((hybrid) =>
              hybridFaults(String(hybrid.value), at(hybrid.path), taken),
            )
          : []),
        ...(isOnVsphere && isShared(valueAt(value, port))
          ? [
              faultAt(
                at(valueAt(value, port) === undefined ? overlay : port),
                'unsupported',
                `On vSphere the hybrid overlay needs a port of its own, and ${String(port.at(-1))} is ${valueAt(value, port) === undefined ? 'missing' : facts.openshiftPort.value.own}.`,
                facts.openshiftVsphere,
                {
                  remediation:
                    'Write hybridOverlayVXLANPort, such as 9898, when the cluster is made.',
                },
              ),
            ]
          : []),
      ]),
    ]
  },
})

const isOlder = (build: string, of: string, revision: number) =>
  build.startsWith(`${of}.`) && Number(build.slice(of.length + 1)) < revision
