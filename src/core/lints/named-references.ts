import type { LintViolation } from '../model/lint.ts'
import type { Manifest } from '../model/manifest.ts'
import { nodesAt, valueAt, type Node } from '../model/nodes.ts'

type Path = LintViolation['path']

/** An object that another one names, and whose namespace it looks in: its own, none, or one that it tells. */
export interface Reference {
  readonly path: Path
  readonly kind: string
  readonly name: string
  readonly space: 'own' | 'none' | { readonly told: string | undefined }
  /** The port that it asks of a Service, by number or by name. */
  readonly port?: Node
}

/** Where objects name others with their kind: scale targets, roles, templates of the Cluster API. */
const withKind: readonly Path[] = [
  ['roleRef'],
  ['spec', 'scaleTargetRef'],
  ['spec', 'controlPlaneRef'],
  ['spec', 'infrastructureRef'],
  ['spec', 'machineTemplate', 'infrastructureRef'],
  ['spec', 'template', 'spec', 'infrastructureRef'],
  ['spec', 'template', 'spec', 'bootstrap', 'configRef'],
  ['spec', 'template', 'spec', 'nodeClassRef'],
]

/** Those whose kind follows from the place, below which the name stands. */
interface Way {
  readonly of: RegExp
  readonly kind: string
  readonly way: Path
  readonly key: string
  readonly space: 'own' | 'none' | 'beside'
  /** Where the port stands, from the same place. */
  readonly ports?: readonly Path[]
}

const ofRule: Path = ['spec', 'rules', '*', 'http', 'paths', '*', 'backend']
const inService = { kind: 'Service', key: 'name', space: 'own' } as const
const ofIngress = {
  of: /^Ingress$/,
  ...inService,
  ports: [
    ['port', 'number'],
    ['port', 'name'],
  ] as readonly Path[],
}
const ways: readonly Way[] = [
  { ...ofIngress, way: [...ofRule, 'service'] },
  { ...ofIngress, way: ['spec', 'defaultBackend', 'service'] },
  { ...ofIngress, way: ofRule, key: 'serviceName', ports: [['servicePort']] },
  { of: /^Ingress$/, kind: 'Secret', way: ['spec', 'tls', '*'], key: 'secretName', space: 'own' },
  {
    of: /^Ingress$/,
    kind: 'IngressClass',
    way: ['spec'],
    key: 'ingressClassName',
    space: 'none',
  },
  {
    of: /^(?:HTTP|GRPC|TCP|TLS|UDP)Route$/,
    ...inService,
    way: ['spec', 'rules', '*', 'backendRefs', '*'],
    space: 'beside',
    ports: [['port']],
  },
  {
    of: /^(?:Mutating|Validating)WebhookConfiguration$/,
    ...inService,
    way: ['webhooks', '*', 'clientConfig', 'service'],
    space: 'beside',
    ports: [['port']],
  },
  { of: /^StatefulSet$/, ...inService, way: ['spec'], key: 'serviceName' },
  // Its own name is that of the Service whose addresses it has.
  { of: /^Endpoints$/, ...inService, way: ['metadata'] },
  {
    of: /^EndpointSlice$/,
    ...inService,
    way: ['metadata', 'labels'],
    key: 'kubernetes.io/service-name',
  },
  {
    of: /^PersistentVolume$/,
    kind: 'PersistentVolumeClaim',
    way: ['spec', 'claimRef'],
    key: 'name',
    space: 'beside',
  },
  {
    of: /^PersistentVolume$/,
    kind: 'CSIDriver',
    way: ['spec', 'csi'],
    key: 'driver',
    space: 'none',
  },
  {
    of: /^Egress$/,
    kind: 'ExternalIPPool',
    way: ['spec'],
    key: 'externalIPPool',
    space: 'own',
  },
]

/** Lists of names. */
const lists: readonly (readonly [of: RegExp, kind: string, way: Path])[] = [
  [/^(?:L2|BGP)Advertisement$/, 'IPAddressPool', ['spec', 'ipAddressPools', '*']],
]

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** What an object names elsewhere than in its pods. */
export const namedByReference = ({ kind, value }: Manifest): readonly Reference[] => [
  ...withKind.flatMap((path): readonly Reference[] => {
    const [told, name] = ['kind', 'name'].map((key) => valueAt(value, [...path, key]))
    const of = told ?? (kind === 'ScaledObject' ? 'Deployment' : undefined)
    if (!isText(of) || !isText(name)) return []
    const space = of.startsWith('Cluster') ? 'none' : 'own'
    return [{ path: [...path, 'name'], kind: of, name, space }]
  }),
  ...accountsOf(value),
  ...ways.filter(({ of }) => of.test(kind)).flatMap((way) => ofWay(value, way)),
  ...lists
    .filter(([of]) => of.test(kind))
    .flatMap(([, of, way]) =>
      nodesAt(value, [], way).flatMap(({ path, value: name }): readonly Reference[] =>
        isText(name) ? [{ path, kind: of, name, space: 'own' }] : [],
      ),
    ),
]

const ofWay = (root: unknown, { kind, way, key, space, ports = [] }: Way): readonly Reference[] =>
  nodesAt(root, [], way).flatMap(({ path, value }): readonly Reference[] => {
    const name = valueAt(value, [key])
    const other = valueAt(value, ['kind'])
    // A rule may send to something else than a Service.
    if (!isText(name) || (ports.length > 0 && isText(other) && other !== kind)) return []
    const told = valueAt(value, ['namespace'])
    const port = ports
      .map((one) => ({ path: [...path, ...one], value: valueAt(value, one) }))
      .find((one) => one.value !== undefined)
    // A load balancer of AWS finds what is meant in an annotation.
    if (port?.value === 'use-annotation') return []
    return [
      {
        path: [...path, key],
        kind,
        name,
        space:
          space !== 'beside'
            ? space
            : isText(told)
              ? { told }
              : kind === 'Service'
                ? 'own'
                : { told: undefined },
        ...(port && { port }),
      },
    ]
  })

/** The accounts that a binding gives a role to, each with its namespace. */
const accountsOf = (root: unknown): readonly Reference[] =>
  nodesAt(root, [], ['subjects', '*']).flatMap(({ path, value }): readonly Reference[] => {
    const name = valueAt(value, ['name'])
    const told = valueAt(value, ['namespace'])
    return valueAt(value, ['kind']) === 'ServiceAccount' && isText(name) && isText(told)
      ? [{ path: [...path, 'name'], kind: 'ServiceAccount', name, space: { told } }]
      : []
  })
