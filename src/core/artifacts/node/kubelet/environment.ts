import { isolation as mechanisms } from '../../../catalog/isolation.ts'
import type { Explanation } from '../../../model/artifact.ts'
import { isGateOn } from '../../../derived/effective-gates.ts'
import type { Scenario } from '../../../model/scenario.ts'
import type { KubeletScenario } from './decisions.ts'

export interface Variable {
  readonly name: string
  readonly value: string
  readonly why: Explanation
}

/** Environment variables that the kubelet reads. */
export function kubeletEnvironment(
  scenario: KubeletScenario & Pick<Scenario, 'hnsNetworkName'>,
): readonly Variable[] {
  const { annotation } = mechanisms.hyperv
  const isHyperv =
    scenario.isolation === 'hyperv' && scenario.containerRuntime === annotation.runtime
  if (!isHyperv || !isGateOn(scenario, 'kubelet', annotation.gate)) return []
  return [
    {
      name: annotation.networkVariable.value,
      value: scenario.hnsNetworkName,
      why: {
        text: 'Without it dockershim gives the sandbox of a Hyper-V pod no network.',
        decisions: ['isolation', 'hnsNetworkName'],
        sources: annotation.networkVariable.sources,
      },
    },
  ]
}
