import type { NetworkModeId, PlatformId } from '../cni/define.ts'
import { inferred, verified } from '../fact.ts'
import type { Cell } from './define.ts'

type Place = 'azure' | 'aws' | 'gcp' | 'premises'

/** What a platform counts as where modes are compared. */
export const placeOf: Readonly<Record<PlatformId, Place>> = {
  azure: 'azure',
  aks: 'azure',
  aws: 'aws',
  eks: 'aws',
  gcp: 'gcp',
  gke: 'gcp',
  'on-premises': 'premises',
  vsphere: 'premises',
  'hyper-v': 'premises',
}

const elsewhere = verified({ grade: 'no', text: 'Only on Azure' }, ['ms-drivers'])
const development = verified({ grade: 'no', text: 'For development only' }, ['web-net-b'])
const tunnels = inferred({ grade: 'good', text: 'With tunnels of Antrea' }, ['an-doc'])

/** How a mode fits a platform. */
export const platformFit: Readonly<Record<NetworkModeId, Readonly<Record<Place, Cell>>>> = {
  l2bridge: {
    azure: verified(
      { grade: 'good', text: 'What Azure CNI uses; Flannel needs a route for each node' },
      ['ms-problems', 'a-net'],
    ),
    aws: inferred(
      { grade: 'limited', text: 'EKS uses it; your own needs routes, and source checks off' },
      ['aws-bridge'],
    ),
    gcp: verified({ grade: 'good', text: 'With sdnbridge, alias ranges and IP forwarding' }, [
      'gce',
    ]),
    premises: inferred({ grade: 'good', text: 'In one segment, or where you own the routes' }, [
      'web-net-b',
    ]),
  },
  l2tunnel: {
    azure: verified({ grade: 'good', text: 'The only place where it works' }, ['ms-drivers']),
    aws: elsewhere,
    gcp: elsewhere,
    premises: elsewhere,
  },
  overlay: {
    azure: inferred(
      { grade: 'good', text: 'In clusters of your own; the overlay of AKS is another' },
      ['ab-cni'],
    ),
    aws: inferred({ grade: 'good', text: 'Where security groups allow UDP 4789' }, ['web-net-b']),
    gcp: inferred({ grade: 'good', text: 'Where the firewall allows UDP 4789' }, ['web-net-b']),
    premises: verified(
      { grade: 'limited', text: 'Where the network cannot be changed; NSX uses UDP 4789 itself' },
      ['ms-problems', 'wmco-pre'],
    ),
  },
  transparent: {
    azure: verified({ grade: 'no', text: 'Microsoft does not support it there' }, ['ms-drivers']),
    aws: tunnels,
    gcp: tunnels,
    premises: inferred(
      { grade: 'good', text: 'Its natural home; allow other MAC addresses without tunnels' },
      ['an-doc', 'ms-drivers'],
    ),
  },
  nat: { azure: development, aws: development, gcp: development, premises: development },
}
