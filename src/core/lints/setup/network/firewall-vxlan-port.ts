import { calico } from '../../../catalog/cni/calico.ts'
import { flannelOnWindows } from '../../../catalog/cni/flannel-backend.ts'
import { flannel } from '../../../catalog/cni/flannel.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'

const vxlan = flannel.modes.find(({ id }) => id === 'overlay')?.vxlan

export const firewallVxlanPort = defineLint({
  id: 'firewall-vxlan-port',
  on: 'setup',
  summary: 'Rules for the firewall open the port that VXLAN has on Windows',
  remediation: 'Open UDP 4789 between all nodes, Linux too.',
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    const rules = named(observations, 'firewall.udpPorts')
    const networks = deciding(observations, 'cni').filter(({ absent }) => absent !== true)
    const isFlannel = networks.length > 0 && networks.every(({ value }) => value === flannel.id)
    const linux = rules.find(({ value }) => portsIn(value).some((range) => holds(range, ofLinux)))
    if (!vxlan) return []
    const blocked = named(observations, 'firewall.udpBlocked').find(({ value }) =>
      portsIn(value).some((range) => holds(range, vxlan.port.value)),
    )
    if (blocked && deciding(observations, 'networkMode').some(({ value }) => value === 'overlay')) {
      return [
        {
          path: [],
          place: placeOf(blocked),
          basis: 'fails',
          message: `A rule blocks UDP ${vxlan.port.value}, the port of VXLAN: nothing passes between the pods of this node and those of others.`,
          facts: [vxlan.port],
          remediation: 'Remove the rule: a rule that blocks wins over those that allow.',
        },
      ]
    }
    const isOpen = rules.some(({ value }) =>
      portsIn(value).some((range) => holds(range, vxlan.port.value)),
    )
    if (isOpen) return []
    const [kubelet] = named(observations, 'firewall.kubeletPort')
    const hasVxlan =
      networks.some(({ value }) => value === flannel.id || value === calico.id) &&
      deciding(observations, 'networkMode').some(({ value }) => value === 'overlay')
    if (!linux || !isFlannel) {
      return kubelet && hasVxlan
        ? [
            {
              path: [],
              place: placeOf(kubelet),
              basis: 'unsupported',
              message: `The rules let the kubelet in, and nothing on UDP ${vxlan.port.value}: packets of VXLAN between the nodes are dropped, unless another group lets them in.`,
              facts: [vxlan.port],
            },
          ]
        : []
    }
    return [
      {
        path: [],
        place: placeOf(linux),
        basis: 'unsupported',
        message: `The rules open UDP ${ofLinux}, which Flannel takes on Linux alone, and not UDP ${vxlan.port.value}, its only one with Windows nodes.`,
        facts: [vxlan.port, flannelOnWindows.linuxPort],
      },
    ]
  },
})

const ofLinux = flannelOnWindows.linuxPort.value

const portsIn = (value: unknown) =>
  String(value)
    .split(',')
    .flatMap((text) => {
      const [first, last = first] = text.split('-').map(Number)
      return first === undefined || last === undefined ? [] : [{ first, last }]
    })

const holds = ({ first, last }: { readonly first: number; readonly last: number }, one: number) =>
  first <= one && one <= last
