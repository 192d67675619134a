import { network } from '../../catalog/network.ts'
import { defineLint } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { isBefore } from '../../values/version.ts'

const { gate, refused } = network.dsr

export const kubeProxyConfigDsr = defineLint({
  id: 'kube-proxy-config-dsr',
  on: 'kube-proxy-config',
  summary: 'The file of kube-proxy has the gate that direct server return needs',
  remediation: `Add ${gate.value.name}: true to featureGates.`,
  decisions: ['kubernetesVersion'],

  check({ value }, { kubernetesVersion }) {
    const { name, onFrom } = gate.value
    const path = ['winkernel', 'enableDSR']
    // A gate that is off is another fault.
    const isNamed = valueAt(value, ['featureGates', name]) !== undefined
    if (valueAt(value, path) !== true || isNamed || !isBefore(kubernetesVersion, onFrom)) return []
    return [
      {
        path,
        basis: 'refused',
        message: `winkernel.enableDSR is true, and featureGates does not name ${name}, which is off by default before ${onFrom}; kube-proxy stops.`,
        facts: [gate, refused],
      },
    ]
  },
})
