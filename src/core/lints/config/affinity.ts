import type { Fact } from '../../catalog/fact.ts'
import { gateIn } from '../../catalog/flags/gates.ts'
import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import type { LintViolation } from '../../model/lint.ts'

const { gate } = nodeSettings.affinity.value

/** Fields of the kubelet that bind pods to CPUs and memory. */
export const bindingPolicies = ['cpuManagerPolicy', 'memoryManagerPolicy', 'topologyManagerPolicy']

export const leaveOut =
  'Leave the policy out: without the gate the kubelet on Windows binds nothing.'

/** Whether a kubelet of this version has the gate, which then may be turned on elsewhere. */
export const isGateKnown = (version: string): boolean => gateIn(gate, version).is === 'known'

/** The fault of a policy that the kubelet on Windows does not follow. */
export const unbound = ({
  path,
  name,
  policy,
  version,
  fact: { confidence, sources },
}: {
  readonly path: LintViolation['path']
  readonly name: string
  readonly policy: string
  readonly version: string
  readonly fact: Pick<Fact<unknown>, 'confidence' | 'sources'>
}): readonly LintViolation[] =>
  /^["']?(?:none)?["']?$/i.test(policy)
    ? []
    : [
        {
          path,
          basis: 'unsupported',
          message: `${name} is ${policy}; on Windows it has an effect only with the gate ${gate}, which ${isGateKnown(version) ? 'is not turned on here' : `the kubelet of ${version} does not have`}.`,
          facts: [{ value: gate, confidence, sources }],
        },
      ]
