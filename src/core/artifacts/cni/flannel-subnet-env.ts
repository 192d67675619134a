import { nthAddress } from '../../values/address.ts'
import { defineCniArtifact } from './cni-files.ts'
import { firstPart, podSubnet, podSubnetText } from './cni-parts.ts'
import { plain } from '../formats/content.ts'

/** What flanneld leaves of the adapter's 1500 bytes for packets that it wraps. */
const ethernetMtu = 1500
const vxlanHeaderBytes = 50

export const flannelSubnetEnv = defineCniArtifact({
  id: 'flannel-subnet-env',
  format: 'flannel',
  path: 'cni/subnet.env',
  summary: 'What flanneld writes on the node once it has its pod subnet; for comparison',
  decisions: ['cni', 'networkMode', 'clusterCIDR', 'podCIDR'],
  carries: ['clusterCIDR', 'podCIDR'],

  write({ networkMode, clusterCIDR, podCIDR }) {
    const { text, range } = podSubnet({ podCIDR })
    const first = range && nthAddress(range, 1)?.text
    const mtu = networkMode === 'overlay' ? ethernetMtu - vxlanHeaderBytes : ethernetMtu
    return plain('ini', [
      {
        text: `FLANNEL_NETWORK=${oneLine(clusterCIDR.value?.[0]?.text ?? firstPart(clusterCIDR.text))}`,
        why: { decisions: ['clusterCIDR'], sources: ['f-main'] },
      },
      {
        text: `FLANNEL_SUBNET=${first === undefined ? oneLine(text) : `${first}/${range?.prefix}`}`,
        why: { text: podSubnetText, decisions: ['podCIDR'], sources: ['f-main'] },
      },
      { text: `FLANNEL_MTU=${mtu}`, why: { decisions: ['networkMode'], sources: ['fl-hostgw'] } },
      { text: 'FLANNEL_IPMASQ=true', why: { sources: ['f-win#L42-L43', 'f-main'] } },
    ])
  },
})

/** Text that could not be read as a range must not begin a line of its own. */
const oneLine = (text: string) => text.replace(/[\r\n\u2028\u2029]+/g, ' ')
