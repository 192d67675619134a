import { eks as platform } from '../../../catalog/platforms/eks.ts'
import { addressSelector } from '../../../catalog/platforms/pools/eks-pods.ts'
import { scheduling } from '../../../catalog/workload/scheduling.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { systemOfPod, type Manifest } from '../../../model/manifest.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import { deciding } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'

const { key, value: windows } = scheduling.osLabel.value
const { resource, field } = addressSelector.value

export const eksAddressSelector = defineLint({
  id: 'eks-address-selector',
  on: 'setup',
  summary: 'A Windows pod of EKS has the node selector by which it gets an address',
  remediation: `Add ${key}: ${windows} to the ${field} of the pod.`,
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const eks = deciding(observations, 'platform').filter(({ value }) => value === 'eks')
    if (eks.length === 0) return []
    // Another plugin gives pods their addresses itself.
    if (deciding(observations, 'cni').some(({ value }) => value !== platform.pool?.cni.value))
      return []
    // Words may speak of a cluster beside that of the pod.
    const fact = eks.every(({ weight }) => weight === 'statement')
      ? { ...addressSelector, confidence: 'inferred' as const }
      : addressSelector
    return ofKind(parsed, 'manifest')
      .filter(({ value }) => isWithout(value))
      .map(({ value: { name, pod }, placeOf }) => ({
        path: [],
        place: placeOf([...(pod?.path ?? []), 'spec']),
        basis: 'fails' as const,
        message: `${name ?? 'The pod'} is for Windows nodes and has no ${field} ${key}: ${windows}: the webhook of EKS reads nothing else, so the pod gets no ${resource}, and with it no address.`,
        facts: [fact],
      }))
  },
})

/** Chosen for Windows nodes in another way than by the selector; a RuntimeClass adds its own. */
function isWithout(manifest: Manifest): boolean {
  const { value, pod, isPart } = manifest
  if (!pod || isPart || systemOfPod(manifest) !== 'windows') return false
  const own = (...path: readonly string[]) => valueAt(value, [...pod.path, 'spec', ...path])
  const chosen = [own('nodeSelector'), own('nodeName'), own('affinity', 'nodeAffinity')]
  return (
    chosen.some((one) => one !== undefined && one !== null) &&
    ![scheduling.osLabel, scheduling.betaOsLabel].some(
      (label) => own('nodeSelector', label.value.key) !== undefined,
    ) &&
    own('runtimeClassName') === undefined &&
    own('hostNetwork') !== true &&
    own('securityContext', 'windowsOptions', 'hostProcess') !== true &&
    ['limits', 'requests'].every(
      (list) =>
        nodesAt(value, [...pod.path, 'spec'], ['containers', '*', 'resources', list, resource])
          .length === 0,
    )
  )
}
