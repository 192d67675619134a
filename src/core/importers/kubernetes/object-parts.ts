import type { Path } from '../../text/path.ts'
import type { PartOf } from './pod-parts.ts'

/** The `spec` of a Service or what stands in it, by a key that nothing else has beside ports. */
const isOfService = (text: string) =>
  /^ {0,12}ports\s*:/m.test(text) &&
  /^ {0,16}-? *port\s*:[ \t]*\d/m.test(text) &&
  /^ {0,12}(?:type\s*:[ \t]*["']?(?:NodePort|LoadBalancer|ClusterIP)|externalTrafficPolicy|internalTrafficPolicy|sessionAffinity)\b/m.test(
    text,
  )

const calicoKinds = [
  {
    apiVersion: 'projectcalico.org/v3',
    kind: 'IPPool',
    begins: /^(?:spec|cidr|ipipMode|vxlanMode|natOutgoing|blockSize)$/,
    keys: [/^ {0,8}cidr\s*:/m, /^ {0,8}(?:ipipMode|vxlanMode)\s*:/m],
  },
  {
    apiVersion: 'operator.tigera.io/v1',
    kind: 'Installation',
    begins: /^(?:spec|calicoNetwork)$/,
    keys: [/^ {0,8}calicoNetwork\s*:[ \t]*$/m],
  },
]

const ofTemplate: Path = ['spec', 'template', 'spec']

/** Where a part stands in its object, by the key that it begins with, and what no other object has in it. */
const nested: readonly {
  readonly apiVersion: string
  readonly kind: string
  readonly has: RegExp
  readonly starts: Readonly<Record<string, Path>>
  /** Such an object is known by its kind alone, whatever else it has. */
  readonly isWhole?: true
}[] = [
  {
    apiVersion: 'machine.openshift.io/v1beta1',
    kind: 'MachineSet',
    has: /^ {2,24}["']?machine\.openshift\.io\/os-id["']?\s*:/m,
    starts: { metadata: [], spec: [], template: ['spec'] },
    isWhole: true,
  },
  {
    apiVersion: 'operator.openshift.io/v1',
    kind: 'Network',
    has: /^ {0,16}(?:ovnKubernetesConfig|hybridOverlayConfig)\s*:[ \t]*$/m,
    starts: {
      spec: [],
      defaultNetwork: ['spec'],
      hybridOverlayConfig: ['spec', 'defaultNetwork', 'ovnKubernetesConfig'],
    },
    isWhole: true,
  },
  {
    apiVersion: 'operator.tigera.io/v1',
    kind: 'Installation',
    has: /^ {0,12}(?:(?:linux|windows)Dataplane|(?:- )?encapsulation(?=\s*:[ \t]*["']?(?:None|IPIP|VXLAN)))\s*:[ \t]*["']?\w/m,
    starts: Object.fromEntries(
      ['linuxDataplane', 'windowsDataplane', 'bgp', 'ipPools'].map((key) => [
        key,
        ['spec', 'calicoNetwork'],
      ]),
    ),
  },
  {
    apiVersion: 'k0s.k0sproject.io/v1beta1',
    kind: 'ClusterConfig',
    has: /^ {0,16}(?:nodeLocalLoadBalancing|kuberouter)\s*:[ \t]*$|^ {2,12}provider\s*:[ \t]*(?:calico|kuberouter)\b/m,
    starts: { spec: [], network: ['spec'] },
  },
  {
    apiVersion: 'bootstrap.cluster.x-k8s.io/v1beta1',
    kind: 'KubeadmConfigTemplate',
    has: /^ {2,24}nodeRegistration\s*:[ \t]*$/m,
    starts: { joinConfiguration: ofTemplate },
  },
  {
    apiVersion: 'bootstrap.cluster.x-k8s.io/v1beta1',
    kind: 'KubeadmConfigTemplate',
    has: /^ {0,24}kubeletExtraArgs\s*:[ \t]*$/m,
    starts: {
      criSocket: [...ofTemplate, 'joinConfiguration', 'nodeRegistration'],
      kubeletExtraArgs: [...ofTemplate, 'joinConfiguration', 'nodeRegistration'],
    },
  },
]

function nestedPart(text: string, first: string): PartOf | undefined {
  for (const { apiVersion, kind, has, starts, isWhole } of nested) {
    const path = Object.hasOwn(starts, first) ? starts[first] : undefined
    if (path && has.test(text))
      return { apiVersion, kind, path, ...(isWhole ? {} : { isPart: true }) }
  }
  return undefined
}

/** Objects that their keys give away. */
export function objectPart(text: string, own: readonly string[]): PartOf | undefined {
  const [first = ''] = own
  if (first === 'spec' && isOfService(text))
    return { apiVersion: 'v1', kind: 'Service', path: [], isPart: true }
  const ofCalico = calicoKinds.find(
    ({ begins, keys }) => begins.test(first) && keys.every((key) => key.test(text)),
  )
  if (ofCalico) {
    const { apiVersion, kind } = ofCalico
    return { apiVersion, kind, path: first === 'spec' ? [] : ['spec'], isPart: true }
  }
  if (
    own.includes('handler') &&
    own.every((key) => /^(?:metadata|handler|scheduling|overhead)$/.test(key))
  )
    return { apiVersion: 'node.k8s.io/v1', kind: 'RuntimeClass', path: [], isPart: true }
  if (
    own.includes('nodeRegistration') &&
    own.every((key) => /^(?:nodeRegistration|discovery|patches)$/.test(key))
  )
    return {
      apiVersion: 'kubeadm.k8s.io/v1beta3',
      kind: 'JoinConfiguration',
      path: [],
      isPart: true,
    }
  return nestedPart(text, first)
}
