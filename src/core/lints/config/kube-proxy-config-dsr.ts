import { network } from '../../catalog/network.ts'
import { defineLint } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { isBefore } from '../../values/version.ts'

const { gate, refused } = network.dsr

export const kubeProxyConfigDsr = defineLint({
  id: 'kube-proxy-config-dsr',
  on: 'kube-proxy-config',
  summary: 'The file of kube-proxy has the gate that direct server return needs',
  remediation: `Set ${gate.value.name}: true in featureGates.`,
  decisions: ['kubernetesVersion'],

  check({ value, isPart }, { kubernetesVersion }) {
    const { name, onFrom, lockedFrom } = gate.value
    const path = ['winkernel', 'enableDSR']
    const gatePath = ['featureGates', name]
    const set = valueAt(value, gatePath)
    const use = valueAt(value, path)
    if (use === undefined && set === true && isPart !== true) {
      return [
        {
          path: gatePath,
          basis: 'unsupported',
          message: `featureGates turns ${name} on, and winkernel.enableDSR is not set: the gate only allows direct server return, and kube-proxy does not use it.`,
          remediation: 'Set winkernel.enableDSR: true as well, or take the gate out.',
          facts: [gate],
        },
      ]
    }
    if (use !== true) return []
    // Where it is locked, turning it off is another fault.
    const isOff = set === false && isBefore(kubernetesVersion, lockedFrom)
    if (!isOff && (isPart === true || set !== undefined || !isBefore(kubernetesVersion, onFrom)))
      return []
    return [
      {
        path: isOff ? gatePath : path,
        basis: 'refused',
        message: isOff
          ? `winkernel.enableDSR is true, and featureGates turns ${name} off; kube-proxy stops.`
          : `winkernel.enableDSR is true, and featureGates does not name ${name}, which is off by default before ${onFrom}; kube-proxy stops.`,
        facts: [gate, refused],
      },
    ]
  },
})
