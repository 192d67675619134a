import { testLint } from '../../testing/test-lint.ts'
import { cniPlaceholder } from './cni-placeholder.ts'

const inConfigMap = (policy: string) => `apiVersion: v1
kind: ConfigMap
metadata: {name: kube-flannel-windows-cfg, namespace: kube-flannel}
data:
  cni-conf.json: |
    {"cniVersion": "0.2.0", "name": "cbr0", "type": "flannel", "capabilities": {"dns": true}, "delegate": {"type": "win-bridge", "apiVersion": 2, "policies": [{"Name": "EndpointPolicy", "Value": ${policy}}]}}
`

testLint(cniPlaceholder, {
  valid: [
    {
      name: 'a template for Linux nodes',
      text: '{"cniVersion": "0.3.1", "name": "k8s-pod-network", "plugins": [{"type": "calico", "mtu": "__CNI_MTU__"}, {"type": "portmap"}]}',
    },
    {
      name: 'the addresses of Calico alone',
      text: 'From the CNI file:\n\n```json\n"ipam": { "type": "calico-ipam", "subnet": "usePodCidr" }\n```\n',
    },
    {
      name: 'a filled file',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
    },
  ],
  invalid: [
    {
      name: 'a template',
      text: '{"cniVersion": "0.2.0", "name": "{{NAME}}", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}], "dns": {"nameservers": ["{{DNS}}"]}}',
      messages: [/\{\{NAME\}\}, \{\{DNS\}\}/],
      severity: 'warning',
    },
    {
      name: 'a template of underscores',
      text: '{"cniVersion": "1.0.0", "name": "Calico", "type": "calico", "mode": "__MODE__", "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "ExceptionList": ["__K8S_SERVICE_CIDR__"]}}]}',
      messages: [/__MODE__, __K8S_SERVICE_CIDR__/],
      severity: 'warning',
    },
    {
      name: 'an empty range in a ConfigMap, which the agent of the node fills in',
      text: inConfigMap('{"Type": "SDNRoute", "Settings": {"DestinationPrefix": ""}}'),
      messages: [/fills it in on the node/],
      severity: 'info',
    },
    {
      name: 'a word of a template in a ConfigMap',
      text: inConfigMap('{"Type": "OutBoundNAT", "Settings": {"Exceptions": ["{{SERVICES}}"]}}'),
      messages: [/\{\{SERVICES\}\}/],
      severity: 'info',
    },
    {
      name: 'words for an address',
      text: '{"cniVersion": "0.2.0", "name": "l2bridge", "type": "sdnoverlay", "capabilities": {"dns": true}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "ProviderAddress", "Settings": {"ProviderAddress": "ip of host"}}}]}',
      messages: [/ip of host/],
      severity: 'error',
    },
    {
      name: 'an empty range',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "SDNRoute", "Settings": {"DestinationPrefix": ""}}}]}',
      messages: [/is empty/],
      severity: 'warning',
    },
  ],
})
