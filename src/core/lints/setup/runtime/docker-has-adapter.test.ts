import { testLint } from '../../../testing/test-lint.ts'
import { dockerHasAdapter } from './docker-has-adapter.ts'

const info = (system = 'windows') => `Server:
 Server Version: 20.10.9
 Storage Driver: ${system === 'windows' ? 'windowsfilter' : 'overlay2'}
 OSType: ${system}
`
const kubelet = (version: string) => `C:\\> kubelet --version
Kubernetes v${version}
`
const setup = (version: string, engine = info(), more = '') =>
  `=== docker.txt ===\n${engine}\n=== version.txt ===\n${kubelet(version)}${more}`
const known = { kubernetesVersion: '1.24' } as const

testLint(dockerHasAdapter, {
  valid: [
    {
      name: 'a kubelet with dockershim',
      text: setup('1.23.17'),
      known: { kubernetesVersion: '1.23' },
    },
    { name: 'the engine of a Linux machine', text: setup('1.24.1', info('linux')), known },
    {
      name: 'containerd beside it',
      text: setup(
        '1.24.1',
        info(),
        'C:\\> containerd --version\ncontainerd github.com/containerd/containerd v1.6.8 9cd3357\n',
      ),
      known,
    },
    {
      name: 'the pipe of the adapter',
      text: setup(
        '1.24.1',
        info(),
        '\n=== start.cmd ===\nkubelet.exe --container-runtime-endpoint=npipe:////./pipe/cri-dockerd\n',
      ),
      known,
    },
    {
      name: 'a version that nobody told',
      text: info(),
    },
  ],
  invalid: [
    {
      name: 'Docker alone under a kubelet without dockershim',
      text: setup('1.24.1'),
      known,
      messages: [/runs Docker 20\.10\.9.*no dockershim/],
      severity: 'warning',
    },
  ],
})
