import { testLint } from '../../../testing/test-lint.ts'
import { cniServiceRoute } from './cni-service-route.ts'

const services = '=== ranges.txt ===\nkubeadm init --service-cidr=10.96.0.0/12\n'
const nat =
  '{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.96.0.0/12"]}}}'
const route = (range: string, encap = 'true') =>
  `, {"Name": "EndpointPolicy", "Value": {"Type": "SDNRoute", "Settings": {"DestinationPrefix": "${range}", "NeedEncap": ${encap}}}}`
const file = (routes: string, type = 'win-bridge') =>
  `=== 10-flannel.conf ===\n{"cniVersion": "0.2.0", "name": "cbr0", "type": "flannel", "delegate": {"type": "${type}", "apiVersion": 2, "policies": [${nat}${routes}]}}\n`
const proxy = (flags: string) =>
  `=== proxy.txt ===\nPS C:\\k> .\\kube-proxy.exe --proxy-mode=kernelspace --v=4${flags}\nKubernetes v1.20.4\n`

const listed = (address: string) =>
  `=== svc.txt ===\n$ kubectl get svc\nNAME         TYPE        CLUSTER-IP   EXTERNAL-IP   PORT(S)   AGE\nkubernetes   ClusterIP   ${address}    <none>        443/TCP   9d\n`
const calico = (range: string) => `=== 10-calico.conf ===
{"name": "Calico", "cniVersion": "0.3.1", "type": "calico", "mode": "vxlan", "ipam": {"type": "calico-ipam"}, "policies": [
  {"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "ExceptionList": ["10.96.0.0/12"]}},
  {"Name": "EndpointPolicy", "Value": {"Type": "SDNROUTE", "DestinationPrefix": "${range}", "NeedEncap": true}}]}
`

testLint(cniServiceRoute, {
  valid: [
    { name: 'a Service of a list', text: listed('10.20.0.1') + file(route('10.20.0.0/16')) },
    {
      name: 'a Service of a list, in a file of Calico',
      text: listed('10.96.0.1') + calico('10.96.0.0/12'),
    },
    { name: 'the range of Services', text: services + file(route('10.96.0.0/12')) },
    { name: 'a broader one', text: services + file(route('10.96.0.0/11')) },
    { name: 'a range that nobody tells', text: file(route('10.20.0.0/16')) },
    { name: 'a template', text: services + file(route('<service range>')) },
    { name: 'no route, and nobody tells of DSR', text: services + file('') },
    { name: 'no route, with DSR', text: services + file('') + proxy(' --enable-dsr=true') },
    {
      name: 'a node beside the Services',
      text: services + file(route('10.96.0.0/12') + route('10.0.0.5/32')),
    },
  ],
  invalid: [
    {
      name: 'a range without the Services of a list',
      text: listed('10.43.0.1') + file(route('10.20.0.0/16')),
      messages: [/leads to 10\.20\.0\.0\/16; the Service kubernetes has 10\.43\.0\.1\./],
      severity: 'warning',
    },
    {
      name: 'a range without them in a file of Calico',
      text: listed('10.43.0.1') + calico('10.96.0.0/12'),
      messages: [/leads to 10\.96\.0\.0\/12; the Service kubernetes has 10\.43\.0\.1\./],
    },
    {
      name: 'another range',
      text: services + file(route('10.20.0.0/16')),
      messages: [/leads to 10\.20\.0\.0\/16; Services are in 10\.96\.0\.0\/12/],
      severity: 'warning',
    },
    {
      name: 'a part of the range',
      text: services + file(route('10.96.0.0/16')),
      messages: [/leads to 10\.96\.0\.0\/16 alone, a part of 10\.96\.0\.0\/12/],
      severity: 'warning',
    },
    {
      name: 'a route that leaves packets alone',
      text: services + file(route('10.96.0.0/12', 'false')),
      messages: [/NeedEncap false/],
      severity: 'warning',
    },
    {
      name: 'a route that leaves packets alone, in a file by itself',
      text: file(route('10.96.0.0/12', 'false')),
      messages: [/^The route to 10\.96\.0\.0\/12 has NeedEncap false/],
      severity: 'warning',
    },
    {
      name: 'no route without DSR',
      text: services + file('') + proxy(' --enable-dsr=false'),
      messages: [/no route to 10\.96\.0\.0\/12/],
      severity: 'warning',
    },
    {
      name: 'no route without DSR, whatever the range of Services',
      text: file('') + proxy(' --enable-dsr=false'),
      messages: [/no ROUTE or SDNRoute policy to the range of Services/],
      severity: 'warning',
    },
    {
      name: 'no route, and a kube-proxy that has no DSR by itself',
      text: services + file('') + proxy(''),
      messages: [/kube-proxy runs without DSR/],
      severity: 'warning',
    },
  ],
})
