import { inferred, verified } from '../fact.ts'
import type { WrongAddress } from './address.ts'

const releaseInBucket =
  /storage\.googleapis\.com\/kubernetes-release\/release\/v(?<version>\d+\.\d+\.\d+)/
const windowsOfCalico =
  /projectcalico\/calico\/v(?<version>\d+\.\d+\.\d+)\/manifests\/calico-windows-(?:vxlan|bgp)\.yaml/
const bucketClosed = [
  'github kubernetes/k8s.io/issues/1569',
  'get-gh:k8s.io-issues-2396',
  'get-sdn 242fb0c3190d/Kubernetes/containerd/start.ps1#L57-L60',
] as const

const mirrorRetired = [
  'get-gh:aks-issues-4792',
  'get-agentbaker 06836ee2301e/parts/common/components.json#L790-L806',
] as const

/** What was fetched there once and is there no more. */
export const goneAddresses: readonly WrongAddress[] = [
  {
    pattern: releaseInBucket,
    from: '1.33.0',
    basis: 'fails',
    wrong: inferred(
      'storage.googleapis.com/kubernetes-release is read only since the end of 2024 and has no {version}; Kubernetes publishes at dl.k8s.io.',
      bucketClosed,
    ),
  },
  {
    pattern: releaseInBucket,
    before: '1.33.0',
    basis: 'advice',
    wrong: verified(
      'storage.googleapis.com/kubernetes-release is read only since the end of 2024; the address of Kubernetes is dl.k8s.io.',
      bucketClosed,
    ),
  },
  {
    pattern: /\/\/acs-mirror\.azureedge\.net\//,
    basis: 'unsupported',
    wrong: verified(
      'The host acs-mirror.azureedge.net went with its CDN in 2025; AKS has the same files at packages.aks.azure.com.',
      mirrorRetired,
    ),
  },
  {
    pattern: /\/\/kubernetesartifacts\.azureedge\.net\//,
    basis: 'unsupported',
    wrong: inferred(
      'The host kubernetesartifacts.azureedge.net is of the CDN that ended in 2025; AKS has such files at packages.aks.azure.com.',
      mirrorRetired,
    ),
  },
  {
    pattern: /\bmaster\.dockerproject\.(?:org|com)\//,
    basis: 'unsupported',
    wrong: verified(
      'master.dockerproject.org is gone; Docker has its programs for Windows at download.docker.com/win/static/stable/x86_64.',
      [
        'get-gh:virtualization-documentation-issues-1876',
        'get-windows-containers d08f0514f9af/helpful_tools/Install-DockerCE/install-docker-ce.ps1#L122',
      ],
    ),
  },
  {
    pattern: /^DockerMsftProvider$/,
    basis: 'unsupported',
    wrong: verified(
      'The service behind DockerMsftProvider was shut down in May 2023, so that it finds no Docker any more; the script install-docker-ce.ps1 of Microsoft, or Mirantis Container Runtime, take its place.',
      ['get-docker-provider 470b97f77593/README.md#L1-L8'],
    ),
  },
  {
    pattern: windowsOfCalico,
    from: '3.28.0',
    basis: 'fails',
    wrong: inferred(
      'Calico {version} has no calico-windows-vxlan.yaml and calico-windows-bgp.yaml: they went with 3.28, from where on its operator installs the Windows nodes.',
      [
        'get-calico v3.27.0/manifests/calico-windows-vxlan.yaml',
        'github kubernetes-sigs/sig-windows-tools/pull/371',
      ],
    ),
  },
  {
    pattern: windowsOfCalico,
    before: '3.24.0',
    basis: 'fails',
    wrong: inferred(
      'Calico {version} has no calico-windows-vxlan.yaml and calico-windows-bgp.yaml in this folder, where its manifests are from 3.24 on; 3.23 has calico-windows-vxlan.yaml in calico/manifests, and releases before have neither.',
      [
        'get-calico v3.27.0/manifests/calico-windows-vxlan.yaml',
        'get-calico 1710addce89d/calico/manifests/calico-windows-vxlan.yaml',
        'github projectcalico/calico/pull/5968',
      ],
    ),
  },
  {
    pattern: /\/cri-containerd(?:-cni)?-(?<version>\d+\.\d+\.\d+)-windows-amd64\.tar\.gz/,
    from: '2.0.0',
    basis: 'fails',
    wrong: verified(
      'containerd {version} has no archive cri-containerd any more: it ended with 2.0. containerd-{version}-windows-amd64.tar.gz has the programs, without CNI plugins and crictl.',
      ['get-containerd 301026e58c61/RELEASES.md#L609'],
    ),
  },
  {
    pattern: /\/cni-plugins-windows-amd64-v(?<version>\d+\.\d+\.\d+)\.tgz\.sha1/,
    from: '1.4.1',
    basis: 'fails',
    wrong: inferred(
      'The releases of the CNI plugins have no file .sha1 any more from 1.4.1 on; {version} has .sha256 and .sha512.',
      [
        'get-cni-plugins v1.0.0/scripts/release.sh',
        'get-cni-plugins v1.5.0/.github/workflows/release.yaml',
      ],
    ),
  },
  {
    pattern:
      /\/sig-windows-tools\/releases\/latest\/download\/(?:kube-proxy|flannel-overlay|flannel-host-gw|kube-flannel-rbac)\.yml/,
    basis: 'fails',
    wrong: verified(
      'The latest release of sig-windows-tools has no such file: it stood in the releases of the Docker time up to v0.1.x, and releases/latest answers “Not Found” since 2021. The manifests of today are in hostprocess/calico of the repository.',
      [
        'github kubernetes/website/issues/29708',
        'github kubernetes-sigs/sig-windows-tools/commit/ee59f5de23a54d53a0e21531aab5beedf2bd0058',
      ],
    ),
  },
]
