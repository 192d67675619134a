import { inferred, unknown, verified } from './fact.ts'
import type { Fact } from './fact.ts'

/**
 * Where one part of a node is published. `{release}` stands for the Kubernetes release, `{version}`
 * for the release of the part's own project, both without `v`.
 */
export interface Download<Id extends string = string> {
  readonly id: Id
  readonly name: string
  /** File names as published. */
  readonly files: readonly string[]
  /** null = nothing can be fetched today. */
  readonly url: Fact<string | null>
  readonly checksum: {
    /** The publisher's own checksum file; null = there is none. */
    readonly file: Fact<string | null>
    readonly algorithm?: 'sha256' | 'sha512'
    /** `hash` alone, `hash name` as sha256sum writes it, or a `list` for all files of a release. */
    readonly format?: 'hash' | 'hash name' | 'list'
    /** First release with a checksum file, where known. */
    readonly first?: string
    /** Where a hash is printed if there is no file. */
    readonly listedAt?: string
    /** Hashes of single releases that a public build file pins. */
    readonly pinned?: Readonly<Record<string, Fact<string>>>
  }
  /** Names in the archive. */
  readonly contains?: Fact<readonly string[]>
  readonly install?: Fact<string>
  /** First release that has a Windows file. */
  readonly first?: Fact<string>
  /** Newest release known, for parts whose release is no decision. */
  readonly newest?: Fact<string>
  readonly others?: readonly { readonly what: string; readonly url: Fact<string> }[]
}

const defineDownload = <const Id extends string>(download: Download<Id>): Download<Id> => download

const calicoSums = verified(
  'https://github.com/projectcalico/calico/releases/download/v{version}/SHA256SUMS',
  [
    'get-calico 87c15906f20c/release/pkg/postrelease/github_test.go#L64',
    'get-calico 87c15906f20c/release/pkg/manager/calico/manager.go#L1044-L1063',
  ],
)

