import { expect, test } from 'vitest'
import { matchSymptoms } from './match.ts'

const first = (text: string) => {
  const [found] = matchSymptoms([{ file: 'paste.txt', text }], {})
  return found && `${found.id}: ${found.causes[0]?.cause ?? ''}`
}

test.each([
  [
    'ub-01: This release of Calico',
    String.raw`RunPodSandbox from runtime service failed: rpc error: code = Unknown desc = failed to setup network for sandbox \"5f0a\": Endpoint 5f0a_Calico not found`,
  ],
  [
    'ub-02: The launch template',
    'Ec2LaunchTemplateInvalidConfiguration: User data was not in a valid PowerShell format and could not be processed.',
  ],
  [
    'ub-03: The container does not act',
    'ERROR: Unable to get User Principal Name (UPN) as the current logged-on user is not a domain user.',
  ],
  [
    'm-sto-03: The share is on the name of a Service',
    'MountVolume.MountDevice failed for volume "pvc-1" : rpc error: code = Internal desc = mount "//smb-server.default.svc.cluster.local/share" on',
  ],
  [
    'ub-05: containerd 1.7.4',
    String.raw`failed to create shim task: failed to resolve path for mount source "\\\\?\\Volume{b43f}": Incorrect function.: unknown`,
  ],
  [
    'pr-10: The image is of a newer Windows',
    'Windows version 10.0.17763-based image is incompatible with a 10.0.17134 host',
  ],
  [
    'pr-12: azure-cns',
    'plugin type="azure-vnet" failed (add): IPAM Invoker Add failed with error: Failed to get IP address from CNS: http request failed: Post "http://localhost:10090/network/requestipconfigs": context deadline exceeded',
  ],
  [
    'm-gms-10: The name or the password',
    'Container Credential Guard failed to fetch gmsa credentials for a using plugin {CCC2}. Error reason: The attempted logon is invalid. This is either due to a bad username or authentication information.',
  ],
  [
    'pr-27: The servers run with cni: none',
    'panic: runtime error: invalid memory address or nil pointer dereference\ngoroutine 1 [running]:\ngithub.com/rancher/rke2/pkg/pebinaryexecutor.(*PEBinaryConfig).Kubelet',
  ],
  ['pr-28: The Secret', 'unable to parse private key: ssh: no key found'],
  [
    'pr-11: GKE puts the taint',
    '              - {\n                  - effect = "NO_SCHEDULE"\n                  - key    = "node.kubernetes.io/os"',
  ],
  [
    's-15: On EKS',
    'endpointslices.discovery.k8s.io is forbidden: User "system:node:ip-10-0-1-2.ec2.internal" cannot list resource "endpointslices"',
  ],
  ['m-net-10: The adapter has another name', 'Overlay Kubernetes - Adapter was not found'],
  ['m-cni-01: The runtime has no usable', 'NotReady: container network (CNI) not initialised'],
  ['m-hcs-02: Process isolation', 'Error: container OS does not match host OS'],
])('%s is the likeliest cause', (expected, text) => {
  expect(first(text)).toContain(expected)
})
