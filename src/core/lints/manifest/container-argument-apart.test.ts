import { testLint } from '../../testing/test-lint.ts'
import { containerArgumentApart } from './container-argument-apart.ts'

const pod = (rest: string, system = 'windows') =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec:\n  nodeSelector: {kubernetes.io/os: ${system}}\n  containers:\n  - name: a\n    image: b\n${rest}`

testLint(containerArgumentApart, {
  valid: [
    { name: 'with =', text: pod('    args: ["--config=C:\\\\k\\\\a b.yaml"]\n') },
    { name: 'two items', text: pod('    args: [--config, "C:\\\\k\\\\a.yaml"]\n') },
    {
      name: 'a shell that takes it apart',
      text: pod('    command: [powershell, -Command]\n    args: ["--config C:\\\\k\\\\a.yaml"]\n'),
    },
    { name: 'a pod for Linux', text: pod('    args: ["--config /a.yaml"]\n', 'linux') },
    { name: 'flags alone', text: pod('    args: ["--a --b"]\n') },
  ],
  invalid: [
    {
      name: 'a flag and its value in one',
      text: pod('    args: ["--config C:\\\\k\\\\a.yaml", --v=4]\n'),
      messages: [/“--config C:\\k\\a\.yaml” as one argument/],
      severity: 'warning',
    },
  ],
})
