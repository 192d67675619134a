import { testLint } from '../../../testing/test-lint.ts'
import { serviceInRanges } from './service-in-ranges.ts'

const cluster = (range = '10.96.0.0/16') => `apiVersion: kubeadm.k8s.io/v1beta3
kind: ClusterConfiguration
networking: {podSubnet: 10.244.0.0/16, serviceSubnet: "${range}"}
---
`
const service = (spec: string, notes = '') =>
  `apiVersion: v1\nkind: Service\nmetadata: {name: web${notes === '' ? '' : `, annotations: {${notes}}`}}\nspec: {selector: {app: web}, ports: [{port: 80}], ${spec}}\n---\n`
const pool = (...addresses: readonly string[]) =>
  `apiVersion: metallb.io/v1beta1\nkind: IPAddressPool\nmetadata: {name: front, namespace: metallb-system}\nspec: {addresses: [${addresses.join(', ')}]}\n---\n`

const list = (...addresses: readonly string[]) =>
  `NAME   TYPE        CLUSTER-IP   EXTERNAL-IP   PORT(S)   AGE\n${addresses.map((one, i) => `web${i}   ClusterIP   ${one}   <none>        443/TCP   61d\n`).join('')}`

testLint(serviceInRanges, {
  valid: [
    { name: 'a list of addresses of the range', text: cluster() + list('10.96.0.1') },
    {
      name: 'a list of which one is of the range',
      text: cluster() + list('10.96.0.1', '10.43.0.7'),
    },
    { name: 'a list of headless Services', text: cluster() + list('None') },
    { name: 'an address of the range', text: cluster() + service('clusterIP: 10.96.3.4') },
    { name: 'no address', text: cluster() + service('clusterIP: None') },
    { name: 'an address, and no range', text: service('clusterIP: 10.100.1.5') },
    {
      name: 'two families where the cluster has them',
      text: cluster('10.96.0.0/16,fd00:10:96::/112') + service('ipFamilyPolicy: RequireDualStack'),
    },
    {
      name: 'two families where it can',
      text: cluster() + service('ipFamilyPolicy: PreferDualStack'),
    },
    {
      name: 'an address of the pool',
      text:
        pool('10.20.5.10-10.20.5.50') + service('type: LoadBalancer, loadBalancerIP: 10.20.5.50'),
    },
    {
      name: 'an address of another pool',
      text:
        pool('10.20.5.0/28') +
        pool('10.20.6.0/24') +
        service('type: LoadBalancer, loadBalancerIP: 10.20.6.10'),
    },
    {
      name: 'a pool that a template fills in',
      text: pool('"${RANGE}"') + service('type: LoadBalancer, loadBalancerIP: 10.20.6.10'),
    },
  ],
  invalid: [
    {
      name: 'a list of addresses outside the range',
      text: cluster() + list('10.43.0.1', '10.43.0.10'),
      messages: [/told as 10\.96\.0\.0\/16, and the cluster gives .* as web0 has 10\.43\.0\.1:/],
      severity: 'warning',
    },
    {
      name: 'an address outside the range',
      text: cluster() + service('clusterIP: 10.100.1.5'),
      messages: [/asks for the address 10\.100\.1\.5, and the service range is 10\.96\.0\.0\/16/],
      severity: 'warning',
    },
    {
      name: 'two families where the cluster has one',
      text: cluster() + service('ipFamilyPolicy: RequireDualStack'),
      messages: [/requires two families/],
      severity: 'warning',
    },
    {
      name: 'an address outside the pool',
      text:
        pool('10.20.5.10-10.20.5.50') + service('type: LoadBalancer, loadBalancerIP: 10.20.6.10'),
      messages: [/asks for 10\.20\.6\.10, and the pools .* have 10\.20\.5\.10-10\.20\.5\.50/],
      severity: 'warning',
    },
    {
      name: 'an address outside the pool, asked for by its annotation',
      text:
        pool('10.20.5.0/28') +
        service('type: LoadBalancer', 'metallb.io/loadBalancerIPs: 10.20.5.77'),
      messages: [/asks for 10\.20\.5\.77/],
    },
  ],
})
