import { gatesOfFileDefaults } from '../../catalog/flags/gate-dependencies.ts'
import { gateIn } from '../../catalog/flags/gates.ts'
import { gateState } from '../../derived/gate-dependencies.ts'
import { releaseOf } from '../../derived/release.ts'
import { textsOf, valuesOf } from '../../values/parsed.ts'
import { defineRule } from '../../model/rule.ts'

export const featureGateFile = defineRule({
  id: 'feature-gate-file',
  basis: 'refused',
  summary: 'A gate that decides a default of the kubelet’s file is set in that file',
  remediation:
    'Set the gate in the KubeletConfiguration of the cluster (kubectl -n kube-system edit configmap kubelet-config) before the node joins, or join in another way.',
  decisions: ['joinMethod', 'featureGates', 'kubernetesVersion', 'kubernetesRelease'],

  check(scenario) {
    const { featureGates } = scenario
    if (scenario.joinMethod !== 'kubeadm' || featureGates.length === 0) return undefined
    const release = releaseOf(scenario)
    return Object.entries(gatesOfFileDefaults.value).flatMap(([name, { field }]) => {
      const gate = gateIn(name, release)
      const state = gateState(valuesOf(featureGates), name, release)
      if (gate.is !== 'known' || state === undefined || state === gate.default) return []
      const own = ['AllAlpha', 'AllBeta', name]
      return [
        {
          message: `kubeadm owns the kubelet’s file, so ${name}=${state} goes to the command line; the defaults of the file are made before, with ${name}=${gate.default}, and kubelet ${release} refuses what that makes of ${field}.`,
          facts: [gatesOfFileDefaults, gate.fact],
          suggestion: {
            featureGates: textsOf(
              featureGates.filter(({ value }) => value === undefined || !own.includes(value.name)),
            ),
          },
        },
      ]
    })
  },
})
