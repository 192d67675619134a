import { ofDistributions as facts } from '../../../catalog/distributions.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { ofKind } from '../../../model/parsed.ts'
import { isFilledIn } from '../../../values/placeholder.ts'
import { faultAt } from '../../fault-at.ts'
import { isOf, type ManifestObject } from '../../object-check.ts'
import { isForWindows } from '../../openshift-machines.ts'

const asked = ['spec', 'selector', 'matchLabels']
const given = ['spec', 'template', 'metadata', 'labels']

export const openshiftMachineSelector = defineLint({
  id: 'openshift-machine-selector',
  on: 'setup',
  summary: 'A MachineSet for Windows selects the machines that it makes, and no other one does',
  remediation:
    'Write the name of the MachineSet into its selector and into the labels of its template.',
  decisions: [],

  check({ parsed }): readonly LintViolation[] {
    const sets = ofKind(parsed, 'manifest').filter(
      (one) => one.value.kind === 'MachineSet' && isOf(one, 'openshift.io'),
    )
    return sets
      .filter(({ value }) => value.isPart !== true && isForWindows(value.value))
      .slice(0, mostSets)
      .flatMap((one) => selected(one, sets.slice(0, mostSets)))
  },
})

/** More than anybody has; each is compared with each. */
const mostSets = 40

function selected(
  object: ManifestObject,
  sets: readonly ManifestObject[],
): readonly LintViolation[] {
  const wanted = labelsAt(object, asked)
  const own = labelsAt(object, given)
  if ([...wanted, ...own].some(([, value]) => isFilledIn(value))) return []
  const labels = new Map(own)
  const missed = wanted.find(([key, value]) => labels.get(key) !== value)
  if (missed) {
    const [key, value] = missed
    const has = labels.get(key)
    return [
      faultAt(
        object.placeOf([...asked, key]),
        'fails',
        `The MachineSet ${object.value.name ?? ''} selects ${key}: ${value}; the machines that it makes have ${has === undefined ? 'no such label' : `${key}: ${has}`}, so the controller makes none (“${facts.machineSelector.value}”).`,
        facts.machineSelector,
        {
          ...(has === undefined ? {} : { also: [object.placeOf([...given, key])] }),
          remediation:
            'Write the same label into the selector and into the labels of the template.',
        },
      ),
    ]
  }
  const [key, value] = wanted.find(([one]) => one.endsWith('/cluster-api-machineset')) ?? []
  if (key === undefined || value === undefined || value === object.value.name) return []
  const other = sets.find(
    (one) =>
      one !== object &&
      one.value.name !== object.value.name &&
      valueAt(one.value.value, ['metadata', 'namespace']) ===
        valueAt(object.value.value, ['metadata', 'namespace']) &&
      labelsAt(one, asked).some(([label, of]) => label === key && of === value),
  )
  if (!other) return []
  return [
    faultAt(
      object.placeOf([...asked, key]),
      'unsupported',
      `The MachineSets ${object.value.name ?? ''} and ${other.value.name ?? ''} both select ${key}: ${value}: a machine without an owner goes to either of them${isForWindows(other.value.value) ? '' : ', one of Linux to that of Windows too'}.`,
      facts.machineAdopted,
      {
        also: [other.placeOf([...asked, key])],
        remediation: `Write ${key}: ${object.value.name ?? ''} into the selector and into the labels of the template.`,
      },
    ),
  ]
}

const labelsAt = ({ value }: ManifestObject, path: readonly string[]) =>
  Object.entries(Object(valueAt(value.value, path))).flatMap(([key, one]) =>
    typeof one === 'string' ? [[key, one] as const] : [],
  )
