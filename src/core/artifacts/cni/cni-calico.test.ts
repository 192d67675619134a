import { expect, test } from 'vitest'
import { generateOne } from '../../testing/generate-one.ts'
import { cniCalico } from './cni-calico.ts'

test('vxlan with containerd, whole', () => {
  const { path, text = '' } = generateOne(cniCalico, {
    cni: 'calico',
    networkMode: 'overlay',
    nodeAgents: 'services',
  })
  expect(path).toBe('cni/10-calico.conf')
  expect(JSON.parse(text)).toEqual({
    name: 'Calico',
    windows_use_single_network: true,
    cniVersion: '0.3.1',
    type: 'calico',
    mode: 'vxlan',
    vxlan_mac_prefix: '0E-2A',
    vxlan_vni: 4096,
    policy: { type: 'k8s' },
    log_level: 'info',
    capabilities: { dns: true },
    DNS: { Nameservers: ['10.96.0.10'], Search: ['svc.cluster.local'] },
    nodename_file: 'c:/calicowindows/nodename',
    datastore_type: 'kubernetes',
    kubernetes: { kubeconfig: 'c:/calicowindows/calico-kube-config' },
    ipam: { type: 'calico-ipam', subnet: 'usePodCidr' },
    policies: [
      { Name: 'EndpointPolicy', Value: { Type: 'OutBoundNAT', ExceptionList: ['10.96.0.0/12'] } },
      {
        Name: 'EndpointPolicy',
        Value: { Type: 'SDNROUTE', DestinationPrefix: '10.96.0.0/12', NeedEncap: true },
      },
    ],
  })
})

test('BGP has no VXLAN settings and routes as Calico’s installers write them', () => {
  const { text = '' } = generateOne(cniCalico, {
    cni: 'calico',
    networkMode: 'l2bridge',
    containerRuntime: 'docker',
  })
  const file = JSON.parse(text)
  expect(file.mode).toBe('windows-bgp')
  expect(text).not.toMatch(/vxlan/)
  expect(file.policies[1].Value).toEqual({
    Type: 'ROUTE',
    DestinationPrefix: '10.96.0.0/12',
    NeedEncap: true,
  })
})

test('only releases that know loopback DSR are told of it', () => {
  const textOf = (cniRelease: string) =>
    generateOne(cniCalico, { cni: 'calico', directServerReturn: true, cniRelease }).text
  expect(textOf('3.22.1')).toContain('windows_loopback_DSR')
  expect(textOf('3.22.0')).not.toContain('windows_loopback_DSR')
})
