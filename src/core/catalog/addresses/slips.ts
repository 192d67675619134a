import { inferred, verified } from '../fact.ts'
import type { WrongAddress } from './address.ts'
import { acrossLines } from '../../values/across-lines.ts'

const kubernetes = [
  'get-swtools 401ee6fcd836/hostprocess/PrepareNode.ps1#L60',
  'get-rke2 6ce1a8019e9d/Dockerfile.windows#L86-L97',
] as const
const containerd = [
  'get-containerd 301026e58c61/docs/getting-started.md#L117-L120',
  'get-containerd v1.3.7/.github/workflows/release.yml#L118',
] as const
const crictl = [
  'get-cri-tools v1.36.0/hack/release.sh',
  'get-swtools 401ee6fcd836/hostprocess/Install-Containerd.ps1#L275',
] as const
const cniPlugins = ['get-cni-plugins v0.8.0/scripts/release.sh#L27-L39'] as const
const programs = '(?:kubelet|kube-proxy|kubeadm|kubectl|kube-log-runner)'

/** Releases of cri-tools, whose patches are not those of Kubernetes. */
const crictlReleases =
  '1.11.0 1.11.1 1.12.0 1.13.0 1.14.0 1.15.0 1.16.0 1.16.1 1.17.0 1.18.0 1.19.0 1.20.0 1.21.0 1.22.0 1.22.1 1.23.0 1.24.0 1.24.1 1.24.2 1.25.0 1.26.0 1.26.1 1.27.0 1.27.1 1.28.0 1.29.0 1.30.0 1.30.1 1.31.0 1.31.1 1.32.0 1.33.0 1.34.0 1.35.0 1.36.0'.split(
    ' ',
  )
/** Releases of the plugin of flannel without a suffix. */
const flannelCniReleases = '1.0.0 1.0.1 1.1.0 1.1.2 1.2.0'.split(' ')

