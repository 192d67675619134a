import { expect, test } from 'vitest'
import { matchSymptoms } from './match.ts'

const first = (text: string) => {
  const [found] = matchSymptoms([{ file: 'paste.txt', text }], {})
  return found && `${found.id}: ${found.causes[0]?.cause ?? ''}`
}

test.each([
  [
    'cn-01: A value',
    'failed to setup network for sandbox "7a": plugin type="win-bridge" failed (add): failed to load netconf: json: cannot unmarshal string into Go struct field NetConf.apiVersion of type int',
  ],
  [
    'cn-01: A value',
    'networkPlugin cni failed to set up pod "web_default" network: json: cannot unmarshal object into Go struct field NetConf.policies of type []hns.policy',
  ],
  [
    'gb-02: flanneld looks',
    'E0412 08:11:20.100000 1234 main.go:330] Error registering network: failed to acquire lease: node "WIN-W1" not found',
  ],
  [
    'gb-01: flannel.exe is',
    'plugin type="flannel" name="cbr0" failed (add): failed to find plugin "flannel" in path [C:\\Program Files\\containerd\\cni\\bin]',
  ],
  [
    'm-cni-02: The plugin',
    'failed to find plugin "win-overlay" in path [C:\\Program Files\\containerd\\cni\\bin]',
  ],
  [
    'cn-02: The name',
    'failed to setup network for sandbox "7a": invalid characters found in network name; pod net',
  ],
  [
    'cn-02: The name',
    'networkPlugin cni failed to set up pod "web_default" network: missing network name:',
  ],
  ['cn-03: A policy', 'Failed to set Policy: Type: EndpointPolicy, Data: {"Type":"SDNRoute"}'],
  [
    'cn-04: The ExceptionList',
    'Failed to create endpoint due to error: OutBoundNAT policy not set',
  ],
  [
    'cn-05: dns of',
    'plugin type="azure-vnet" failed (add): Wrong DNS configuration: {Nameservers:[10.0.0.10] Domain: Search:[] Options:[]}',
  ],
  [
    'cn-06: The VNI',
    'error decoding subnet lease JSON: json: cannot unmarshal number 70000 into Go struct field vxlanLeaseAttrs.VNI of type uint16',
  ],
  [
    'cn-07: flanneld runs',
    "Couldn't fetch network config: client: etcd cluster is unavailable or misconfigured; error #0: dial tcp 127.0.0.1:4001: connectex: refused",
  ],
  [
    'cn-08: windowsDataplane',
    "services endpoint configmap 'kubernetes-services-endpoint' does not have all required information for Calico Windows daemonset configuration",
  ],
  [
    'r-60: The cmdlets',
    "Get-BgpRouter : The term 'Get-BgpRouter' is not recognized as the name of a cmdlet, function, script file",
  ],
  [
    'cn-09: host-local gives',
    '{"code": 999, "msg": "10.244.3.2 has been allocated to kube-proxy, duplicate allocation is not allowed"}',
  ],
  [
    'cn-10: The part',
    'error starting controllers: New CIDR set failed; the node CIDR size is too big',
  ],
])('%s: %s', (start, text) => expect(first(text)).toContain(start))
