import type { NetworkFile } from './network-file.ts'

export const azureFiles: readonly NetworkFile[] = [
  {
    name: 'acn-azure-windows-multitenancy.conflist',
    project: 'Azure/azure-container-networking',
    verdict: 'valid',
    text: '{"cniVersion": "0.3.0", "name": "azure", "plugins": [{"type": "azure-vnet", "multiTenancy": true, "enableSnatOnHost": true, "enableExactMatchForPodName": true, "capabilities": {"portMappings": true}, "ipam": {"type": "azure-cns"}, "dns": {"Nameservers": ["10.0.0.10", "168.63.129.16"], "Search": ["svc.cluster.local"]}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "ExceptionList": ["10.240.0.0/16", "10.0.0.0/8"]}}, {"Name": "EndpointPolicy", "Value": {"Type": "ROUTE", "DestinationPrefix": "10.0.0.0/8", "NeedEncap": true}}, {"Name": "EndpointPolicy", "Value": {"Type": "ACL", "Protocols": "6", "Action": "Block", "Direction": "Out", "RemoteAddresses": "168.63.129.16", "RemotePorts": "80", "Priority": 200, "RuleType": "Switch"}}], "windowsSettings": {"hnsTimeoutDurationInSeconds": 120}}]}',
    expected: [['cni-exception-ranges', 'warning']],
  },
  {
    name: 'acn-azure-windows-swiftv2-stateless.conflist',
    project: 'Azure/azure-container-networking',
    verdict: 'valid',
    text: '{"cniVersion": "1.0.0", "name": "azure", "plugins": [{"type": "azure-vnet", "mode": "bridge", "bridge": "azure0", "capabilities": {"portMappings": true, "dns": true}, "ipam": {"type": "azure-cns"}, "dns": {"Nameservers": ["168.63.129.16"], "Search": ["svc.cluster.local"]}, "disableAsyncDelete": true}]}',
    expected: [['cni-outbound-nat', 'info']],
  },
  {
    name: 'acn-azure-windows.conflist',
    project: 'Azure/azure-container-networking',
    verdict: 'valid',
    text: '{"cniVersion": "0.3.0", "name": "azure", "adapterName": "", "plugins": [{"type": "azure-vnet", "capabilities": {"portMappings": true, "dns": true}, "ipam": {"type": "azure-vnet-ipam"}, "dns": {"Nameservers": ["10.0.0.10", "168.63.129.16"], "Search": ["svc.cluster.local"]}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "ExceptionList": ["10.240.0.0/16", "10.0.0.0/8"]}}, {"Name": "EndpointPolicy", "Value": {"Type": "ROUTE", "DestinationPrefix": "10.0.0.0/8", "NeedEncap": true}}]}]}',
    expected: [['cni-exception-ranges', 'warning']],
  },
  {
    name: 'aks-AzureCNI.Default.OverlayDualStack.conflist',
    project: 'Azure/AgentBaker',
    verdict: 'valid',
    text: '{"cniVersion": "0.3.0", "name": "azure", "adapterName": "", "plugins": [{"type": "azure-vnet", "mode": "bridge", "bridge": "azure0", "capabilities": {"portMappings": true, "dns": true}, "ipam": {"type": "azure-cns", "mode": "dualStackOverlay"}, "dns": {"Nameservers": ["10.0.0.10", "168.63.129.16"], "Search": ["svc.cluster.local"]}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "ExceptionList": ["10.240.0.0/16"]}}, {"Name": "EndpointPolicy", "Value": {"Type": "ROUTE", "DestinationPrefix": "10.0.0.0/8", "NeedEncap": true}}], "windowsSettings": {}}]}',
    expected: [],
  },
  {
    name: 'aks-AzureCNI.Default.conflist',
    project: 'Azure/AgentBaker',
    verdict: 'valid',
    text: '{"cniVersion": "0.3.0", "name": "azure", "adapterName": "", "plugins": [{"type": "azure-vnet", "mode": "bridge", "bridge": "azure0", "capabilities": {"portMappings": true, "dns": true}, "ipam": {"type": "azure-vnet-ipam"}, "dns": {"Nameservers": ["10.0.0.10", "168.63.129.16"], "Search": ["svc.cluster.local"]}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "ExceptionList": ["10.240.0.0/16", "10.0.0.0/8"]}}, {"Name": "EndpointPolicy", "Value": {"Type": "ROUTE", "DestinationPrefix": "10.0.0.0/8", "NeedEncap": true}}]}]}',
    expected: [['cni-exception-ranges', 'warning']],
  },
  {
    name: 'aks-AzureCNI.Expect.CiliumNodeSubnet.conflist',
    project: 'Azure/AgentBaker',
    verdict: 'valid',
    text: '{"cniVersion": "0.3.0", "name": "azure", "adapterName": "", "plugins": [{"type": "azure-vnet", "mode": "bridge", "bridge": "azure0", "capabilities": {"portMappings": true, "dns": true}, "ipam": {"type": "azure-cns"}, "dns": {"Nameservers": ["10.0.0.10", "168.63.129.16"], "Search": ["svc.cluster.local"]}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "ExceptionList": ["10.224.0.0/12", "10.224.1.0/12"]}}, {"Name": "EndpointPolicy", "Value": {"Type": "ACL", "Protocols": "6", "Action": "Block", "Direction": "Out", "RemoteAddresses": "168.63.129.16/32", "RemotePorts": "80", "Priority": 200, "RuleType": "Switch"}}], "windowsSettings": {"enableLoopbackDSR": true}}]}',
    expected: [['cni-exception-ranges', 'warning']],
  },
  {
    name: 'aks-AzureCNI.Expect.DisableOutboundNat.conflist',
    project: 'Azure/AgentBaker',
    verdict: 'valid',
    text: '{"cniVersion": "0.3.0", "name": "azure", "adapterName": "", "plugins": [{"type": "azure-vnet", "mode": "bridge", "bridge": "azure0", "capabilities": {"portMappings": true, "dns": true}, "ipam": {"type": "azure-vnet-ipam"}, "dns": {"Nameservers": ["10.0.0.10", "168.63.129.16"], "Search": ["svc.cluster.local"]}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "LoopbackDSR", "IPAddress": "169.254.169.254"}}, {"Name": "EndpointPolicy", "Value": {"Type": "ACL", "Protocols": "6", "Action": "Block", "Direction": "Out", "RemoteAddresses": "168.63.129.16/32", "RemotePorts": "80", "Priority": 200, "RuleType": "Switch"}}], "windowsSettings": {"enableLoopbackDSR": true}}]}',
    expected: [['cni-outbound-nat', 'info']],
  },
  {
    name: 'aks-AzureCNI.Expect.Overlay.conflist',
    project: 'Azure/AgentBaker',
    verdict: 'valid',
    text: '{"cniVersion": "0.3.0", "name": "azure", "adapterName": "", "plugins": [{"type": "azure-vnet", "mode": "bridge", "bridge": "azure0", "executionMode": "v4swift", "capabilities": {"portMappings": true, "dns": true}, "ipam": {"type": "azure-cns", "mode": "v4overlay"}, "dns": {"Nameservers": ["10.0.0.10", "168.63.129.16"], "Search": ["svc.cluster.local"]}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "ExceptionList": ["10.224.0.0/12"]}}, {"Name": "EndpointPolicy", "Value": {"Type": "ACL", "Protocols": "6", "Action": "Block", "Direction": "Out", "RemoteAddresses": "168.63.129.16/32", "RemotePorts": "80", "Priority": 200, "RuleType": "Switch"}}], "windowsSettings": {"enableLoopbackDSR": true}}]}',
    expected: [],
  },
  {
    name: 'aks-AzureCNI.Expect.Swift.DisableOutboundNAT.conflist',
    project: 'Azure/AgentBaker',
    verdict: 'valid',
    text: '{"cniVersion": "0.3.0", "name": "azure", "adapterName": "", "plugins": [{"type": "azure-vnet", "mode": "bridge", "bridge": "azure0", "executionMode": "v4swift", "capabilities": {"portMappings": true, "dns": true}, "ipam": {"type": "azure-cns"}, "dns": {"Nameservers": ["10.0.0.10", "168.63.129.16"], "Search": ["svc.cluster.local"]}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "LoopbackDSR", "IPAddress": "169.254.169.254"}}, {"Name": "EndpointPolicy", "Value": {"Type": "ACL", "Protocols": "6", "Action": "Block", "Direction": "Out", "RemoteAddresses": "168.63.129.16/32", "RemotePorts": "80", "Priority": 200, "RuleType": "Switch"}}], "windowsSettings": {"hnsTimeoutDurationInSeconds": 120, "enableLoopbackDSR": true}}]}',
    expected: [['cni-outbound-nat', 'info']],
  },
  {
    name: 'aks-AzureCNI.Expect.Swift.conflist',
    project: 'Azure/AgentBaker',
    verdict: 'valid',
    text: '{"cniVersion": "0.3.0", "name": "azure", "adapterName": "", "plugins": [{"type": "azure-vnet", "mode": "bridge", "bridge": "azure0", "executionMode": "v4swift", "capabilities": {"portMappings": true, "dns": true}, "ipam": {"type": "azure-cns"}, "dns": {"Nameservers": ["10.0.0.10", "168.63.129.16"], "Search": ["svc.cluster.local"]}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "ExceptionList": ["10.224.0.0/12", "10.224.1.0/12"]}}, {"Name": "EndpointPolicy", "Value": {"Type": "ACL", "Protocols": "6", "Action": "Block", "Direction": "Out", "RemoteAddresses": "168.63.129.16/32", "RemotePorts": "80", "Priority": 200, "RuleType": "Switch"}}], "windowsSettings": {"hnsTimeoutDurationInSeconds": 120, "enableLoopbackDSR": true}}]}',
    expected: [['cni-exception-ranges', 'warning']],
  },
]