/** Addresses that never were, as people put them together. */
export const slippedAddresses: readonly WrongAddress[] = [
  {
    pattern: /\bdl\.k8s\.io\/(?:release\/)?[^\s/]{2,40}\/(?:windows|amd64)\//,
    basis: 'fails',
    wrong: verified(
      'The address lacks the folder bin: dl.k8s.io has the programs at /release/vVERSION/bin/windows/amd64/.',
      kubernetes,
    ),
  },
  {
    pattern: /\bdl\.k8s\.io\/(?:release\/)?(?<version>1\.\d+\.\d+)\//,
    basis: 'fails',
    wrong: verified('dl.k8s.io has the folder of the release with a v: v{version}.', kubernetes),
  },
  {
    pattern: new RegExp(
      String.raw`\bdl\.k8s\.io\/\S{1,60}\/bin\/windows\/amd64\/${programs}(?:\.sha\d+)?$`,
    ),
    basis: 'fails',
    wrong: verified('The programs for Windows end in .exe at dl.k8s.io; this is none.', kubernetes),
  },
  {
    pattern: /\bdl\.k8s\.io\/\S{1,60}\/bin\/linux\/\S{1,60} -> windows$/,
    basis: 'fails',
    wrong: verified(
      'This is the program for Linux; that for Windows is in bin/windows/amd64 and ends in .exe.',
      kubernetes,
    ),
  },
  {
    pattern:
      /\bdl\.k8s\.io\/\S{1,60}\/bin\/windows\/(?:arm64|386|x64|x86_64)\/(?:kubelet|kube-proxy|kubeadm)\b/,
    basis: 'fails',
    wrong: inferred(
      'Kubernetes builds its programs of a node for windows/amd64 alone, so that this address has none.',
      [...kubernetes, 'get-kubernetes v1.36.1/CHANGELOG/CHANGELOG-1.36.md'],
    ),
  },
  {
    pattern: /\bdl\.k8s\.io\/\S{0,40}\bkubernetes-server-windows-/,
    basis: 'fails',
    wrong: inferred(
      'Kubernetes publishes no archive of servers for Windows; kubernetes-node-windows-amd64.tar.gz has the programs of a node.',
      ['get-kubernetes v1.36.1/CHANGELOG/CHANGELOG-1.36.md'],
    ),
  },
  {
    pattern:
      /\bdl\.k8s\.io\/\S{0,20}v(?<version>1\.\d+\.\d+)\/bin\/windows\/amd64\/kube-log-runner/,
    before: '1.23.0',
    basis: 'fails',
    wrong: inferred('kube-log-runner came with Kubernetes 1.23; {version} has none.', [
      'get-component-base v0.23.0/logs/kube-log-runner/kube-log-runner.go',
    ]),
  },
  {
    pattern: /\/containerd-[^\s/]{1,40}\.windows-amd64\./,
    basis: 'fails',
    wrong: verified(
      'No release of containerd has a file of this name: before windows stands a hyphen, containerd-VERSION-windows-amd64.tar.gz.',
      containerd,
    ),
  },
  {
    pattern: /\/containerd-[^\s/]{1,40}-windows-amd64\.(?:zip|tgz|exe|msi)\b/,
    basis: 'fails',
    wrong: verified(
      'No release of containerd has a file of this name: for Windows it is containerd-VERSION-windows-amd64.tar.gz.',
      containerd,
    ),
  },
  {
    // The builds of AKS are numbered from 0.0 on.
    pattern: /\/containerd-v(?!0\.0\.)[\d.]+-windows-amd64\.tar\.gz/,
    basis: 'fails',
    wrong: verified(
      'containerd names its files without a v: containerd-VERSION-windows-amd64.tar.gz.',
      containerd,
    ),
  },
  {
    pattern: /\/containerd-(?<version>\d+\.\d+\.\d+)-windows-amd64\.tar\.gz/,
    before: '1.3.5',
    basis: 'fails',
    wrong: inferred('containerd {version} has no file for Windows; the first with one is 1.3.5.', [
      'get-containerd v1.3.5/.github/workflows/release.yml',
      'get-gh:containerd-issues-4119',
    ]),
  },
  {
    pattern: /\/crictl-[^\s/]{1,40}-windows-amd64\.(?:zip|tgz|exe)\b/,
    basis: 'fails',
    wrong: verified(
      'No release of cri-tools has a file of this name: for Windows it is crictl-vVERSION-windows-amd64.tar.gz.',
      crictl,
    ),
  },
  {
    pattern: /\/crictl-[\d.]+-windows-amd64\.tar\.gz/,
    basis: 'fails',
    wrong: verified(
      'cri-tools names its files with a v: crictl-vVERSION-windows-amd64.tar.gz.',
      crictl,
    ),
  },
  {
    pattern: /\/cri-tools\/releases\/download\/v(?<version>1\.\d+\.\d+)\//,
    from: '1.11.0',
    before: '1.36.0',
    except: crictlReleases,
    basis: 'fails',
    wrong: verified(
      'There is no crictl {version}: cri-tools has patch releases of its own, most often .0 alone. Take one of the same minor.',
      ['get-gh:cri-tools-tags'],
    ),
  },
  {
    pattern: /^sha256sum (?:-c|--check) crictl-v(?<version>\d+\.\d+\.\d+)-windows-amd64/,
    from: '1.23.0',
    basis: 'fails',
    wrong: verified(
      'The file .sha256 of crictl {version} holds the hash alone, without the name that sha256sum -c needs: compare the hash itself.',
      ['get-cri-tools v1.23.0/hack/release.sh#L110-L111'],
    ),
  },
  {
    pattern: new RegExp(String.raw`^sha256sum (?:-c|--check) ${programs}\.exe\.sha256$`),
    basis: 'fails',
    wrong: verified(
      'The files .sha256 of dl.k8s.io hold the hash alone, without the name that sha256sum -c needs: compare the hash itself.',
      ['get-rke2 f6dd991df46d/Dockerfile.windows#L66-L81'],
    ),
  },
  {
    pattern: /\/plugins\/releases\/download\/v(?<version>\d+\.\d+\.\d+)\/cni-plugins-\S{0,12}win/,
    before: '0.8.0',
    basis: 'fails',
    wrong: verified(
      'The release {version} of the CNI plugins has files for Linux alone; those for Windows begin with 0.8.0.',
      ['get-cni-plugins v0.7.5/scripts/release.sh', 'get-gh:plugins-tags'],
    ),
  },
  {
    pattern: new RegExp(
      acrossLines`
        \/cni-plugins-(?:(?:amd64|x86_64)-win\w*|win(?:dows)?-v?[\d.]+\b|win-)
        |\/cni-plugins-windows-amd64-(?:[\d.]+\.tgz|v?[\d.]+\.(?:zip|tar\.gz))
      `,
    ),
    basis: 'fails',
    wrong: verified(
      'No release of the CNI plugins has a file of this name: it is cni-plugins-windows-amd64-vVERSION.tgz.',
      cniPlugins,
    ),
  },
  {
    pattern: /\/flannel\/releases\/download\/v(?<version>\d+\.\d+\.\d+)\/flanneld\.exe/,
    before: '0.10.0',
    basis: 'fails',
    wrong: inferred('flannel {version} has no flanneld.exe; the first with one is 0.10.0.', [
      'get-flannel v0.10.0/Makefile#L143-L144',
    ]),
  },
  {
    pattern: /\/flannel-io\/cni-plugin\/releases\/download\/v(?<version>\d+\.\d+\.\d+)\//,
    from: '1.0.0',
    except: flannelCniReleases,
    basis: 'fails',
    wrong: verified(
      'There is no release {version} of the plugin of flannel: after 1.2.0 its releases end in -flannel1, -flannel2 and so on.',
      ['get-gh:cni-plugin-tags'],
    ),
  },
]
