import { hostSubnet } from '../catalog/cni/ovn-ranges.ts'
import { ofDistributions } from '../catalog/distributions.ts'
import { systemOfPod } from '../model/manifest.ts'
import type { LintViolation } from '../model/lint.ts'
import { nodesAt, valueAt } from '../model/nodes.ts'
import { placeOf } from '../model/observe.ts'
import { parseCidr } from '../values/address.ts'
import { faultAt } from './fault-at.ts'
import { hybridFaults } from './hybrid-range.ts'
import { isOf, type ManifestObject, type ObjectCheck } from './object-check.ts'
import { operatorKey } from './openshift-key.ts'
import { hasMachines, instances, machineSet } from './openshift-machines.ts'

type Path = LintViolation['path']

const facts = ofDistributions

const network: ObjectCheck = (object, windows, others) => {
  if (!isOf(object, 'openshift.io/')) return []
  const { value } = object.value
  const wanted = ['spec', 'networkType']
  const types: readonly Path[] = [
    ['spec', 'defaultNetwork', 'type'],
    // What is wanted is more than what is.
    valueAt(value, wanted) === undefined ? ['status', 'networkType'] : wanted,
  ]
  const overlay = ['spec', 'defaultNetwork', 'ovnKubernetesConfig', 'hybridOverlayConfig']
  const port = [...overlay, 'hybridOverlayVXLANPort']
  const number = valueAt(value, port)
  const { own, notOn } = facts.openshiftPort.value
  const [old] = windows.filter((one) => one.value === notOn)
  return [
    ...types.flatMap((path) => {
      const type = valueAt(value, path)
      return type === 'OpenShiftSDN'
        ? [
            faultAt(
              object.placeOf(path),
              'unsupported',
              `The network of the cluster is ${type}; Windows nodes need ${facts.openshiftNetwork.value} with its hybrid overlay.`,
              facts.openshiftNetwork,
            ),
          ]
        : []
    }),
    ...(valueAt(value, ['spec', 'defaultNetwork', 'type']) === facts.openshiftNetwork.value &&
    valueAt(value, overlay) === undefined &&
    (hasMachines(others) || windows.some(({ absent }) => absent !== true))
      ? [
          faultAt(
            object.placeOf(['spec', 'defaultNetwork', 'type']),
            'unsupported',
            `The network has no ${facts.openshiftHybrid.value}; Windows machines need hybrid networking.`,
            facts.openshiftHybrid,
            {
              remediation: `Add ${facts.openshiftHybrid.value} with a range of its own: to the manifests of a new cluster, and to a running one with oc patch networks.operator.openshift.io cluster; the documents of releases up to 4.12 set it before the installation alone.`,
            },
          ),
        ]
      : []),
    ...(old && typeof number === 'number' && number !== own
      ? [
          faultAt(
            object.placeOf(port),
            'fails',
            `The hybrid overlay has port ${number}; nodes of Windows Server 2019 take no other one than ${own}.`,
            facts.openshiftPort,
            { also: [placeOf(old)] },
          ),
        ]
      : []),
    ...nodesAt(value, overlay, ['hybridClusterNetwork', '*', 'cidr']).flatMap((hybrid) =>
      hybridFaults(String(hybrid.value), object.placeOf(hybrid.path), rangesOf(object)),
    ),
    ...nodesAt(value, overlay, ['hybridClusterNetwork', '*']).flatMap((hybrid) => {
      const range = parseCidr(String(valueAt(hybrid.value, ['cidr'])))
      const ofNode = valueAt(hybrid.value, ['hostPrefix'])
      return range?.family === 'ipv4' && typeof ofNode === 'number' && ofNode <= range.prefix
        ? [
            faultAt(
              object.placeOf([...hybrid.path, 'hostPrefix']),
              'refused',
              `hostPrefix is ${ofNode}, so each Windows node needs a /${ofNode} of ${range.text}, which is ${ofNode === range.prefix ? 'no larger' : 'smaller'}: “${hostSubnet.value}”.`,
              hostSubnet,
              {
                also: [object.placeOf([...hybrid.path, 'cidr'])],
                remediation: 'Take a larger range in hybridClusterNetwork, or a longer hostPrefix.',
              },
            ),
          ]
        : []
    }),
  ]
}

const rangesOf = ({ value: { value }, placeOf: at }: ManifestObject) =>
  (
    [
      ['range of pods', ['spec', 'clusterNetwork', '*', 'cidr']],
      ['range of Services', ['spec', 'serviceNetwork', '*']],
    ] as const
  ).flatMap(([of, steps]) =>
    nodesAt(value, [], steps).flatMap(({ path, value: text }) => {
      const range = parseCidr(String(text))
      return range ? [{ range, of, place: at(path) }] : []
    }),
  )

const deploymentConfig: ObjectCheck = (object) =>
  systemOfPod(object.value) === 'windows'
    ? [
        faultAt(
          object.placeOf(['kind']),
          'unsupported',
          'A DeploymentConfig makes the pods; OpenShift has none for Windows nodes.',
          facts.deploymentConfig,
        ),
      ]
    : []

export const openshiftChecks: readonly (readonly [kind: string, check: ObjectCheck])[] = [
  ['Network', network],
  ['MachineSet', machineSet],
  ['ConfigMap', instances],
  ['DeploymentConfig', deploymentConfig],
  ['Secret', operatorKey],
]
