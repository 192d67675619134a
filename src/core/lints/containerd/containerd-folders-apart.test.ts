import { testLint } from '../../testing/test-lint.ts'
import { containerdFoldersApart } from './containerd-folders-apart.ts'

const plugin =
  '[plugins."io.containerd.grpc.v1.cri"]\n  sandbox_image = "registry.k8s.io/pause:3.9"\n'
const file = (root: string, state: string) =>
  `version = 2\nroot = '${root}'\nstate = '${state}'\n${plugin}`

testLint(containerdFoldersApart, {
  valid: [
    {
      name: 'two folders',
      text: file(
        String.raw`C:\ProgramData\containerd\root`,
        String.raw`C:\ProgramData\containerd\state`,
      ),
    },
    { name: 'one below the other', text: file(String.raw`C:\c`, String.raw`C:\c\state`) },
    { name: 'neither of them, which has defaults', text: `version = 2\n${plugin}` },
    { name: 'empty ones, which have defaults', text: file('', '') },
  ],
  invalid: [
    {
      name: 'one folder',
      text: file(String.raw`C:\ProgramData\containerd`, String.raw`C:\ProgramData\containerd`),
      messages: [/root and state are both C:\\ProgramData\\containerd: containerd ends with/],
      severity: 'error',
      basis: 'refused',
    },
  ],
})
