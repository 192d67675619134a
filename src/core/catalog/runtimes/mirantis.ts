import { inferred, unknown, verified } from '../fact.ts'
import type { RuntimeLine } from './define.ts'
import { defineRuntime } from './define.ts'

export const mirantis = defineRuntime<'mirantis', RuntimeLine>({
  id: 'mirantis',
  name: 'Mirantis Container Runtime',
  sentence: 'The successor of Docker EE; cri-dockerd connects it to the kubelet.',
  from: unknown('1.24', ['web-intro-a', 'cri-dockerd 05b0273f53e5/README.md'], {
    note: 'cri-dockerd exists for 1.24 and later; no source speaks of it on Windows before',
  }),
  lines: [
    {
      id: '20.10',
      first: '20.10.0',
      last: inferred('20.10', ['web-intro-a', 'web-intro-b'], {
        note: 'the release that the Kubernetes pages link',
      }),
    },
  ],
  criSocket: verified('npipe:////./pipe/cri-dockerd', [
    'cri-dockerd 246bd65780eb/cmd/cri/options/options.go#L47',
  ]),
})

/** The adapter between the kubelet and the engine. */
export const criDockerd = {
  release: inferred('0.4.3', ['github Mirantis/cri-dockerd/tags']),
  /** It has no code for a Windows service, so a helper must run it. */
  isService: verified(false, [
    'cri-dockerd 246bd65780eb/main.go',
    'cri-dockerd 246bd65780eb/cmd/server.go',
  ]),
  flags: verified(
    {
      endpoint: 'container-runtime-endpoint',
      pauseImage: 'pod-infra-container-image',
      networkPlugin: 'network-plugin',
      cniBin: 'cni-bin-dir',
      cniConf: 'cni-conf-dir',
    } as const,
    [
      'cri-dockerd 246bd65780eb/config/options.go#L103-L160',
      'cri-dockerd 246bd65780eb/cmd/cri/options/options.go#L47',
    ],
  ),
  /** Isolation is left to the engine's default. */
  isolation: verified('none', ['cri-dockerd 246bd65780eb/core/sandbox_helpers.go#L41']),
  cniDirectories: verified({ bin: 'C:\\k\\cni\\bin', conf: 'C:\\k\\cni\\config' }, [
    'cri-dockerd 246bd65780eb/cmd/cri/options/options.go#L113-L131',
  ]),
} as const