export const downloads = {
  kubelet: defineDownload({
    id: 'kubelet',
    name: 'kubelet',
    files: ['kubelet.exe'],
    url: verified('https://dl.k8s.io/release/v{release}/bin/windows/amd64/kubelet.exe', [
      'get-rke2 6ce1a8019e9d/Dockerfile.windows#L86-L97',
      'get-swtools 401ee6fcd836/hostprocess/PrepareNode.ps1#L60',
    ]),
    checksum: {
      file: verified('https://dl.k8s.io/v{release}/bin/windows/amd64/kubelet.exe.sha256', [
        'get-rke2 f6dd991df46d/Dockerfile.windows#L66-L81',
        'get-swtools 401ee6fcd836/hostprocess/calico/kube-proxy/Dockerfile#L7-L10',
      ]),
      algorithm: 'sha256',
      format: 'hash',
      listedAt: 'the release page of Kubernetes, table of node binaries',
      pinned: {
        '1.36.4': verified('dbb90c2e2028c60ce068049a27edd4bfc19d197c4e7ab2e39cf96002e3f99782', [
          'get-rke2 6ce1a8019e9d/Dockerfile.windows#L81',
        ]),
      },
    },
  }),
  'kube-proxy': defineDownload({
    id: 'kube-proxy',
    name: 'kube-proxy',
    files: ['kube-proxy.exe'],
    url: verified('https://dl.k8s.io/release/v{release}/bin/windows/amd64/kube-proxy.exe', [
      'get-rke2 6ce1a8019e9d/Dockerfile.windows#L86-L97',
      'get-swtools 401ee6fcd836/hostprocess/calico/kube-proxy/Dockerfile#L7',
    ]),
    checksum: {
      file: verified('https://dl.k8s.io/v{release}/bin/windows/amd64/kube-proxy.exe.sha256', [
        'get-rke2 f6dd991df46d/Dockerfile.windows#L66-L81',
        'get-swtools 401ee6fcd836/hostprocess/calico/kube-proxy/Dockerfile#L7-L10',
      ]),
      algorithm: 'sha256',
      format: 'hash',
      listedAt: 'the release page of Kubernetes, table of node binaries',
      pinned: {
        '1.36.4': verified('dccf1854af088f1f2050197bbf46c65ecb90219769832f992bbd796f72192455', [
          'get-rke2 6ce1a8019e9d/Dockerfile.windows#L82',
        ]),
      },
    },
  }),
  kubeadm: defineDownload({
    id: 'kubeadm',
    name: 'kubeadm',
    files: ['kubeadm.exe'],
    url: verified('https://dl.k8s.io/release/v{release}/bin/windows/amd64/kubeadm.exe', [
      'get-image-builder ae63061efb15/images/capi/packer/azure/packer-windows.json#L197',
      'get-image-builder ae63061efb15/images/capi/ansible/windows/roles/kubernetes/tasks/url.yml#L15-L23',
      'get-image-builder ae63061efb15/images/capi/ansible/windows/roles/kubernetes/defaults/main.yml#L15-L19',
    ]),
    checksum: {
      file: inferred('https://dl.k8s.io/v{release}/bin/windows/amd64/kubeadm.exe.sha256', [
        'get-rke2 f6dd991df46d/Dockerfile.windows#L66-L81',
        'get-swtools 401ee6fcd836/hostprocess/calico/kube-proxy/Dockerfile#L7-L10',
      ]),
      algorithm: 'sha256',
      format: 'hash',
      listedAt: 'the release page of Kubernetes, table of node binaries',
    },
  }),
  kubectl: defineDownload({
    id: 'kubectl',
    name: 'kubectl',
    files: ['kubectl.exe'],
    url: verified('https://dl.k8s.io/release/v{release}/bin/windows/amd64/kubectl.exe', [
      'get-website 017989d7788b/content/en/docs/tasks/tools/install-kubectl-windows.md',
      'get-rke2 6ce1a8019e9d/Dockerfile.windows#L86-L97',
    ]),
    checksum: {
      file: verified('https://dl.k8s.io/v{release}/bin/windows/amd64/kubectl.exe.sha256', [
        'get-website 017989d7788b/content/en/docs/tasks/tools/install-kubectl-windows.md',
        'get-rke2 f6dd991df46d/Dockerfile.windows#L66-L81',
        'get-swtools 401ee6fcd836/hostprocess/calico/kube-proxy/Dockerfile#L7-L10',
      ]),
      algorithm: 'sha256',
      format: 'hash',
      listedAt: 'the release page of Kubernetes, table of client binaries',
      pinned: {
        '1.36.4': verified('31947857be7583f3e4e6d889a3fb781ca813a45c20f11ccb3ef309714d01a9f3', [
          'get-rke2 6ce1a8019e9d/Dockerfile.windows#L80',
        ]),
      },
    },
  }),
  'kube-log-runner': defineDownload({
    id: 'kube-log-runner',
    name: 'kube-log-runner',
    files: ['kube-log-runner.exe'],
    url: verified('https://dl.k8s.io/release/v{release}/bin/windows/amd64/kube-log-runner.exe', [
      'get-image-builder ae63061efb15/images/capi/packer/azure/packer-windows.json#L197',
      'get-image-builder ae63061efb15/images/capi/ansible/windows/roles/kubernetes/tasks/url.yml#L15-L23',
      'get-image-builder ae63061efb15/images/capi/ansible/windows/roles/kubernetes/defaults/main.yml#L15-L19',
    ]),
    checksum: {
      file: inferred('https://dl.k8s.io/v{release}/bin/windows/amd64/kube-log-runner.exe.sha256', [
        'get-rke2 f6dd991df46d/Dockerfile.windows#L66-L81',
        'get-swtools 401ee6fcd836/hostprocess/calico/kube-proxy/Dockerfile#L7-L10',
      ]),
      algorithm: 'sha256',
      format: 'hash',
      listedAt: 'the release page of Kubernetes, table of node binaries',
    },
    first: inferred('1.23.0', [
      'get-component-base v0.23.0/logs/kube-log-runner/kube-log-runner.go',
    ]),
  }),
  'kubernetes-node-tarball': defineDownload({
    id: 'kubernetes-node-tarball',
    name: 'Kubernetes node archive',
    files: ['kubernetes-node-windows-amd64.tar.gz'],
    url: verified('https://dl.k8s.io/v{release}/kubernetes-node-windows-amd64.tar.gz', [
      'get-kubernetes v1.36.1/CHANGELOG/CHANGELOG-1.36.md',
      'get-swtools 12a6e44a45e7/kubeadm/KubeClusterHelper.psm1#L1156-L1162',
    ]),
    checksum: {
      file: inferred('https://dl.k8s.io/v{release}/kubernetes-node-windows-amd64.tar.gz.sha512', [
        'get-kubernetes v1.36.1/CHANGELOG/CHANGELOG-1.36.md',
      ]),
      algorithm: 'sha512',
      format: 'hash',
      listedAt: 'CHANGELOG-{minor}.md of kubernetes/kubernetes, Node Binaries',
    },
  }),
  'kube-proxy-image': defineDownload({
    id: 'kube-proxy-image',
    name: 'kube-proxy image',
    files: [],
    url: verified('sigwindowstools/kube-proxy:v{release}-calico-hostprocess', [
      'get-swtools 401ee6fcd836/hostprocess/calico/kube-proxy/kube-proxy.yml#L24',
      'get-capz 69ec3a40a818/templates/addons/windows/calico/kube-proxy-windows.yaml#L25',
    ]),
    checksum: {
      file: unknown(null, []),
      listedAt: 'the registry: image digest',
    },
    others: [
      {
        what: 'for Flannel; its example was removed in 2025',
        url: verified('sigwindowstools/kube-proxy:v{release}-flannel-hostprocess', [
          'get-swtools 03f99247553f/hostprocess/flannel/kube-proxy/kube-proxy.yml#L24',
          'get-swtools 401ee6fcd836/hostprocess/PrepareNode.ps1#L143-L156',
        ]),
      },
      {
        what: 'of the Docker time, removed in 2023',
        url: verified('sigwindowstools/kube-proxy:v{release}-nanoserver', [
          'get-swtools 12a6e44a45e7/kubeadm/kube-proxy/kube-proxy.yml#L92',
        ]),
      },
    ],
  }),
  containerd: defineDownload({
    id: 'containerd',
    name: 'containerd',
    files: ['containerd-{version}-windows-amd64.tar.gz'],
    url: verified(
      'https://github.com/containerd/containerd/releases/download/v{version}/containerd-{version}-windows-amd64.tar.gz',
      [
        'get-swtools 401ee6fcd836/hostprocess/Install-Containerd.ps1#L226',
        'get-containerd 301026e58c61/docs/getting-started.md#L117-L120',
        'get-rke2 6ce1a8019e9d/Dockerfile.windows#L68-L70',
      ],
    ),
    checksum: {
      file: verified(
        'https://github.com/containerd/containerd/releases/download/v{version}/containerd-{version}-windows-amd64.tar.gz.sha256sum',
        ['get-rke2 f6dd991df46d/Dockerfile.windows#L53-L55', 'get-containerd v1.7.0/Makefile#L318'],
      ),
      algorithm: 'sha256',
      format: 'hash name',
      pinned: {
        '2.3.4': verified('5a61f42abd362cf21a9af6dff03edf1df2261e6fe6f3c2e45d132d12b99fdf49', [
          'get-rke2 6ce1a8019e9d/Dockerfile.windows#L70',
        ]),
      },
    },
    first: inferred('1.3.5', [
      'get-containerd v1.3.5/.github/workflows/release.yml',
      'get-gh:containerd-issues-4119',
    ]),
    others: [
      {
        what: 'builds that AKS installs, not the project’s own',
        url: verified(
          'https://packages.aks.azure.com/containerd/windows/v{version}-azure.{n}/binaries/containerd-v{version}-azure.{n}-windows-amd64.tar.gz',
          ['get-agentbaker 06836ee2301e/parts/common/components.json#L1165-L1199'],
        ),
      },
    ],
    contains: verified(
      ['bin/containerd.exe', 'bin/ctr.exe', 'bin/containerd-shim-runhcs-v1.exe'],
      [
        'get-containerd v1.3.7/.github/workflows/release.yml#L107-L120',
        'get-containerd v2.0.0/Makefile.windows',
        'get-containerd 301026e58c61/docs/getting-started.md#L122-L125',
      ],
    ),
  }),
  crictl: defineDownload({
    id: 'crictl',
    name: 'crictl',
    files: ['crictl-v{version}-windows-amd64.tar.gz'],
    url: verified(
      'https://github.com/kubernetes-sigs/cri-tools/releases/download/v{version}/crictl-v{version}-windows-amd64.tar.gz',
      [
        'get-swtools 401ee6fcd836/hostprocess/Install-Containerd.ps1#L275',
        'get-containerd 301026e58c61/script/setup/prepare_env_windows.ps1#L52',
        'get-rke2 6ce1a8019e9d/Dockerfile.windows#L72-L73',
      ],
    ),
    checksum: {
      file: verified(
        'https://github.com/kubernetes-sigs/cri-tools/releases/download/v{version}/crictl-v{version}-windows-amd64.tar.gz.sha256',
        [
          'get-cri-tools v1.36.0/hack/release.sh',
          'get-cri-tools v1.23.0/hack/release.sh#L110-L111',
        ],
      ),
      algorithm: 'sha256',
      format: 'hash',
      first: '1.21.0',
      listedAt: 'the release notes of cri-tools',
      pinned: {
        '1.36.0': verified('73ef455b8a5a1e43f19372eba0ec40455e4abde3b9441a21db32c2a3172fb7ea', [
          'get-rke2 6ce1a8019e9d/Dockerfile.windows#L73',
        ]),
      },
    },
    first: verified('1.11.0', [
      'get-cri-tools v1.11.0/hack/release.sh#L31-L32',
      'get-cri-tools 01eccd7e2b9f/README.md',
      'get-gh:cri-tools-tags',
    ]),
    newest: verified('1.36.0', [
      'get-cri-tools v1.11.0/hack/release.sh#L31-L32',
      'get-cri-tools 01eccd7e2b9f/README.md',
      'get-gh:cri-tools-tags',
    ]),
  }),
  'cni-plugins': defineDownload({
    id: 'cni-plugins',
    name: 'CNI plugins',
    files: ['cni-plugins-windows-amd64-v{version}.tgz'],
    url: verified(
      'https://github.com/containernetworking/plugins/releases/download/v{version}/cni-plugins-windows-amd64-v{version}.tgz',
      [
        'get-rke2 6ce1a8019e9d/Dockerfile.windows#L75-L76',
        'get-antrea fc70f2bb7037/build/images/Dockerfile.build.windows#L25',
        'get-swtools 12a6e44a45e7/kubeadm/KubeClusterHelper.psm1#L295',
      ],
    ),
    checksum: {
      file: verified(
        'https://github.com/containernetworking/plugins/releases/download/v{version}/cni-plugins-windows-amd64-v{version}.tgz.sha256',
        [
          'get-rke2 f6dd991df46d/Dockerfile.windows#L62-L64',
          'get-cni-plugins v0.8.0/scripts/release.sh#L43-L46',
          'get-cni-plugins v1.9.1/.github/workflows/release.yaml#L99-L105',
        ],
      ),
      algorithm: 'sha256',
      format: 'hash name',
      pinned: {
        '1.9.1': verified('c09a62523d76b32b883b6a9ee824c997b5c3cc8b3caebc8612c2f64fbbe97334', [
          'get-rke2 6ce1a8019e9d/Dockerfile.windows#L76',
        ]),
      },
    },
    first: verified('0.8.0', [
      'get-cni-plugins v0.8.0/scripts/release.sh#L35-L39',
      'get-cni-plugins v0.7.5/scripts/release.sh',
      'get-gh:plugins-tags',
      'get-gh:plugins-issues-1059',
    ]),
    newest: verified('1.9.1', [
      'get-cni-plugins v0.8.0/scripts/release.sh#L35-L39',
      'get-cni-plugins v0.7.5/scripts/release.sh',
      'get-gh:plugins-tags',
      'get-gh:plugins-issues-1059',
    ]),
  }),
  flanneld: defineDownload({
    id: 'flanneld',
    name: 'flanneld',
    files: ['flanneld.exe'],
    url: verified(
      'https://github.com/flannel-io/flannel/releases/download/v{version}/flanneld.exe',
      [
        'get-rke2 6ce1a8019e9d/Dockerfile.windows#L101-L103',
        'get-swtools 03f99247553f/hostprocess/flannel/flanneld/Dockerfile',
      ],
    ),
    checksum: {
      file: verified(null, ['get-flannel v0.28.9/Makefile#L174-L232']),
      algorithm: 'sha256',
      listedAt: 'nowhere by the project; take the hash of a copy that you trust',
      pinned: {
        '0.28.9': verified('7d43b3de5635891e68b36458d912a94c2eb94e15d878d486f539309db5845861', [
          'get-rke2 6ce1a8019e9d/Dockerfile.windows#L102',
        ]),
      },
    },
    first: inferred('0.10.0', [
      'get-flannel v0.10.0/Makefile#L143-L144',
      'get-sdn 242fb0c3190d/Kubernetes/windows/install.ps1#L42',
    ]),
    newest: inferred('0.28.9', ['get-rke2 6ce1a8019e9d/Dockerfile.windows#L101-L103']),
    others: [
      {
        what: 'address before the repository moved',
        url: verified(
          'https://github.com/coreos/flannel/releases/download/v{version}/flanneld.exe',
          [
            'get-sdn 242fb0c3190d/Kubernetes/windows/install.ps1#L42',
            'get-swtools 12a6e44a45e7/kubeadm/flannel/Dockerfile',
          ],
        ),
      },
      {
        what: 'archive with the same program',
        url: inferred(
          'https://github.com/flannel-io/flannel/releases/download/v{version}/flannel-v{version}-windows-amd64.tar.gz',
          [
            'get-flannel v0.28.9/Makefile#L217-L219',
            'get-flannel cdf760595c23/.github/workflows/release.yml#L160-L163',
          ],
        ),
      },
    ],
  }),
  'flannel-cni': defineDownload({
    id: 'flannel-cni',
    name: 'Flannel CNI plugin',
    files: ['flannel-amd64.exe'],
    url: verified(
      'https://github.com/flannel-io/cni-plugin/releases/download/v{version}/flannel-amd64.exe',
      [
        'get-rke2 6ce1a8019e9d/Dockerfile.windows#L104-L106',
        'get-swtools 03f99247553f/hostprocess/flannel/flanneld/Dockerfile',
      ],
    ),
    checksum: {
      file: verified(null, ['get-flannel-cni 092e6d26e43c/scripts/package.sh']),
      algorithm: 'sha256',
      listedAt: 'nowhere for the bare program; the archive of the same release has a checksum file',
      pinned: {
        '1.9.1-flannel3': verified(
          '768c4a04e6ee3f7e3f9280488359b7e4bba4220246795261994a77a366860cc6',
          ['get-rke2 6ce1a8019e9d/Dockerfile.windows#L105'],
        ),
      },
    },
    first: verified('1.0.0', [
      'get-gh:cni-plugin-tags',
      'get-cni-plugins v0.9.1/plugins/windows_only.txt',
      'get-rke2 6ce1a8019e9d/Dockerfile.windows#L59',
    ]),
    newest: verified('1.9.1-flannel3', [
      'get-gh:cni-plugin-tags',
      'get-cni-plugins v0.9.1/plugins/windows_only.txt',
      'get-rke2 6ce1a8019e9d/Dockerfile.windows#L59',
    ]),
    others: [
      {
        what: 'archive with flannel-amd64.exe, the only form with a checksum file',
        url: verified(
          'https://github.com/flannel-io/cni-plugin/releases/download/v{version}/cni-plugin-flannel-windows-amd64-v{version}.tgz',
          [
            'get-flannel-cni 092e6d26e43c/scripts/package.sh',
            'get-flannel-cni 092e6d26e43c/.github/workflows/release.yml#L53-L58',
          ],
        ),
      },
    ],
  }),
  'windows-container-networking': defineDownload({
    id: 'windows-container-networking',
    name: 'Windows container networking (sdnbridge, sdnoverlay, nat)',
    files: ['windows-container-networking-cni-amd64-v{version}.zip'],
    url: verified(
      'https://github.com/microsoft/windows-container-networking/releases/download/v{version}/windows-container-networking-cni-amd64-v{version}.zip',
      [
        'get-windows-testing 6ae6988090b1/scripts/prepare_e2e_node_windows.ps1#L62',
        'get-swtools 03f99247553f/hostprocess/flannel/flanneld/Dockerfile',
        'get-windows-containers d08f0514f9af/helpful_tools/Install-ContainerdRuntime/install-containerd-runtime.ps1#L569',
      ],
    ),
    checksum: {
      file: inferred(
        'https://github.com/microsoft/windows-container-networking/releases/download/v{version}/windows-container-networking-cni-amd64-v{version}.zip.sha512',
        ['get-wcn v0.3.1/Makefile#L70-L73', 'get-wcn b96345f18f51/Makefile#L70-L78'],
      ),
      algorithm: 'sha512',
      format: 'hash name',
    },
    newest: verified('0.3.1', ['get-gh:windows-container-networking-tags']),
  }),
  'azure-cni': defineDownload({
    id: 'azure-cni',
    name: 'Azure CNI',
    files: ['azure-vnet-cni-windows-amd64-v{version}.zip'],
    url: verified(
      'https://github.com/Azure/azure-container-networking/releases/download/v{version}/azure-vnet-cni-windows-amd64-v{version}.zip',
      [
        'get-acn cbd7560cfc18/scripts/Install-CniPlugin.ps1#L45',
        'get-windows-testing 6ae6988090b1/job-templates/kubernetes_containerd_1_24.json#L13',
        'get-aks-engine f634f52ff4f6/pkg/api/const.go#L329-L332',
      ],
    ),
    checksum: {
      file: unknown(null, []),
      listedAt: 'nowhere; take the hash of a copy that you trust',
      pinned: {
        '1.5.38': verified('c9c9d1536bbeb9eafa5546cc683878c03b524a82f7add38e4777523c9a60a3d4', [
          'get-agentbaker 06836ee2301e/vhdbuilder/release-notes/AKSWindows/23H2/25398.2330.260513.txt#L465',
        ]),
        '1.6.21': verified('ffe72175387434cd22f09f499cb0551531a0a289241e04ab07359a63954e4e84', [
          'get-agentbaker 06836ee2301e/vhdbuilder/release-notes/AKSWindows/23H2/25398.2330.260513.txt#L466',
        ]),
      },
    },
    others: [
      {
        what: 'AKS mirror',
        url: verified(
          'https://packages.aks.azure.com/azure-cni/v{version}/binaries/azure-vnet-cni-windows-amd64-v{version}.zip',
          ['get-agentbaker 06836ee2301e/parts/common/components.json#L879-L897'],
        ),
      },
      {
        what: 'AKS mirror, older name',
        url: verified(
          'https://packages.aks.azure.com/azure-cni/v{version}/binaries/azure-vnet-cni-singletenancy-windows-amd64-v{version}.zip',
          [
            'get-agentbaker 06836ee2301e/e2e/node_config.go#L689',
            'get-aks-engine f634f52ff4f6/vhd/packer/configure-windows-vhd.ps1#L131-L135',
          ],
        ),
      },
    ],
  }),
  'calico-windows': defineDownload({
    id: 'calico-windows',
    name: 'Calico for Windows',
    files: ['calico-windows-v{version}.zip'],
    url: verified(
      'https://github.com/projectcalico/calico/releases/download/v{version}/calico-windows-v{version}.zip',
      [
        'get-rke2 6ce1a8019e9d/Dockerfile.windows#L99-L100',
        'get-calico 87c15906f20c/node/windows-packaging/install-calico-windows.ps1#L22-L25',
      ],
    ),
    checksum: {
      file: calicoSums,
      algorithm: 'sha256',
      format: 'list',
      pinned: {
        '3.32.1': verified('c5d36ce819eb296dc92ecc366f452f787416d4835895119286e3cc29ea38c6a5', [
          'get-rke2 6ce1a8019e9d/Dockerfile.windows#L100',
        ]),
      },
    },
    others: [
      {
        what: 'AKS mirror',
        url: verified(
          'https://packages.aks.azure.com/calico-node/v{version}/binaries/calico-windows-v{version}.zip',
          ['get-agentbaker 06836ee2301e/parts/common/components.json#L865-L876'],
        ),
      },
    ],
  }),
  antrea: defineDownload({
    id: 'antrea',
    name: 'Antrea for Windows',
    files: ['antrea-windows-with-ovs.yml', 'antrea-windows.yml'],
    url: verified(
      'https://github.com/antrea-io/antrea/releases/download/v{version}/antrea-windows-with-ovs.yml',
      [
        'get-antrea fc70f2bb7037/docs/windows.md#L159-L164',
        'get-antrea fc70f2bb7037/hack/release/prepare-assets.sh#L113-L115',
      ],
    ),
    checksum: {
      file: unknown(null, []),
      listedAt: 'nowhere; compare with the tag in the repository',
    },
    others: [
      {
        what: 'without the OVS daemons',
        url: verified(
          'https://github.com/antrea-io/antrea/releases/download/v{version}/antrea-windows.yml',
          ['get-antrea fc70f2bb7037/docs/windows.md#L166-L174'],
        ),
      },
      {
        what: 'the Linux part, needed as well',
        url: verified(
          'https://github.com/antrea-io/antrea/releases/download/v{version}/antrea.yml',
          ['get-antrea fc70f2bb7037/docs/windows.md#L131-L133'],
        ),
      },
      {
        what: 'OVS with a test-signed driver',
        url: verified('https://downloads.antrea.io/ovs/ovs-3.0.5-antrea.1-win64.zip', [
          'get-antrea fc70f2bb7037/hack/windows/Install-OVS.ps1#L40-L42',
        ]),
      },
    ],
  }),
  nssm: defineDownload({
    id: 'nssm',
    name: 'NSSM',
    files: ['nssm-2.24.zip'],
    url: verified('https://k8stestinfrabinaries.blob.core.windows.net/nssm-mirror/nssm-2.24.zip', [
      'get-swtools 401ee6fcd836/hostprocess/PrepareNode.ps1#L96-L105',
      'get-antrea fc70f2bb7037/hack/windows/Prepare-Node.ps1#L131-L133',
      'get-windows-testing 6ae6988090b1/build/build-windows-k8s.sh#L5',
    ]),
    checksum: {
      file: unknown(null, []),
      listedAt: 'checksum files of projects that pack it, such as Calico',
      pinned: {
        // Pinned by Calico 3.22 to 3.24 and others; the publisher states none.
        '2.24': verified('727d1e42275c605e0f04aba98095c38a8e1e46def453cdffce42869428aa6743', [
          'get-calico dd5e3a40b702/node/windows-packaging/nssm.sha256sum',
        ]),
        '2.24-103-gdee49fc': verified(
          'dd65d65d805ce646148d7ba18a9fcd1a1e8402f9e3822981252a6544136aad22',
          ['get-calico 87c15906f20c/node/windows-packaging/nssm.sha256sum'],
        ),
      },
    },
    newest: verified('2.24', ['get-swtools 401ee6fcd836/hostprocess/PrepareNode.ps1#L103']),
    others: [
      {
        what: 'the author’s own address',
        url: inferred('https://nssm.cc/release/nssm-2.24.zip', ['get-nssm']),
      },
      {
        what: 'later build that Calico packs',
        url: verified('https://nssm.cc/ci/nssm-2.24-103-gdee49fc.zip', [
          'get-calico 87c15906f20c/node/Makefile#L81-L84',
        ]),
      },
    ],
  }),
  'docker-ee': defineDownload({
    id: 'docker-ee',
    name: 'Docker EE',
    files: [],
    url: verified(null, ['get-docker-provider 470b97f77593/README.md#L1-L8']),
    checksum: {
      file: unknown(null, []),
    },
  }),
  'docker-ce': defineDownload({
    id: 'docker-ce',
    name: 'Docker CE',
    files: ['install-docker-ce.ps1'],
    url: verified(
      'https://raw.githubusercontent.com/microsoft/Windows-Containers/Main/helpful_tools/Install-DockerCE/install-docker-ce.ps1',
      [
        'get-vd 77e0742a8029/virtualization/windowscontainers/quick-start/set-up-environment.md#L135-L140',
        'get-runner-images 1ae1cb5fdc61/images/windows/scripts/build/Install-Docker.ps1',
      ],
    ),
    checksum: {
      file: unknown(null, []),
      listedAt: 'nowhere',
    },
    others: [
      {
        what: 'archive that the script fetches',
        url: verified('https://download.docker.com/win/static/stable/x86_64/docker-{version}.zip', [
          'get-windows-containers d08f0514f9af/helpful_tools/Install-DockerCE/install-docker-ce.ps1#L122',
          'get-windows-containers d08f0514f9af/helpful_tools/Install-DockerCE/install-docker-ce.ps1#L598',
          'get-runner-images 1ae1cb5fdc61/images/windows/scripts/build/Install-Docker.ps1',
        ]),
      },
      {
        what: 'Mirantis Container Runtime, successor of Docker EE (licence needed)',
        url: verified('https://get.mirantis.com/install.ps1', [
          'get-windows-containers d08f0514f9af/helpful_tools/Install-MirantisContainerRuntime/install-mirantis-container-runtime.ps1#L23-L25',
        ]),
      },
    ],
    install: verified(
      'the script adds the Containers feature, copies both programs, writes daemon.json and registers the service',
      [
        'get-windows-containers d08f0514f9af/helpful_tools/Install-DockerCE/install-docker-ce.ps1#L24-L59',
        'get-windows-containers d08f0514f9af/helpful_tools/Install-DockerCE/install-docker-ce.ps1#L623-L671',
      ],
    ),
  }),
  'cri-dockerd': defineDownload({
    id: 'cri-dockerd',
    name: 'cri-dockerd',
    files: ['cri-dockerd-{version}.win.amd64.zip'],
    url: inferred(
      'https://github.com/Mirantis/cri-dockerd/releases/download/v{version}/cri-dockerd-{version}.win.amd64.zip',
      [
        'get-cri-dockerd v0.4.3/packaging/static/Makefile#L74',
        'get-cri-dockerd v0.4.3/.github/workflows/publish.yml#L34-L38',
        'get-cri-dockerd v0.3.4/Makefile#L91',
      ],
    ),
    checksum: {
      file: unknown(null, []),
      listedAt: 'nowhere; see the release page',
    },
  }),
  'csi-proxy': defineDownload({
    id: 'csi-proxy',
    name: 'csi-proxy',
    files: ['csi-proxy-v{version}.tar.gz'],
    url: verified(
      'https://packages.aks.azure.com/csi-proxy/v{version}/binaries/csi-proxy-v{version}.tar.gz',
      ['get-agentbaker 06836ee2301e/parts/common/components.json#L790-L806'],
    ),
    checksum: {
      file: unknown(null, []),
      listedAt: 'nowhere; the archives are Microsoft’s',
      pinned: {
        '0.2.2': verified('60bf51d4fb425386c235abc3bcbd50d70c23cacb94c32a77509da91cf0f066ad', [
          'get-agentbaker 06836ee2301e/vhdbuilder/release-notes/AKSWindows/2019-containerd/17763.2114.210811.txt#L135',
        ]),
        '1.0.0': verified('7ae53ec5b6dc180dcd5c17b38272302363cbfc182dea3e252ee000edce48a8f4', [
          'get-agentbaker 06836ee2301e/vhdbuilder/release-notes/AKSWindows/2019-containerd/17763.2114.210811.txt#L136',
        ]),
        '1.1.2-hotfix.20230807': verified(
          '68dddc7a16f2655f5ee7e76afa631c52aa1d34fa2063f59264b43faa45c4b7c0',
          [
            'get-agentbaker 06836ee2301e/vhdbuilder/release-notes/AKSWindows/23H2/25398.950.240621.txt#L194',
          ],
        ),
      },
    },
    others: [
      {
        what: 'HostProcess image',
        url: verified('ghcr.io/kubernetes-sigs/sig-windows/csi-proxy:v{version}', [
          'get-swtools 401ee6fcd836/hostprocess/csi-proxy/csi-proxy.yaml#L24',
          'get-capz 69ec3a40a818/templates/addons/windows/csi-proxy/csi-proxy.yaml#L26',
        ]),
      },
    ],
  }),
  logmonitor: defineDownload({
    id: 'logmonitor',
    name: 'LogMonitor',
    files: ['LogMonitor.exe'],
    url: verified(
      'https://github.com/microsoft/windows-container-tools/releases/download/v{version}/LogMonitor.exe',
      [
        'get-wct d07608d5d39a/examples/aks/iis-logmonitor/Dockerfile#L6-L11',
        'get-iis-docker 078bfb2f6bf1/windowsservercore-insider/Dockerfile',
      ],
    ),
    checksum: {
      file: unknown(null, []),
      listedAt: 'nowhere',
    },
  }),
  'hns-psm1': defineDownload({
    id: 'hns-psm1',
    name: 'hns.psm1',
    files: ['hns.psm1'],
    url: verified(
      'https://raw.githubusercontent.com/microsoft/SDN/master/Kubernetes/windows/hns.psm1',
      [
        'get-swtools 401ee6fcd836/hostprocess/calico/kube-proxy/Dockerfile#L12',
        'get-acn cbd7560cfc18/cni/scripts/cleanupnetwork.ps1#L6',
        'get-windows-testing 6ae6988090b1/scripts/prepare_e2e_node_windows.ps1#L66',
      ],
    ),
    checksum: {
      file: verified(null, [
        'get-rke2 6ce1a8019e9d/Dockerfile.windows#L107-L108',
        'get-agentbaker 06836ee2301e/vhdbuilder/release-notes/AKSWindows/2019-containerd/17763.2237.211014.txt#L136',
      ]),
      algorithm: 'sha256',
      listedAt: 'build files that pin it',
      pinned: {
        '2018-07-02': verified('a8a53ed4fac2e27c7e4268db069d4cf3129a56d466ef3bf9465fb52dcd76a29c', [
          'get-rke2 6ce1a8019e9d/Dockerfile.windows#L108',
        ]),
      },
    },
    others: [
      {
        what: 'pinned to the commit that was read',
        url: inferred(
          'https://raw.githubusercontent.com/microsoft/SDN/242fb0c3190dbb08d7f9406727be18322218e537/Kubernetes/windows/hns.psm1',
          ['get-sdn 242fb0c3190d/Kubernetes/windows/hns.psm1'],
        ),
      },
      {
        what: 'functions for the HCN (v2) interface',
        url: inferred(
          'https://raw.githubusercontent.com/microsoft/SDN/master/Kubernetes/windows/hns.v2.psm1',
          ['get-sdn 242fb0c3190d/Kubernetes/windows/hns.v2.psm1'],
        ),
      },
    ],
  }),
  'hostprocess-base-image': defineDownload({
    id: 'hostprocess-base-image',
    name: 'HostProcess base image',
    files: [],
    url: verified(
      'mcr.microsoft.com/oss/kubernetes/windows-host-process-containers-base-image:v{version}',
      [
        'get-hpc-base d7c1101db0b5/README.md#L18',
        'get-antrea fc70f2bb7037/build/images/Dockerfile.build.windows#L49',
        'get-acn cbd7560cfc18/build/images.mk#L5',
      ],
    ),
    checksum: {
      file: verified(null, ['get-acn cbd7560cfc18/cni/Dockerfile#L65-L66']),
      algorithm: 'sha256',
      listedAt: 'the registry: image digest',
      pinned: {
        '1.0.0': verified('b4c9637e032f667c52d1eccfa31ad8c63f1b035e8639f3f48a510536bf34032b', [
          'get-acn cbd7560cfc18/cni/Dockerfile#L66',
        ]),
      },
    },
  }),
  'vc-redist': defineDownload({
    id: 'vc-redist',
    name: 'Visual C++ run-time',
    files: ['vc_redist.x64.exe'],
    url: verified('https://aka.ms/vs/17/release/vc_redist.x64.exe', [
      'get-antrea fc70f2bb7037/hack/windows/Install-OVS.ps1#L45-L46',
      'get-antrea fc70f2bb7037/build/images/ovs/Dockerfile.windows#L24',
    ]),
    checksum: {
      file: unknown(null, []),
      listedAt: 'nowhere; the installer is signed by Microsoft',
    },
  }),
} as const

export type DownloadId = keyof typeof downloads

export type AnyDownload = Download

/** How a published checksum is compared: some projects print the hash alone, some with the file's name. */
export const checksumComparison = verified('the first word of the file, without regard to case', [
  'get-rke2 f6dd991df46d/Dockerfile.windows#L53-L81',
  'get-cri-tools v1.36.0/hack/release.sh',
])

/** How the node scripts of SIG Windows fetch, and that they stop when it fails. */
export const fetching = verified('curl.exe --silent --fail -Lo', [
  'get-swtools 401ee6fcd836/hostprocess/PrepareNode.ps1#L30-L38',
])

/** Each Kubernetes minor from the first to the newest crictl has a crictl release `minor.0`. */
export const crictlPerMinor = verified('{minor}.0', [
  'get-gh:cri-tools-tags',
  'get-cri-tools 01eccd7e2b9f/README.md',
])
