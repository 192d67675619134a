import { verified, type Fact } from './fact.ts'
import type { MinorRange } from '../values/version.ts'

/** Something that the guides print and no component takes, or that does what nobody wants. */
export interface DocumentFlaw extends MinorRange {
  readonly id: string
  /** As printed. */
  readonly printed: string
  /** What the files of this app have in its place. */
  readonly instead: string
  readonly why: Fact<string>
  /** Where it matters, beside the range of minors that follow those guides. */
  readonly only?: {
    readonly containerRuntime?: 'docker'
    readonly kubeProxy?: true
    readonly mode?: 'l2bridge'
  }
}

/** The guides were written for these minors; later ones have other pages. */
const guides = { from: '1.14', through: '1.23' } as const

export const documentFlaws: readonly DocumentFlaw[] = [
  {
    id: 'service-flag',
    ...guides,
    printed: 'kubelet.exe --service, kube-proxy.exe --service',
    instead: '--windows-service',
    why: verified('There is no flag --service; both programs stop with “unknown flag”.', [
      'k20 cmd/kubelet/app/options/osflags_windows.go',
      'k20 cmd/kube-proxy/app/init_windows.go',
      'doc002',
      'doc004',
    ]),
  },
  {
    id: 'allow-privileged',
    from: '1.15',
    through: guides.through,
    printed: '--allow-privileged=true',
    instead: 'nothing',
    why: verified('The flag was removed in 1.15; the kubelet stops with “unknown flag”.', [
      'rn-1.15#L132',
      'doc002',
      'doc004',
      'doc003',
    ]),
  },
  {
    id: 'glued-hostname-override',
    ...guides,
    printed: '--hostname-override=<hostname>--kubeconfig=c:\\k\\config',
    instead: 'two arguments',
    why: verified('Without the blank it is one odd host name, and kube-proxy has no kubeconfig.', [
      'doc002',
      'doc004',
      'doc003',
    ]),
    only: { kubeProxy: true },
  },
  {
    id: 'reserve-flags',
    ...guides,
    printed: '--kubelet-reserve, --system-reserve, --enforce-node-allocable',
    instead: '--kube-reserved, --system-reserved, --enforce-node-allocatable',
    why: verified('The pages misspell them in their text; such flags do not exist.', [
      'doc002',
      'doc003',
      'doc001',
    ]),
  },
  {
    id: 'commented-exception-list',
    ...guides,
    printed: 'an ExceptionList with # comments',
    instead: 'strict JSON',
    why: verified('The loader of CNI files takes no comments; the node stays NotReady.', [
      'doc002',
      'doc004',
    ]),
    only: { mode: 'l2bridge' },
  },
  {
    id: 'docker-provider',
    ...guides,
    printed: 'Install-Package -Name docker -ProviderName DockerMsftProvider',
    instead: 'node/install-docker.ps1',
    why: verified('The service behind that provider was shut down in 2023.', [
      'get-docker-provider 470b97f77593/README.md#L1-L8',
    ]),
    only: { containerRuntime: 'docker' },
  },
  {
    id: 'firewall-off',
    from: guides.from,
    through: '1.17',
    printed: 'netsh advfirewall set allprofiles state off',
    instead: 'one rule for each port',
    why: verified('The published start script of an AKS node switches the firewall off.', [
      'doc001',
    ]),
  },
]
