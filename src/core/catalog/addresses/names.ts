import { downloads, type Download } from '../downloads.ts'
import { inferred, verified } from '../fact.ts'
import type { WrongAddress } from './address.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** Projects whose releases have a v before their number: those of the parts of a node, and flannel under its former name. */
const named = Object.values<Download>(downloads)
  .flatMap(({ url, others = [] }) => [url, ...others.map((one) => one.url)])
  .map(({ value }) => /github\.com\/([^/]+\/[^/]+)\/releases\/download\/v\{/.exec(value ?? '')?.[1])
  .filter((project) => project !== undefined)
const projects = `(?:${[...new Set([...named, 'coreos/flannel', 'kubernetes/kubernetes'])].join('|')})`

/** The release of the folder and that of the file, which are one. */
const releases = [
  'get-swtools 401ee6fcd836/hostprocess/Install-Containerd.ps1#L226',
  'get-swtools 401ee6fcd836/hostprocess/Install-Containerd.ps1#L275',
  'get-rke2 6ce1a8019e9d/Dockerfile.windows#L68-L76',
] as const

/** Names of files and folders of releases on GitHub. */
export const namedAddresses: readonly WrongAddress[] = [
  {
    pattern: new RegExp(
      String.raw`github\.com/${projects}/releases/download/(?<version>\d+\.\d+\.\d+)`,
    ),
    basis: 'fails',
    wrong: verified(
      'The releases of this project have tags with a v, so the folder is v{version}.',
      releases,
    ),
  },
  {
    pattern: new RegExp(
      acrossLines`
        github\.com/${projects}/releases/download/v(?<version>\d+\.\d+\.\d+)/[a-z-]{1,60}-v?
        (?!\k<version>(?![\d]))\d+\.\d+\.\d+[-.]\S{0,40}\b(?:windows|amd64)\b
      `,
    ),
    basis: 'fails',
    wrong: verified(
      'The folder is that of release {version}, and the file has another release in its name; a release has files of its own alone.',
      releases,
    ),
  },
  {
    pattern: new RegExp(
      acrossLines`
        \/windows-container-networking\/releases\/download\/v[\d.]+\/
        (?!windows-container-networking-cni-amd64-v[\d.]+\.zip)\S{1,80}\.(?:zip|exe|tgz|tar\.gz)
        $
      `,
    ),
    basis: 'fails',
    wrong: verified(
      'The releases of windows-container-networking have windows-container-networking-cni-amd64-vVERSION.zip alone, with sdnbridge.exe, sdnoverlay.exe and nat.exe in it.',
      [
        'get-wcn v0.3.1/Makefile#L70-L73',
        'get-wcn b96345f18f51/Makefile#L70-L78',
        'get-windows-testing 6ae6988090b1/scripts/prepare_e2e_node_windows.ps1#L62',
      ],
    ),
  },
  {
    pattern: /\/calico-windows-\d[\d.]*\.zip/,
    basis: 'fails',
    wrong: verified('Calico names its archive with a v: calico-windows-vVERSION.zip.', [
      'get-rke2 6ce1a8019e9d/Dockerfile.windows#L99-L100',
    ]),
  },
  {
    pattern: /\/cri-dockerd-v?(?<version>\d+\.\d+\.\d+)-windows-amd64\.zip/,
    from: '0.3.8',
    basis: 'fails',
    wrong: inferred(
      'From 0.3.8 on the archive of cri-dockerd is cri-dockerd-{version}.win.amd64.zip.',
      ['get-cri-dockerd v0.3.8/packaging/static/Makefile#L74'],
    ),
  },
  {
    pattern: /\/cri-dockerd-(?<version>\d+\.\d+\.\d+)\.win\.amd64\.zip/,
    before: '0.3.4',
    basis: 'fails',
    wrong: inferred(
      'Before 0.3.8 the archive of cri-dockerd is cri-dockerd-v{version}-windows-amd64.zip.',
      ['get-cri-dockerd v0.3.7/.github/workflows/publish.yml#L13-L24'],
    ),
  },
  {
    pattern:
      /\/\/github\.com\/[\w.-]+\/[\w.-]+\/blob\/\S{1,200}\.(?:ps1|psm1|ya?ml|exe|zip|json|toml)$/,
    basis: 'fails',
    wrong: inferred(
      'This is the page of GitHub that shows the file, not the file itself, which is at raw.githubusercontent.com.',
      ['get-sdn 242fb0c3190d/Kubernetes/windows/install.ps1#L42'],
    ),
  },
  {
    pattern: /\/flannel-amd64\.exe -> \S{0,200}\bflannel-amd64\.exe$/,
    basis: 'fails',
    wrong: verified(
      'The program is left under the name flannel-amd64.exe; the type of the configuration is flannel, for which containerd looks for flannel.exe.',
      ['get-rke2 6ce1a8019e9d/Dockerfile.windows#L104-L106'],
    ),
  },
]
