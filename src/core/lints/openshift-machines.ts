import { ofDistributions } from '../catalog/distributions.ts'
import { valueAt } from '../model/nodes.ts'
import { faultAt } from './fault-at.ts'
import { isOf, type ManifestObject, type ObjectCheck } from './object-check.ts'

const facts = ofDistributions

/** Where a MachineSet says what its cloud gets. */
export const provider = ['spec', 'template', 'spec', 'providerSpec', 'value']

/** The machines that the operator makes nodes of, in either of its ways. */
export const hasMachines = (others: readonly ManifestObject[]) =>
  others.some(
    ({ value: { kind, name, value } }) =>
      (kind === 'ConfigMap' && name === 'windows-instances') ||
      (kind === 'MachineSet' && isForWindows(value)),
  )

/** Whether the machines of a MachineSet are to be Windows nodes. */
export const isForWindows = (value: unknown) =>
  valueAt(value, osOfMachine) === 'Windows' ||
  valueAt(value, [...provider, 'userDataSecret', 'name']) === facts.userData.value

/** The word, or what names of templates make of it: `win2019-golden`, `ws2022`. */
const ofWindows = /windows|(?<![a-z\d])w(?:in|s)[-_]?20(?:19|22|25)(?!\d)/i

const osOfMachine = ['spec', 'template', 'metadata', 'labels', 'machine.openshift.io/os-id']

export const machineSet: ObjectCheck = (object) => {
  const { name = '', value } = object.value
  if (!isOf(object, 'openshift.io')) return []
  const told = (path: readonly string[]) => {
    const found = valueAt(value, [...provider, ...path])
    return typeof found === 'string' ? found : ''
  }
  const system = valueAt(value, osOfMachine)
  const isLabelled = typeof system === 'string' && /^windows$/i.test(system)
  const image = `${told(['image', 'publisher'])} ${told(['osDisk', 'osType'])} ${told(['template'])}`
  if (!isLabelled) {
    const isOfOperator = told(['userDataSecret', 'name']) === facts.userData.value
    return isOfOperator || ofWindows.test(image)
      ? [
          faultAt(
            object.placeOf(['spec', 'template', 'metadata', 'labels']),
            'fails',
            `${isOfOperator ? 'The user data are those of Windows machines' : 'The image is one of Windows'}, and the machines have no label machine.openshift.io/os-id: Windows, so the operator does not make nodes of them.`,
            facts.machineLabel,
            { remediation: 'Add the label to spec.template.metadata.labels.' },
          ),
        ]
      : []
  }
  const { longest, on } = facts.machineSetName.value
  const disk = told(['osDisk', 'osType'])
  const secret = told(['userDataSecret', 'name'])
  const { oldest, without } = facts.releases2019.value
  const old = images.find((path) =>
    new RegExp(String.raw`(?<!\d)${oldest}(?!\d)`).test(
      String(valueAt(value, [...provider, ...path])),
    ),
  )
  return [
    ...(system === 'Windows'
      ? []
      : [
          faultAt(
            object.placeOf(osOfMachine),
            'fails',
            `The label of the machines is ${system}; the operator looks for ${facts.machineLabel.value}, so it does not make nodes of them.`,
            facts.machineLabel,
            { remediation: `Write ${facts.machineLabel.value}.` },
          ),
        ]),
    ...(/^linux$/i.test(disk)
      ? [
          faultAt(
            object.placeOf([...provider, 'osDisk', 'osType']),
            'fails',
            'The disk of the machines is one of Linux, and their label says Windows.',
            facts.machineDisk,
            { remediation: `Write ${facts.machineDisk.value}.` },
          ),
        ]
      : []),
    ...(on.some((one) => told(['kind']).startsWith(one)) &&
    name.length > longest &&
    !/[<{$]/.test(name)
      ? [
          faultAt(
            object.placeOf(['metadata', 'name']),
            'unsupported',
            `The MachineSet is called ${name}; with Windows on Azure and vSphere a name has at most ${longest} characters.`,
            facts.machineSetName,
          ),
        ]
      : []),
    ...(secret !== '' && secret !== facts.userData.value && !/[<{$]/.test(secret)
      ? [
          faultAt(
            object.placeOf([...provider, 'userDataSecret', 'name']),
            'unsupported',
            `The secret for user data is ${secret}; machines of Windows take ${facts.userData.value}, which the operator makes.`,
            facts.userData,
            { remediation: `Write ${facts.userData.value}.` },
          ),
        ]
      : []),
    ...(without.some((one) => told(['kind']).startsWith(one)) && old
      ? [
          faultAt(
            object.placeOf([...provider, ...old]),
            'unsupported',
            `The image is ${String(valueAt(value, [...provider, ...old]))}; OpenShift takes Windows Server 2022 and later on this platform, not ${oldest}.`,
            facts.releases2019,
          ),
        ]
      : []),
  ]
}

/** Where the clouds have the image that machines are made of. */
const images = [['template'], ['disks', 0, 'image'], ['image', 'name']]

/** Hosts that somebody brings: one entry for each, in the namespace of the operator. */
export const instances: ObjectCheck = (object) => {
  const { name, value } = object.value
  if (name !== 'windows-instances') return []
  const namespace = valueAt(value, ['metadata', 'namespace'])
  const { namespace: own, form } = facts.instances.value
  return [
    ...(typeof namespace === 'string' && namespace !== own && !/[<{$]/.test(namespace)
      ? [
          faultAt(
            object.placeOf(['metadata', 'namespace']),
            'unsupported',
            `windows-instances is in the namespace ${namespace}; the operator reads that of its own, ${own}.`,
            facts.instances,
            { remediation: `Create it in ${own}.` },
          ),
        ]
      : []),
    ...Object.entries(Object(valueAt(value, ['data']))).flatMap(([address, text]) =>
      typeof text !== 'string' || text.trim().startsWith(form)
        ? []
        : [
            faultAt(
              object.placeOf(['data', address]),
              'refused',
              `The entry of ${address} is not of the form ${form}NAME.`,
              facts.instances,
              { remediation: `Write ${form} and the name of the administrator.` },
            ),
          ],
    ),
  ]
}
