import { flannelFiles } from '../../../catalog/cni/flannel-files.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { deciding } from '../../../model/observed.ts'
import { parseAddress } from '../../../values/address.ts'
import { linesOfFlanneld } from '../../lines-of-flanneld.ts'

export const hostGwPublicAddress = defineLint({
  id: 'host-gw-public-address',
  on: 'setup',
  summary: 'With host-gw of Flannel the public address of a node is that of its adapter',
  remediation: 'Leave --public-ip out, or take vxlan.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const [backend] = deciding(observations, 'networkMode').filter(({ raw }) => raw === 'host-gw')
    if (!backend) return []
    return linesOfFlanneld(parsed).flatMap(({ value: { flags }, placeOf }) => {
      const at = flags.findIndex(({ name, isKnown }) => name === 'public-ip' && isKnown)
      const own = addressOf(flags[at]?.value)
      const adapter = addressOf(flags.find(({ name }) => name === 'iface')?.value)
      return own === undefined || adapter === undefined || own === adapter
        ? []
        : [
            {
              path: [],
              place: placeOf([at, 'value']),
              also: [observedAt(backend)],
              basis: 'refused' as const,
              message: `The backend is host-gw, and --public-ip ${own} is not the address ${adapter} of the adapter: flanneld stops with “your PublicIP differs from interface IP, meaning that probably you're on a NAT, which breaks host-gw backend”.`,
              facts: [flannelFiles.hostGwAddress],
            },
          ]
    })
  },
})

const addressOf = (text: string | undefined) =>
  text !== undefined && parseAddress(text) ? text : undefined
