import { testLint } from '../../testing/test-lint.ts'
import { cniPolicyShape } from './cni-policy-shape.ts'

testLint(cniPolicyShape, {
  valid: [
    {
      name: 'a list that sdnbridge does not read',
      text: '{"cniVersion": "0.2.0", "name": "pods", "type": "sdnbridge", "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "ExceptionList": ["10.1.0.0/16"]}}, {"Name": "EndpointPolicy", "Value": {"Type": "ROUTE", "DestinationPrefix": "10.2.0.0/16", "NeedEncap": true}}]}',
    },
    {
      name: 'a list that win-bridge does not read',
      text: '{"cniVersion": "0.2.0", "name": "pods", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "ExceptionList": ["10.1.0.0/16"]}}]}',
    },
    {
      name: 'OutBoundNAT without exceptions, and an ACL',
      text: '{"cniVersion": "0.2.0", "name": "pods", "type": "sdnbridge", "capabilities": {"dns": true}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT"}}, {"Name": "EndpointPolicy", "Value": {"Type": "ACL"}}]}',
    },
    {
      name: 'an apiVersion of another type, which stops the plugin first',
      text: '{"cniVersion": "0.3.0", "name": "cbr0", "type": "win-bridge", "apiVersion": "2", "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16"]}}}]}',
    },
    {
      name: 'the form of HCN',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
    },
    {
      name: 'the form of HNS v1',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "ExceptionList": ["10.244.0.0/16", "10.96.0.0/12"]}}]}',
    },
    {
      name: 'azure-vnet',
      text: '{"cniVersion": "0.3.0", "name": "azure", "plugins": [{"type": "azure-vnet", "ipam": {"type": "azure-vnet-ipam"}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "ExceptionList": ["10.244.0.0/16", "10.96.0.0/12"]}}]}]}',
    },
  ],
  invalid: [
    {
      name: 'the name of HCN in the form of HNS v1',
      text: '{"cniVersion": "0.2.0", "name": "pods", "type": "win-bridge", "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Exceptions": ["10.1.0.0/16"]}}]}',
      messages: [/called ExceptionList/],
      severity: 'warning',
    },
    {
      name: 'the same in azure-vnet',
      text: '{"cniVersion": "0.2.0", "name": "pods", "type": "azure-vnet", "capabilities": {"dns": true}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Exceptions": ["10.1.0.0/16"]}}]}',
      messages: [/called ExceptionList/],
      severity: 'warning',
    },
    {
      name: 'the same in Calico',
      text: '{"cniVersion": "0.2.0", "name": "pods", "type": "calico", "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "exceptions": ["10.1.0.0/16"]}}]}',
      messages: [/called ExceptionList/],
      severity: 'warning',
    },
    {
      name: 'policies of HCN that say nothing',
      text: '{"cniVersion": "0.2.0", "name": "pods", "type": "win-overlay", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "ProviderAddress"}}, {"Name": "EndpointPolicy", "Value": {"Type": "SDNRoute"}}]}',
      messages: [/names no ProviderAddress/, /names no DestinationPrefix/],
    },
    {
      name: 'an address beside Type',
      text: '{"cniVersion": "0.2.0", "name": "pods", "type": "sdnoverlay", "capabilities": {"dns": true}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "ProviderAddress", "ProviderAddress": "192.0.2.7"}}]}',
      messages: [/ProviderAddress stands beside Type/],
    },
    {
      name: 'the file that the operator of OpenShift writes',
      text: '{"cniVersion":"0.2.0","name":"OVNKubernetesHybridOverlayNetwork","type":"win-overlay","apiVersion":2,"ipam":{"type":"host-local","subnet":"10.132.0.0/24"},"policies":[{"name":"EndpointPolicy","value":{"type":"OutBoundNAT","settings":{"exceptionList":["172.30.0.0/16"]}}}]}',
      messages: [/exceptionList is no field of HCN/],
      severity: 'info',
    },
    {
      name: 'what that operator wrote once',
      text: '{"CniVersion":"0.2.0","Name":"OVNKubernetesHybridOverlayNetwork","Type":"win-overlay","apiVersion":2,"Policies":[{"Name":"EndpointPolicy","Value":{"Type":"OutBoundNAT","Settings":{"ExceptionList":["172.30.0.0/16"]}}}]}',
      messages: [/ExceptionList is no field of HCN/],
      severity: 'error',
    },
    {
      name: 'the form of HNS v1 under apiVersion 2',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "ExceptionList": ["10.244.0.0/16", "10.96.0.0/12"]}}]}',
      messages: [/stands beside Type/],
      severity: 'error',
    },
    {
      name: 'Settings without apiVersion',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
      messages: [/apiVersion is not set/],
      severity: 'warning',
    },
    {
      name: 'a name that HCN does not know',
      text: '{"cniVersion": "0.2.0", "name": "l2bridge", "type": "sdnbridge", "capabilities": {"dns": true}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"ExceptionList": ["10.0.0.0/16"]}}}]}',
      messages: [/ExceptionList is no field of HCN/],
      severity: 'error',
    },
    {
      name: 'a route of HNS v1',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "ROUTE", "Settings": {"DestinationPrefix": "10.96.0.0/12"}}}]}',
      messages: [/HCN calls it SDNRoute/],
      severity: 'error',
    },
    {
      name: 'a route of HCN',
      text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "capabilities": {"dns": true}, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "SDNRoute", "DestinationPrefix": "10.96.0.0/12"}}]}',
      messages: [/HNS v1 calls it ROUTE/],
      severity: 'error',
    },
    {
      name: 'Settings in azure-vnet',
      text: '{"cniVersion": "0.3.0", "name": "azure", "plugins": [{"type": "azure-vnet", "ipam": {"type": "azure-vnet-ipam"}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}]}',
      messages: [/stops at Settings/],
      severity: 'error',
    },
    {
      name: 'a value without Type in azure-vnet',
      text: '{"cniVersion": "0.3.0", "name": "azure", "plugins": [{"type": "azure-vnet", "ipam": {"type": "azure-vnet-ipam"}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"DestinationPrefix": "10.0.0.0/16", "NeedEncap": true}}]}]}',
      messages: [/no Type: azure-vnet ends/],
      severity: 'error',
    },
    {
      name: 'SDNRoute in azure-vnet',
      text: '{"cniVersion": "0.3.0", "name": "azure", "plugins": [{"type": "azure-vnet", "ipam": {"type": "azure-vnet-ipam"}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "SDNRoute", "DestinationPrefix": "10.0.0.0/16"}}]}]}',
      messages: [/does not know SDNRoute/],
      severity: 'error',
    },
    {
      name: 'Settings in Calico',
      text: '{"cniVersion": "0.3.1", "name": "Calico", "type": "calico", "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["10.244.0.0/16", "10.96.0.0/12"]}}}]}',
      messages: [/are lost/],
      severity: 'error',
    },
    {
      name: 'no Type in Calico',
      text: '{"cniVersion": "0.3.1", "name": "Calico", "type": "calico", "policies": [{"Name": "EndpointPolicy", "Value": {"type": "OutBoundNAT"}}]}',
      messages: [/Calico crashes/],
      severity: 'error',
    },
    {
      name: 'a value that is no object',
      text: '{"cniVersion": "0.2.0", "name": "l2bridge", "type": "sdnbridge", "capabilities": {"dns": true}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": "x"}]}',
      messages: [/no object/],
      severity: 'error',
    },
  ],
})
