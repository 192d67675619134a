import { testLint } from '../../testing/test-lint.ts'
import { calicoForWindows } from './calico-for-windows.ts'

const installation = (spec: object) => ({
  apiVersion: 'operator.tigera.io/v1',
  kind: 'Installation',
  metadata: { name: 'default' },
  spec,
})
const pool = (spec: object) => ({ apiVersion: 'projectcalico.org/v3', kind: 'IPPool', spec })

const endpoint = (data: object) => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name: 'kubernetes-services-endpoint' },
  data,
})

testLint(calicoForWindows, {
  valid: [
    {
      name: 'what the API server printed, cut before the range of Services could stand there',
      document: {
        ...installation({ calicoNetwork: { windowsDataplane: 'HNS' }, cni: { type: 'Calico' } }),
        metadata: { name: 'default', uid: '0d5e1f9a-7c1b-4d3e-9a55-5b0c6f1d2e3a' },
      },
    },
    {
      name: 'VXLAN with the range of Services',
      document: installation({
        serviceCIDRs: ['10.96.0.0/12'],
        calicoNetwork: {
          windowsDataplane: 'HNS',
          ipPools: [
            { cidr: '10.244.0.0/16', encapsulation: 'VXLAN' },
            { cidr: 'fd00::/48', encapsulation: 'VXLANCrossSubnet' },
          ],
        },
      }),
    },
    {
      name: 'the address of the API server',
      document: endpoint({ KUBERNETES_SERVICE_HOST: '10.1.0.4', KUBERNETES_SERVICE_PORT: '6443' }),
    },
    {
      name: 'BGP without encapsulation',
      document: installation({
        serviceCIDRs: ['10.96.0.0/12'],
        calicoNetwork: {
          windowsDataplane: 'HNS',
          bgp: 'Enabled',
          ipPools: [{ cidr: '10.244.0.0/16', encapsulation: 'None' }],
        },
      }),
    },
    { name: 'a cluster without Windows nodes', document: installation({ calicoNetwork: {} }) },
    { name: 'a pool without IPIP', document: pool({ ipipMode: 'Never', vxlanMode: 'Always' }) },
    {
      name: 'a pool of Linux nodes',
      document: pool({ ipipMode: 'Always', nodeSelector: "kubernetes.io/os == 'linux'" }),
    },
  ],
  invalid: [
    {
      name: 'cross-subnet and no range of Services',
      document: installation({
        calicoNetwork: {
          windowsDataplane: 'HNS',
          ipPools: [{ cidr: '10.244.0.0/16', encapsulation: 'VXLANCrossSubnet' }],
        },
      }),
      messages: [/serviceCIDRs is missing/, /VXLANCrossSubnet; with Windows nodes/],
      severity: 'error',
    },
    {
      name: 'no range of Services in what the API server printed up to its end',
      document: {
        ...installation({ calicoNetwork: { windowsDataplane: 'HNS' }, variant: 'Calico' }),
        metadata: { name: 'default', uid: '0d5e1f9a-7c1b-4d3e-9a55-5b0c6f1d2e3a' },
      },
      messages: [/serviceCIDRs is missing/],
      severity: 'error',
    },
    {
      name: 'BGP beside VXLAN',
      document: installation({
        serviceCIDRs: ['10.96.0.0/12'],
        calicoNetwork: {
          windowsDataplane: 'HNS',
          bgp: 'Enabled',
          ipPools: [{ cidr: '10.244.0.0/16', encapsulation: 'VXLAN' }],
        },
      }),
      messages: [/bgp is Enabled beside pools with VXLAN/],
      severity: 'warning',
    },
    {
      name: 'a data plane one level too high',
      document: installation({ windowsDataplane: 'HNS', calicoNetwork: { bgp: 'Enabled' } }),
      messages: [/stands in spec; the field is one of spec.calicoNetwork/],
      severity: 'warning',
    },
    {
      name: 'Windows nodes without their data plane',
      document: installation({ windowsNodes: { cniBinDir: '/opt/cni/bin' } }),
      messages: [/windowsDataplane is not HNS/],
      severity: 'error',
    },
    {
      name: 'an address without its port',
      document: endpoint({ KUBERNETES_SERVICE_HOST: '10.1.0.4' }),
      messages: [/KUBERNETES_SERVICE_PORT is missing/],
      severity: 'error',
    },
    {
      name: 'a pool with IPIP',
      document: pool({ ipipMode: 'Always', vxlanMode: 'Never' }),
      messages: [/ipipMode is Always/],
      severity: 'warning',
    },
    {
      name: 'addresses that nodes may borrow',
      document: {
        apiVersion: 'projectcalico.org/v3',
        kind: 'IPAMConfiguration',
        spec: { strictAffinity: false },
      },
      messages: [/strictAffinity is false/],
      severity: 'error',
    },
  ],
})
