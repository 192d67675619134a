import { calicoCluster } from '../../catalog/cni/calico-cluster.ts'
import { strangePools } from '../calico-pools.ts'
import { hasWindowsDataplane } from '../calico-told.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'

const { bgp, dataplane, serviceRange, encapsulations, endpoint, poolModes, strictAffinity } =
  calicoCluster

/** Objects of Calico, by their kind. */
const checks: ReadonlyMap<string, (object: unknown, isPart?: boolean) => readonly LintViolation[]> =
  new Map([
    ['Installation', installation],
    ['IPPool', pool],
    ['IPAMConfig', ipam],
    ['IPAMConfiguration', ipam],
    ['ConfigMap', services],
  ])

export const calicoForWindows = defineLint({
  id: 'calico-for-windows',
  on: 'manifest',
  summary: 'Calico is set up so that it takes Windows nodes',
  remediation:
    'Use VXLAN, or BGP without encapsulation, with strict affinity, and name the range of Services.',
  decisions: [],
  isAbout: ({ kind, name }) =>
    checks.has(kind) && (kind !== 'ConfigMap' || name === endpoint.value.name),

  check: ({ kind, value, isPart }) => checks.get(kind)?.(value, isPart) ?? [],
})

function installation(object: unknown, isPart = false): readonly LintViolation[] {
  if (!String(valueAt(object, ['apiVersion'])).startsWith('operator.tigera.io/')) return []
  const isOn = hasWindowsDataplane(object)
  const strayed = ['windowsDataplane', 'linuxDataplane'].filter(
    (key) => valueAt(object, ['spec', key]) !== undefined,
  )
  if (strayed.length > 0) {
    return strayed.map((key) => ({
      path: ['spec', key],
      basis: 'unsupported',
      message: `${key} stands in spec; the field is one of spec.calicoNetwork, and the API server drops it here.`,
      remediation: `Move ${key} below calicoNetwork.`,
      facts: [dataplane],
    }))
  }
  if (!isOn) {
    const nodes = ['spec', 'windowsNodes']
    if (isPart || valueAt(object, nodes) === undefined) return []
    return [
      {
        path: nodes,
        basis: 'refused',
        message: `windowsNodes is set, but calicoNetwork.windowsDataplane is not ${dataplane.value}; the operator refuses that.`,
        remediation: `Set windowsDataplane: ${dataplane.value}.`,
        facts: [dataplane],
      },
    ]
  }
  const ranges = valueAt(object, ['spec', 'serviceCIDRs'])
  return [
    ...(isPart ||
    isCutBefore(object, 'serviceCIDRs') ||
    (Array.isArray(ranges) && ranges.length > 0)
      ? []
      : [
          {
            path: ['spec', 'calicoNetwork', 'windowsDataplane'],
            basis: 'refused' as const,
            message: `windowsDataplane is ${dataplane.value} and serviceCIDRs is missing; the operator refuses that.`,
            remediation: 'Set spec.serviceCIDRs to the Service range of the API server.',
            facts: [serviceRange],
          },
        ]),
    ...bgpBesideVxlan(object),
    ...strangePools(object).map(({ path, text }) => ({
      path,
      basis: 'refused' as const,
      message: `The encapsulation of a pool is ${text}; with Windows nodes the operator takes ${encapsulations.value.join(' or ')} only.`,
      facts: [encapsulations],
    })),
  ]
}

/** What the API server printed, in the order of its keys, ends before a field: nobody knows whether it has one. */
function isCutBefore(object: unknown, field: string): boolean {
  const spec = valueAt(object, ['spec'])
  const last = typeof spec === 'object' && spec !== null ? Object.keys(spec).at(-1) : undefined
  return (
    valueAt(object, ['metadata', 'uid']) !== undefined &&
    valueAt(object, ['status']) === undefined &&
    last !== undefined &&
    last < field
  )
}

/** The guide switches BGP off before it takes VXLAN; nothing refuses the two together. */
function bgpBesideVxlan(object: unknown): readonly LintViolation[] {
  const path = ['spec', 'calicoNetwork', 'bgp']
  const pools = nodesAt(object, [], ['spec', 'calicoNetwork', 'ipPools', '*', 'encapsulation'])
  const isVxlan = pools.length > 0 && pools.every(({ value }) => value === 'VXLAN')
  if (valueAt(object, path) !== 'Enabled' || !isVxlan) return []
  return [
    {
      path,
      basis: 'unsupported',
      message:
        'bgp is Enabled beside pools with VXLAN; with Windows nodes Calico asks for one of them.',
      remediation: 'Set bgp: Disabled, or take pools with encapsulation: None.',
      facts: [bgp],
    },
  ]
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

function services(object: unknown, isPart = false): readonly LintViolation[] {
  const { name, keys } = endpoint.value
  if (isPart || valueAt(object, ['metadata', 'name']) !== name) return []
  return keys
    .filter((key) => isEmpty(valueAt(object, ['data', key])))
    .map((key) => ({
      path: ['data'],
      basis: 'refused',
      message: `${key} is missing in ${name}; with Windows nodes the operator refuses that.`,
      remediation: `Set ${key} to that of the API server itself, or of the balancer before it.`,
      facts: [endpoint],
    }))
}

function pool(object: unknown): readonly LintViolation[] {
  if (/\blinux\b/.test(String(valueAt(object, ['spec', 'nodeSelector'])))) return []
  return [
    ['ipipMode', /^(?:Always|CrossSubnet)$/],
    ['vxlanMode', /^CrossSubnet$/],
  ].flatMap(([field, refused]) => {
    const path = ['spec', String(field)]
    const mode = String(valueAt(object, path))
    if (!(refused instanceof RegExp) || !refused.test(mode)) return []
    return [
      {
        path,
        basis: 'unsupported' as const,
        message: `${String(field)} is ${mode}; Windows nodes have no IPIP and no cross-subnet encapsulation, so their pods reach no pods elsewhere.`,
        facts: [poolModes],
      },
    ]
  })
}

function ipam(object: unknown): readonly LintViolation[] {
  const path = ['spec', 'strictAffinity']
  if (valueAt(object, path) !== false) return []
  return [
    {
      path,
      basis: 'fails',
      message:
        'strictAffinity is false; Windows nodes need it, since they cannot borrow addresses of other nodes.',
      remediation: 'Set strictAffinity: true.',
      facts: [strictAffinity],
    },
  ]
}
