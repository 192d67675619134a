import { testLint } from '../../testing/test-lint.ts'
import { cniAzureExceptions } from './cni-azure-exceptions.ts'

testLint(cniAzureExceptions, {
  valid: [
    {
      name: 'a filled list',
      text: '{"cniVersion": "0.3.0", "name": "azure", "plugins": [{"type": "azure-vnet", "ipam": {"type": "azure-vnet-ipam"}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "ExceptionList": ["10.244.0.0/16", "10.96.0.0/12"]}}]}]}',
      known: { containerRuntime: 'containerd' },
    },
    {
      name: 'Docker',
      text: '{"cniVersion": "0.3.0", "name": "azure", "plugins": [{"type": "azure-vnet", "ipam": {"type": "azure-vnet-ipam"}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "ExceptionList": []}}]}]}',
      known: { containerRuntime: 'docker' },
    },
  ],
  invalid: [
    {
      name: 'an empty list',
      text: '{"cniVersion": "0.3.0", "name": "azure", "plugins": [{"type": "azure-vnet", "ipam": {"type": "azure-vnet-ipam"}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "ExceptionList": []}}]}]}',
      known: { containerRuntime: 'containerd' },
      messages: [/OutBoundNAT policy not set/],
      severity: 'error',
    },
  ],
})
