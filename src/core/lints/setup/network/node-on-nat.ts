import { natAddress } from '../../../catalog/nat-address.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { faultAt } from '../../fault-at.ts'

const inNat = /^10\.0\.2\./

export const nodeOnNat = defineLint({
  id: 'node-on-nat',
  on: 'setup',
  summary: 'A node is registered with an address that the other nodes reach',
  remediation:
    'Give the kubelet --node-ip with the address of the other adapter (with kubeadm: kubeletExtraArgs, or kubeadm-flags.env), restart it, and name that adapter to the network agent as well.',
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    const nodes = deciding(observations, 'nodeIP').filter(
      ({ inferred, subject }) => inferred !== true && subject?.startsWith('node ') === true,
    )
    const [own] = nodes.filter(({ value }) => value === natAddress.value)
    const others = [...named(observations, 'node.linuxIp'), ...nodes].filter(
      ({ value, subject }) => subject !== own?.subject && value !== natAddress.value,
    )
    const [other] = others
    if (!own || !other || others.some(({ value }) => inNat.test(String(value)))) return []
    return [
      faultAt(
        placeOf(own),
        'fails',
        `${own.subject?.replace('node ', '') ?? 'The node'} is registered with ${natAddress.value}, which every virtual machine of VirtualBox has on its NAT adapter; ${other.subject?.replace(/^(?:node|linux) /, '') ?? 'another node'} has ${String(other.value)}. Logs, exec, metrics and traffic to its pods do not arrive.`,
        natAddress,
        { also: [placeOf(other)] },
      ),
    ]
  },
})
