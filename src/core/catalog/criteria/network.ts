import { inferred, verified } from '../fact.ts'
import { modes } from '../modes/index.ts'
import { defineCriterion, graded } from './define.ts'

const byHand = verified(
  {
    grade: 'limited',
    text: 'You: host routes in one segment, routes of the cloud, or BGP',
  },
  ['web-net-b', 'ms-problems', 'gce'],
)

const inOverlay = verified(
  { grade: 'good', text: 'The agents: the network needs IP between nodes' },
  ['ms-drivers', 'fl-vxlannet'],
)

export const routes = defineCriterion({
  id: 'routes',
  name: 'Who owns the routes',
  byMode: { overlay: inOverlay },
  byDesign: {
    'flannel l2bridge': verified(
      { grade: 'limited', text: 'flanneld on hosts of one segment; beyond it, routes of yours' },
      ['fl-hostgw', 'ms-problems'],
    ),
    'calico l2bridge': verified({ grade: 'good', text: 'BGP, spoken by Calico' }, [
      'web-net-b',
      'c-types',
    ]),
    'azure-vnet l2bridge': verified({ grade: 'good', text: 'The fabric of Azure' }, [
      'ab-cni',
      'aksdocs-overlay',
    ]),
    'azure-vnet l2tunnel': inferred({ grade: 'good', text: 'The fabric of Azure' }, ['ms-drivers']),
    'antrea transparent': verified({ grade: 'good', text: 'Antrea: tunnels between the nodes' }, [
      'an-design',
    ]),
    'vpc-bridge l2bridge': verified({ grade: 'good', text: 'The VPC: pods have addresses of it' }, [
      'aws-bridge',
    ]),
    'win-bridge l2bridge': byHand,
    'sdnbridge l2bridge': byHand,
  },
})

export const adjacency = defineCriterion({
  id: 'adjacency',
  name: 'One layer 2 segment',
  byMode: {
    overlay: verified({ grade: 'good', text: 'Not needed' }, ['ms-drivers', 'web-net-b']),
  },
  byDesign: {
    'flannel l2bridge': verified(
      { grade: 'limited', text: 'Needed, or routes; public and interface address must be one' },
      ['fl-hostgw', 'ms-problems'],
    ),
    'azure-vnet l2bridge': inferred({ grade: 'good', text: 'Not needed: Azure routes' }, [
      'ms-problems',
      'a-net',
    ]),
    'antrea transparent': inferred({ grade: 'good', text: 'Not needed: tunnels' }, ['an-doc']),
    'win-bridge l2bridge': verified({ grade: 'limited', text: 'Needed, or routes' }, [
      'web-net-b',
      'ms-problems',
    ]),
    'sdnbridge l2bridge': verified({ grade: 'limited', text: 'Needed, or routes' }, [
      'ms-problems',
      'gce',
    ]),
  },
})

export const dsr = defineCriterion({
  id: 'dsr',
  name: 'Direct server return',
  byMode: {
    l2bridge: graded(modes.l2bridge.dsr, 'good', 'Works, from Windows Server 2019 of May 2020'),
    overlay: graded(modes.overlay.dsr, 'good', 'Works, from Windows Server 2019 of May 2020'),
    transparent: graded(modes.transparent.dsr, 'fact', 'Open vSwitch balances the load instead'),
    nat: graded(modes.nat.dsr, 'no', 'Kubernetes does not use this mode'),
  },
})
