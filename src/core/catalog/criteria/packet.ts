import { inferred, unknown, verified } from '../fact.ts'
import { modes } from '../modes/index.ts'
import { defineCriterion, graded } from './define.ts'

export const packet = defineCriterion({
  id: 'packet',
  name: 'What happens to the packet',
  byMode: {
    l2bridge: graded(modes.l2bridge.packets, 'fact', modes.l2bridge.packets.value),
    l2tunnel: graded(modes.l2tunnel.packets, 'fact', modes.l2tunnel.packets.value),
    overlay: graded(modes.overlay.packets, 'fact', modes.overlay.packets.value),
    transparent: graded(modes.transparent.packets, 'fact', modes.transparent.packets.value),
    nat: graded(modes.nat.packets, 'fact', modes.nat.packets.value),
  },
})

export const encapsulation = defineCriterion({
  id: 'encapsulation',
  name: 'Encapsulation',
  byMode: {
    l2bridge: graded(modes.l2bridge.encapsulation, 'good', 'None'),
    l2tunnel: graded(modes.l2tunnel.encapsulation, 'good', 'None inside the VM'),
    overlay: graded(modes.overlay.encapsulation, 'limited', 'VXLAN over UDP'),
    transparent: graded(
      modes.transparent.encapsulation,
      'limited',
      modes.transparent.encapsulation.value ?? '',
    ),
    nat: graded(modes.nat.encapsulation, 'good', 'None'),
  },
})

export const mtu = defineCriterion({
  id: 'mtu',
  name: 'MTU of pods',
  byMode: {
    l2bridge: verified({ grade: 'good', text: 'That of the adapter' }, ['fl-hostgw']),
    overlay: inferred({ grade: 'limited', text: '50 bytes less than the adapter’s' }, ['ms-hcn']),
  },
})

export const sourceAddress = defineCriterion({
  id: 'source-address',
  name: 'Source address kept',
  byMode: {
    l2bridge: verified(
      {
        grade: 'good',
        text: 'Towards the exception list; elsewhere it becomes the node’s',
      },
      ['web-net-b', 'ms-drivers'],
    ),
    l2tunnel: verified({ grade: 'good', text: 'Pod addresses stay visible' }, ['web-net-b']),
    overlay: inferred(
      { grade: 'limited', text: 'Between pods; towards the outside it becomes the node’s' },
      ['p-overlay', 'ms-drivers'],
    ),
    transparent: verified(
      { grade: 'limited', text: 'Between pods; towards the outside NetNat makes it the node’s' },
      ['an-design'],
    ),
    nat: verified({ grade: 'no', text: 'It becomes the host’s' }, ['web-net-b']),
  },
})

export const icmp = defineCriterion({
  id: 'icmp',
  name: 'ICMP',
  byMode: {
    l2bridge: verified(
      { grade: 'limited', text: 'Inside the cluster; towards the outside no answer comes back' },
      ['web-net-b'],
    ),
    l2tunnel: verified({ grade: 'limited', text: 'As L2Bridge' }, ['web-net-b']),
    overlay: verified({ grade: 'limited', text: 'Only inside the overlay' }, [
      'web-net-b',
      'ms-drivers',
    ]),
    transparent: unknown({ grade: 'fact', text: 'Antrea says nothing of it' }),
    nat: unknown({ grade: 'fact', text: 'Written nowhere' }),
  },
})

export const nodeToPod = defineCriterion({
  id: 'node-to-pod',
  name: 'Node reaches pods',
  byMode: {
    l2bridge: graded(modes.l2bridge.nodeToPod, 'good', modes.l2bridge.nodeToPod.value),
    l2tunnel: graded(modes.l2tunnel.nodeToPod, 'good', modes.l2tunnel.nodeToPod.value),
    overlay: graded(modes.overlay.nodeToPod, 'limited', modes.overlay.nodeToPod.value),
    transparent: graded(modes.transparent.nodeToPod, 'good', modes.transparent.nodeToPod.value),
    nat: graded(modes.nat.nodeToPod, 'no', modes.nat.nodeToPod.value),
  },
})

export const separation = defineCriterion({
  id: 'separation',
  name: 'Separation from the network around',
  byMode: {
    l2bridge: graded(modes.l2bridge.isolation, 'limited', modes.l2bridge.isolation.value),
    l2tunnel: graded(modes.l2tunnel.isolation, 'good', modes.l2tunnel.isolation.value),
    overlay: graded(modes.overlay.isolation, 'good', modes.overlay.isolation.value),
    transparent: graded(modes.transparent.isolation, 'good', modes.transparent.isolation.value),
    nat: graded(modes.nat.isolation, 'limited', modes.nat.isolation.value),
  },
})

export const speed = defineCriterion({
  id: 'speed',
  name: 'Speed',
  byMode: {
    l2bridge: graded(modes.l2bridge.performance, 'good', modes.l2bridge.performance.value),
    l2tunnel: graded(modes.l2tunnel.performance, 'limited', modes.l2tunnel.performance.value),
    overlay: graded(modes.overlay.performance, 'limited', modes.overlay.performance.value),
    transparent: graded(modes.transparent.performance, 'fact', modes.transparent.performance.value),
    nat: graded(modes.nat.performance, 'limited', modes.nat.performance.value),
  },
})
