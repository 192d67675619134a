import { ofDistributions } from '../../catalog/distributions.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { systemOfPod } from '../../model/manifest.ts'
import { valueAt } from '../../model/nodes.ts'
import type { Observation } from '../../model/observation.ts'
import { placeOf } from '../../model/observe.ts'
import { deciding, named } from '../../model/observed.ts'
import { ofKind, type Parsed } from '../../model/parsed.ts'
import { faultAt } from '../fault-at.ts'

type Path = LintViolation['path']

const facts = ofDistributions

export const distributionObjects = defineLint({
  id: 'distribution-objects',
  on: 'setup',
  summary: 'A distribution is set up so that it takes Windows nodes',
  remediation: 'Make the cluster as the distribution asks for Windows nodes.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest')
    const windows = deciding(observations, 'windowsRelease')
    // In words it may be one of several that somebody compares.
    const [k3s] = named(observations, 'cluster.distribution').filter(
      ({ value, raw }) => value === 'k3s' && raw.includes('+k3s'),
    )
    const [node] = windows.filter(({ absent }) => absent !== true)
    return [
      ...(k3s && node
        ? [
            {
              path: [],
              place: placeOf(k3s),
              also: [placeOf(node)],
              basis: 'unsupported' as const,
              message: 'The cluster is one of k3s, which has no Windows nodes.',
              remediation: 'Take RKE2, which has Windows agents.',
              facts: [facts.k3s],
            },
          ]
        : []),
      ...manifests.flatMap((one) => checks.get(one.value.kind)?.(one, windows, manifests) ?? []),
    ]
  },
})

type Object = Parsed<'manifest'>
type Check = (
  object: Object,
  windows: readonly Observation[],
  others: readonly Object[],
) => readonly LintViolation[]

const isOf = ({ value }: Object, group: string) =>
  String(valueAt(value.value, ['apiVersion'])).includes(group)

const k0s: Check = (object) => {
  if (!isOf(object, 'k0s')) return []
  const network = ['spec', 'network']
  const provider = valueAt(object.value.value, [...network, 'provider'])
  const balancer = [...network, 'nodeLocalLoadBalancing']
  const { refused, taken } = facts.k0sBalancer.value
  return [
    ...(typeof provider !== 'string' || provider === facts.k0sNetwork.value || provider === 'custom'
      ? []
      : [
          faultAt(
            object.placeOf([...network, 'provider']),
            'unsupported',
            `The network of k0s is ${provider}; for Windows nodes it has ${facts.k0sNetwork.value} alone.`,
            facts.k0sNetwork,
          ),
        ]),
    ...(valueAt(object.value.value, [...balancer, 'enabled']) === true &&
    valueAt(object.value.value, [...balancer, 'type']) === refused
      ? [
          faultAt(
            object.placeOf([...balancer, 'type']),
            'unsupported',
            `Load balancing on the node is by ${refused}, which Windows nodes do not have; they have ${taken}.`,
            facts.k0sBalancer,
          ),
        ]
      : []),
  ]
}

/** The machines that the operator makes nodes of, in either of its ways. */
const hasMachines = (others: readonly Object[]) =>
  others.some(
    ({ value: { kind, name, value } }) =>
      (kind === 'ConfigMap' && name === 'windows-instances') ||
      (kind === 'MachineSet' && valueAt(value, osOfMachine) === 'Windows'),
  )

const osOfMachine = ['spec', 'template', 'metadata', 'labels', 'machine.openshift.io/os-id']

const openshift: Check = (object, windows, others) => {
  if (!isOf(object, 'openshift.io/')) return []
  const { value } = object.value
  const types: readonly Path[] = [
    ['spec', 'defaultNetwork', 'type'],
    ['spec', 'networkType'],
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
    hasMachines(others)
      ? [
          faultAt(
            object.placeOf(['spec', 'defaultNetwork', 'type']),
            'unsupported',
            `The network has no ${facts.openshiftHybrid.value}; Windows machines need hybrid networking, chosen when the cluster is made.`,
            facts.openshiftHybrid,
          ),
        ]
      : []),
    ...(old && typeof number === 'number' && number !== own
      ? [
          faultAt(
            object.placeOf(port),
            'fails',
            `The hybrid overlay has port ${number}; nodes of Windows Server 2019 never become Ready with another one than ${own}.`,
            facts.openshiftPort,
            { also: [placeOf(old)] },
          ),
        ]
      : []),
  ]
}

const machineSet: Check = (object) => {
  const { name = '', value } = object.value
  const template = ['spec', 'template']
  const system = valueAt(value, osOfMachine)
  const kind = valueAt(value, [...template, 'spec', 'providerSpec', 'value', 'kind'])
  const { longest } = facts.azureMachineSet.value
  return system === 'Windows' &&
    String(kind).startsWith('Azure') &&
    name.length > longest &&
    !/[<{$]/.test(name)
    ? [
        faultAt(
          object.placeOf(['metadata', 'name']),
          'unsupported',
          `The MachineSet is called ${name}; with Windows on Azure a name has at most ${longest} characters.`,
          facts.azureMachineSet,
        ),
      ]
    : []
}

const deploymentConfig: Check = (object) =>
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

const checks: ReadonlyMap<string, Check> = new Map([
  ['ClusterConfig', k0s],
  ['Network', openshift],
  ['MachineSet', machineSet],
  ['DeploymentConfig', deploymentConfig],
])
