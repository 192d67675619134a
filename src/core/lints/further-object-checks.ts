import { ofDistributions, rke2 } from '../catalog/distributions.ts'
import { runtimes } from '../catalog/runtimes/index.ts'
import { windowsSignIn } from '../model/machine-of-windows.ts'
import { nodesAt, valueAt } from '../model/nodes.ts'
import { faultAt } from './fault-at.ts'
import { isOf, type ManifestObject, type ObjectCheck } from './object-check.ts'

const facts = ofDistributions
const { criSocket } = runtimes.containerd
const machine = ['spec', 'template', 'spec']
const join = [...machine, 'joinConfiguration', 'nodeRegistration']

/** Whether a template of Cluster API goes with machines of its name that run Windows. */
const isForWindows = ({ value: { name } }: ManifestObject, others: readonly ManifestObject[]) =>
  others.some(
    (one) =>
      one.value.name === name &&
      one.value.kind.endsWith('MachineTemplate') &&
      /"os(?:Type)?":"windows"/i.test(JSON.stringify(one.value.value)),
  )

/** The socket of the runtime in the template of Windows machines. */
const kubeadmTemplate: ObjectCheck = (object, _, others) => {
  const path = [...join, 'criSocket']
  const socket = valueAt(object.value.value, path)
  if (typeof socket !== 'string' || !/^(?:unix:|\/(?:run|var)\/)/.test(socket)) return []
  // What the template itself shows is told where it is checked alone.
  return isForWindows(object, others) && windowsSignIn(object.value.value, machine) === undefined
    ? [
        faultAt(
          object.placeOf(path),
          'fails',
          `criSocket is ${socket}; the template is for Windows machines, whose runtime listens on a named pipe.`,
          criSocket,
          { remediation: `Write criSocket: ${criSocket.value}.` },
        ),
      ]
    : []
}

/** The managed pools of Cluster API for AWS. */
const managedPool: ObjectCheck = (object) => {
  const path = ['spec', 'amiType']
  const image = valueAt(object.value.value, path)
  return isOf(object, 'infrastructure.cluster.x-k8s.io') &&
    typeof image === 'string' &&
    image.startsWith('WINDOWS_') &&
    !facts.awsPoolImages.value.some((year) => image.includes(`_${year}_`))
    ? [
        faultAt(
          object.placeOf(path),
          'refused',
          `The AMI type is ${image}; Cluster API for AWS knows those of Windows Server ${facts.awsPoolImages.value.join(' and ')}.`,
          facts.awsPoolImages,
          { remediation: 'Take one of 2022, or look whether a newer release knows it.' },
        ),
      ]
    : []
}

/** A machine of Cluster API on Azure whose disk is one of Linux and whose image is one of Windows. */
const azureMachine: ObjectCheck = (object) => {
  const { value } = object.value
  return [['spec', 'template'], []].flatMap((base) => {
    const path = [...base, 'spec', 'osDisk', 'osType']
    const told = [
      valueAt(value, [...base, 'spec', 'image']),
      valueAt(value, [...base, 'metadata', 'annotations', 'windowsServerVersion']),
    ]
    if (valueAt(value, path) !== 'Linux' || !/windows/i.test(JSON.stringify(told))) return []
    return [
      faultAt(
        object.placeOf(path),
        'fails',
        `The disk of the machine is one of Linux, and its image is one of Windows.`,
        facts.azureMachine,
        { remediation: `Write ${facts.azureMachine.value}.` },
      ),
    ]
  })
}

/** A cluster of kind whose nodes are to be Windows; they are containers of Linux. */
export const kindCluster: ObjectCheck = (object) => {
  if (!isOf(object, 'kind.x-k8s.io')) return []
  return nodesAt(object.value.value, [], ['nodes', '*']).flatMap((node) => {
    const own = ['image', 'labels'].map((key) => [key, valueAt(node.value, [key])] as const)
    const [key] =
      own.find(([, one]) => /\bwindows\b|servercore|nanoserver/i.test(JSON.stringify(one) ?? '')) ??
      []
    return key === undefined
      ? []
      : [
          faultAt(
            object.placeOf([...node.path, key]),
            'unsupported',
            'A node is to be one of Windows; kind makes its nodes of containers with Linux, whatever image or label they get.',
            facts.kind,
            {
              remediation:
                'Take a distribution with Windows nodes, such as kubeadm, RKE2 or a managed cluster.',
            },
          ),
        ]
  })
}

/** The system of the machines that EKS Anywhere makes. */
const anywhereMachine: ObjectCheck = (object) => {
  const path = ['spec', 'osFamily']
  const family = valueAt(object.value.value, path)
  const { eksAnywhere } = facts
  return isOf(object, 'anywhere.eks.amazonaws.com') &&
    typeof family === 'string' &&
    /^windows/i.test(family)
    ? [
        faultAt(
          object.placeOf(path),
          'refused',
          `osFamily is ${family}; EKS Anywhere takes ${eksAnywhere.value.join(', ')} alone, and makes no Windows nodes.`,
          eksAnywhere,
          { remediation: 'Take a distribution with Windows nodes, such as kubeadm, RKE2 or EKS.' },
        ),
      ]
    : []
}

/** Values for the charts that come with RKE2. */
const chartConfig: ObjectCheck = ({ value: { name = '', value }, placeOf }) => {
  const path = ['metadata', 'namespace']
  const namespace = valueAt(value, path)
  const { chartNamespace } = rke2
  return name.startsWith('rke2-') &&
    typeof namespace === 'string' &&
    namespace !== chartNamespace.value &&
    !/[<{$]/.test(namespace)
    ? [
        faultAt(
          placeOf(path),
          'fails',
          `${name} is in the namespace ${namespace}; the chart is in ${chartNamespace.value}, and takes values of an object of its name there alone, so these have no effect.`,
          chartNamespace,
          { remediation: `Create it in ${chartNamespace.value}.` },
        ),
      ]
    : []
}

export const furtherChecks: readonly (readonly [kind: string, check: ObjectCheck])[] = [
  ...['AzureMachineTemplate', 'AzureMachine'].map((kind) => [kind, azureMachine] as const),
  ...['VSphere', 'Nutanix', 'Tinkerbell', 'CloudStack', 'Snow'].map(
    (provider) => [`${provider}MachineConfig`, anywhereMachine] as const,
  ),
  ['KubeadmConfigTemplate', kubeadmTemplate],
  ['AWSManagedMachinePool', managedPool],
  ['HelmChartConfig', chartConfig],
]
