import { testImporter } from '../testing/test-importer.ts'
import { hnsEndpoint } from './hns-endpoint.ts'

testImporter(hnsEndpoint, [
  {
    name: 'an endpoint that the service is asked to make, with the address of its gateway',
    text: `POST
/endpoints/
{"Name":"b084_cbr0","VirtualNetwork":"0FB28D70-306C-469D-9690-3245A82D882A","Policies":[{"Type":"OutBoundNAT","ExceptionList":["10.96.0.0/12"]}],"IPAddress":"10.244.7.2","DNSServerList":"10.96.0.10","GatewayAddress":"10.244.7.2"}`,
    reads: [
      ['endpoint.ip', '10.244.7.2', 3],
      ['endpoint.gateway', '10.244.7.2', 3],
      ['endpoint.onGateway', '10.244.7.2', 3],
    ],
  },
  {
    name: 'some fields of an endpoint',
    text: `{
  "DNSServerList":  "10.96.0.10",
  "GatewayAddress":  "10.244.1.1",
  "IPAddress":  "10.244.1.9"
}`,
    reads: [
      ['endpoint.ip', '10.244.1.9', 4],
      ['endpoint.gateway', '10.244.1.1', 3],
    ],
  },
  {
    name: 'the endpoint of a pod as JSON',
    text: `{
  "DNSServerList":  "10.96.0.10",
  "DNSSuffix":  "default.svc.cluster.local,svc.cluster.local",
  "GatewayAddress":  "10.244.1.1",
  "IPAddress":  "10.244.1.9",
  "Policies":  [ { "ExceptionList":  [ "10.96.0.0/12" ], "Type":  "OutBoundNAT" } ],
  "Type":  "overlay",
  "VirtualNetworkName":  "Calico"
}`,
    reads: [
      ['clusterDNS', '10.96.0.10', 2],
      ['endpoint.gateway', '10.244.1.1', 4],
      ['endpoint.ip', '10.244.1.9', 5],
      ['networkMode', 'overlay', 7],
      ['hnsNetworkName', 'Calico', 8],
    ],
  },
  {
    name: 'endpoints of a container of Docker beside that of a pod',
    text: `PS C:\\> Get-HnsEndpoint
DNSServerList      : 192.168.1.1
IPAddress          : 172.28.1.9
Type               : nat
VirtualNetworkName : nat

IPAddress          : 10.244.1.9
Type               : l2bridge
VirtualNetworkName : cbr0`,
    reads: [
      ['endpoint.ip', '172.28.1.9', 3],
      ['endpoint.network', 'cbr0', 9],
    ],
    never: ['clusterDNS', 'hnsNetworkName', 'networkMode'],
  },
])
