import { testLint } from '../../../testing/test-lint.ts'
import { cniNameServer } from './cni-name-server.ts'

testLint(cniNameServer, {
  valid: [
    {
      name: 'a server outside, beside the right one of the kubelet, which its own check reports',
      text: 'serviceSubnet: 172.20.0.0/16\nkubelet.exe --cluster-dns=172.20.0.10 --v=2\n---\n{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "SDNRoute", "Settings": {"DestinationPrefix": "172.20.0.0/16", "NeedEncap": true}}}], "dns": {"nameservers": ["10.127.0.10"]}}',
    },
    {
      name: 'a Service, where it is the route that is wrong',
      text: 'apiVersion: kubeadm.k8s.io/v1beta3\nkind: ClusterConfiguration\nnetworking:\n  serviceSubnet: 172.20.0.0/16\n---\n{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "SDNRoute", "Settings": {"DestinationPrefix": "10.96.0.0/12", "NeedEncap": true}}}], "dns": {"nameservers": ["172.20.0.10"]}}',
    },
    {
      name: 'a Service',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "SDNRoute", "Settings": {"DestinationPrefix": "10.96.0.0/12", "NeedEncap": true}}}], "dns": {"nameservers": ["10.96.0.10"]}}',
    },
    {
      name: 'a server outside',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "SDNRoute", "Settings": {"DestinationPrefix": "10.96.0.0/12", "NeedEncap": true}}}], "dns": {"nameservers": ["8.8.8.8"]}}',
    },
  ],
  invalid: [
    {
      name: 'a server outside the range of Services that was sent as well',
      text: 'serviceSubnet: 172.20.0.0/16\n---\n{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "SDNRoute", "Settings": {"DestinationPrefix": "10.96.0.0/12", "NeedEncap": true}}}], "dns": {"nameservers": ["10.127.0.10"]}}',
      messages: [/10\.127\.0\.10 is not in 10\.96\.0\.0\/12/],
    },
    {
      name: 'a server beside the range',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "SDNRoute", "Settings": {"DestinationPrefix": "11.0.0.0/8", "NeedEncap": true}}}], "dns": {"nameservers": ["10.127.130.7"]}}',
      messages: [/10\.127\.130\.7 is not in 11\.0\.0\.0\/8/],
      severity: 'warning',
    },
  ],
})
