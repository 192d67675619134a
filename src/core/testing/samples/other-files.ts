import type { NetworkFile } from './network-file.ts'

export const otherFiles: readonly NetworkFile[] = [
  {
    name: 'aws-vpc-bridge.conf',
    project: 'aws/amazon-vpc-cni-plugins',
    verdict: 'valid',
    text: '{"cniVersion": "0.3.1", "name": "vpc", "type": "vpc-bridge", "eniName": "eth1", "eniMACAddress": "12:34:56:78:9a:bc", "eniIPAddresses": ["192.168.1.42/24"], "vpcCIDRs": ["192.168.0.0/16"], "bridgeNetNSPath": "", "ipAddresses": ["192.168.1.43/24"], "gatewayIPAddress": "192.168.1.1"}',
    expected: [],
  },
  {
    name: 'swt-flannel-overlay-0.3.1-regression.yml cni-conf-containerd.json',
    project: 'kubernetes-sigs/sig-windows-tools',
    verdict: 'flawed',
    text: '{"name": "flannel.4096", "cniVersion": "0.3.1", "type": "flannel", "capabilities": {"portMappings": true, "dns": true}, "delegate": {"type": "sdnoverlay", "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": []}}}, {"Name": "EndpointPolicy", "Value": {"Type": "SDNROUTE", "Settings": {"DestinationPrefix": "", "NeedEncap": true}}}, {"Name": "EndpointPolicy", "Value": {"Type": "ProviderAddress", "Settings": {"ProviderAddress": ""}}}]}}',
    expected: [['cni-version-accepted', 'error']],
  },
  {
    name: 'swt-kubeadm-flannel-host-gw.yml cni-conf.json',
    project: 'kubernetes-sigs/sig-windows-tools',
    verdict: 'template',
    text: '{"name": "cbr0", "cniVersion": "0.3.0", "type": "flannel", "capabilities": {"dns": true}, "delegate": {"type": "win-bridge", "hairpinMode": true, "isDefaultGateway": true, "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "ExceptionList": []}}, {"Name": "EndpointPolicy", "Value": {"Type": "ROUTE", "DestinationPrefix": "", "NeedEncap": true}}, {"Name": "EndpointPolicy", "Value": {"Type": "ROUTE", "DestinationPrefix": "", "NeedEncap": true}}]}}',
    expected: [],
  },
  {
    name: 'swt-kubeadm-flannel-host-gw.yml cni-conf-containerd.json',
    project: 'kubernetes-sigs/sig-windows-tools',
    verdict: 'template',
    text: '{"cniVersion": "0.2.0", "name": "cbr0", "type": "flannel", "capabilities": {"portMappings": true, "dns": true}, "delegate": {"type": "sdnbridge", "optionalFlags": {"forceBridgeGateway": true}, "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": []}}}, {"Name": "EndpointPolicy", "Value": {"Type": "SDNROUTE", "Settings": {"DestinationPrefix": "", "NeedEncap": true}}}, {"Name": "EndpointPolicy", "Value": {"Type": "SDNROUTE", "Settings": {"DestinationPrefix": "", "NeedEncap": true}}}]}}',
    expected: [],
  },
  {
    name: 'swt-kubeadm-flannel-overlay.yml cni-conf.json',
    project: 'kubernetes-sigs/sig-windows-tools',
    verdict: 'template',
    text: '{"name": "flannel.4096", "cniVersion": "0.3.0", "type": "flannel", "capabilities": {"dns": true}, "delegate": {"type": "win-overlay", "policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "ExceptionList": []}}, {"Name": "EndpointPolicy", "Value": {"Type": "ROUTE", "DestinationPrefix": "", "NeedEncap": true}}]}}',
    expected: [],
  },
  {
    name: 'swt-kubeadm-flannel-overlay.yml cni-conf-containerd.json',
    project: 'kubernetes-sigs/sig-windows-tools',
    verdict: 'template',
    text: '{"name": "flannel.4096", "cniVersion": "0.2.0", "type": "flannel", "capabilities": {"portMappings": true, "dns": true}, "delegate": {"type": "sdnoverlay", "AdditionalArgs": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": []}}}, {"Name": "EndpointPolicy", "Value": {"Type": "SDNROUTE", "Settings": {"DestinationPrefix": "", "NeedEncap": true}}}, {"Name": "EndpointPolicy", "Value": {"Type": "ProviderAddress", "Settings": {"ProviderAddress": ""}}}]}}',
    expected: [],
  },
  {
    name: 'winbridge-v0.8.0-sample.conf',
    project: 'containernetworking/plugins',
    verdict: 'valid',
    text: '{"name": "cbr0", "type": "flannel", "delegate": {"type": "win-bridge", "dns": {"nameservers": ["11.0.0.10"], "search": ["svc.cluster.local"]}, "policies": [{"name": "EndpointPolicy", "value": {"Type": "OutBoundNAT", "ExceptionList": ["192.168.0.0/16", "11.0.0.0/8", "10.137.196.0/23"]}}, {"name": "EndpointPolicy", "value": {"Type": "ROUTE", "DestinationPrefix": "11.0.0.0/8", "NeedEncap": true}}, {"name": "EndpointPolicy", "value": {"Type": "ROUTE", "DestinationPrefix": "10.137.198.27/32", "NeedEncap": true}}]}}',
    expected: [
      ['cni-api-version', 'question'],
      ['cni-exception-ranges', 'warning'],
    ],
  },
  {
    name: 'winbridge-v0.8.2-sample.conf',
    project: 'containernetworking/plugins',
    verdict: 'valid',
    text: '{"name": "cbr0", "type": "flannel", "delegate": {"type": "win-bridge", "dns": {"nameservers": ["11.0.0.10"], "search": ["svc.cluster.local"]}, "policies": [{"name": "EndpointPolicy", "value": {"Type": "OutBoundNAT", "ExceptionList": ["192.168.0.0/16", "11.0.0.0/8", "10.137.196.0/23"]}}, {"name": "EndpointPolicy", "value": {"Type": "ROUTE", "DestinationPrefix": "11.0.0.0/8", "NeedEncap": true}}, {"name": "EndpointPolicy", "value": {"Type": "ROUTE", "DestinationPrefix": "10.137.198.27/32", "NeedEncap": true}}], "loopbackDSR": true}}',
    expected: [
      ['cni-api-version', 'question'],
      ['cni-exception-ranges', 'warning'],
    ],
  },
  {
    name: 'winbridge-v1.9.1-sample-v1.conf',
    project: 'containernetworking/plugins',
    verdict: 'valid-but-incomplete',
    text: '{"name": "cbr0", "type": "win-bridge", "dns": {"nameservers": ["11.0.0.10"], "search": ["svc.cluster.local"]}, "policies": [{"name": "EndpointPolicy", "value": {"Type": "OutBoundNAT", "ExceptionList": ["192.168.0.0/16", "11.0.0.0/8", "10.137.196.0/23"]}}, {"name": "EndpointPolicy", "value": {"Type": "ROUTE", "DestinationPrefix": "11.0.0.0/8", "NeedEncap": true}}, {"name": "EndpointPolicy", "value": {"Type": "ROUTE", "DestinationPrefix": "10.137.198.27/32", "NeedEncap": true}}], "loopbackDSR": true}',
    expected: [
      ['cni-api-version', 'question'],
      ['cni-exception-ranges', 'warning'],
    ],
  },
  {
    name: 'winoverlay-v1.9.1-sample-v2.conf',
    project: 'containernetworking/plugins',
    verdict: 'valid',
    text: '{"cniVersion": "0.2.0", "name": "OVNKubernetesHybridOverlayNetwork", "type": "win-overlay", "ipam": {"type": "host-local", "subnet": "10.132.0.0/24"}, "apiVersion": 2, "capabilities": {"portMappings": true, "dns": true}, "policies": [{"name": "EndpointPolicy", "value": {"Type": "OutBoundNAT", "Settings": {"Exceptions": ["172.30.0.0/16"]}}}, {"name": "EndpointPolicy", "value": {"Type": "SDNRoute", "Settings": {"DestinationPrefix": "172.30.0.0/16", "NeedEncap": true}}}, {"name": "EndpointPolicy", "value": {"Type": "ProviderAddress", "Settings": {"ProviderAddress": "10.0.133.170"}}}]}',
    expected: [['cni-api-version', 'question']],
  },
  {
    name: 'wmco-cni-conf-template-v1.json',
    project: 'openshift/windows-machine-config-operator',
    verdict: 'flawed',
    text: '{"CniVersion": "0.2.0", "Name": "OVNKubernetesHybridOverlayNetwork", "Type": "win-overlay", "Capabilities": {"Dns": true}, "Ipam": {"Type": "host-local", "Subnet": "ovn_host_subnet"}, "Policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "ExceptionList": ["service_network_cidr"], "DestinationPrefix": "", "NeedEncap": false}}, {"Name": "EndpointPolicy", "Value": {"Type": "ROUTE", "ExceptionList": [], "DestinationPrefix": "service_network_cidr", "NeedEncap": true}}]}',
    expected: [
      ['cni-capability-known', 'error'],
      ['cni-placeholder', 'error'],
      ['cni-api-version', 'question'],
      ['cni-dns', 'warning'],
    ],
  },
  {
    name: 'wmco-cni-conf-template-v2.json',
    project: 'openshift/windows-machine-config-operator',
    verdict: 'flawed',
    text: '{"CniVersion": "0.2.0", "Name": "OVNKubernetesHybridOverlayNetwork", "Type": "win-overlay", "apiVersion": 2, "Capabilities": {"portMappings": true, "Dns": true}, "Ipam": {"Type": "host-local", "Subnet": "ovn_host_subnet"}, "Policies": [{"Name": "EndpointPolicy", "Value": {"Type": "OutBoundNAT", "Settings": {"ExceptionList": ["service_network_cidr"], "DestinationPrefix": "", "NeedEncap": false}}}, {"Name": "EndpointPolicy", "Value": {"Type": "SDNROUTE", "Settings": {"ExceptionList": [], "DestinationPrefix": "service_network_cidr", "NeedEncap": true}}}, {"Name": "EndpointPolicy", "Value": {"Type": "ProviderAddress", "Settings": {"ProviderAddress": "ip_host"}}}]}',
    expected: [
      ['cni-capability-known', 'error'],
      ['cni-placeholder', 'error'],
      ['cni-policy-shape', 'error'],
      ['cni-api-version', 'question'],
      ['cni-dns', 'warning'],
    ],
  },
]
