import { testLint } from '../../testing/test-lint.ts'
import { containerdCimfsRelease } from './containerd-cimfs-release.ts'

const config = (system: string, snapshotter = 'cimfs') =>
  `# node: ${system}\nversion = 3\n[plugins.'io.containerd.cri.v1.images']\n  snapshotter = '${snapshotter}'\n`

testLint(containerdCimfsRelease, {
  valid: [
    { name: 'Windows Server 2025', text: config('Windows Server 2025, containerd 2.1.4') },
    { name: 'a build with the update', text: config('Windows Server 2022 (20348.2402)') },
    {
      name: 'a build whose revision nobody tells',
      text: config('Windows Server 2022, containerd 2.1.4'),
    },
    {
      name: 'another snapshotter',
      text: config('Windows Server 2019, containerd 2.1.4', 'windows'),
    },
    { name: 'a Windows that nobody tells', text: config('win-3, containerd 2.1.4') },
  ],
  invalid: [
    {
      name: 'Windows Server 2019',
      text: config('Windows Server 2019, containerd 2.1.4'),
      messages: [
        /^The snapshotter cimfs needs Windows Server 2025, .*; Windows Server 2019 has no CimFS/,
      ],
      severity: 'error',
    },
    {
      name: 'a build before the update',
      text: config('Windows Server 2022 (20348.1906)'),
      messages: [/Windows Server 2022 of revision 1906 has no CimFS/],
    },
    {
      name: 'the handler of a file of the second schema',
      text: `# node: Windows Server 2019, containerd 1.7.20\nversion = 2\n[plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runhcs-wcow-process]\n  runtime_type = "io.containerd.runhcs.v1"\n  snapshotter = "cimfs"\n`,
      messages: [/Windows Server 2019 has no CimFS/],
    },
  ],
})
