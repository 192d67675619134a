import { testLint } from '../../testing/test-lint.ts'
import { containerdConfigSyntax } from './containerd-config-syntax.ts'

const config = (path: string) => `version = 2
root = 'C:\\ProgramData'
[plugins."io.containerd.grpc.v1.cri".cni]
  bin_dir = ${path}
`

const part = (tag: string) =>
  `[plugins."io.containerd.grpc.v1.cri"]\n  sandbox_image = "mcr.microsoft.com/oss/kubernetes/pause:${tag}"\n`

testLint(containerdConfigSyntax, {
  valid: [
    { name: 'doubled backslashes', text: config(String.raw`"C:\\k\\cni\\bin"`) },
    { name: 'slashes', text: config('"C:/k/cni"') },
    { name: 'single quotes', text: config(String.raw`'C:\k\cni'`) },
  ],
  invalid: [
    {
      name: 'single backslashes',
      text: config(String.raw`"C:\k\cni\config"`),
      messages: [/double quotes with single backslashes/],
      severity: 'error',
    },
    {
      name: 'a quote that is not closed before the next setting',
      text: `${config('"C:/k')}  conf_dir = "C:/k"\n`,
      messages: [/containerd could not read this as its configuration: /],
      severity: 'error',
    },
    {
      name: 'a table that is there twice',
      text: `${config("'C:/k'")}[plugins."io.containerd.grpc.v1.cri".cni]\n  conf_dir = 'C:/k'\n`,
      messages: [/stands there twice/],
      severity: 'error',
    },
    {
      name: 'a part of a file before and after a change',
      text: `# before\n${part('3.6')}# after\n${part('3.9')}`,
      messages: [/redefine/],
      severity: 'info',
    },
    {
      name: 'two files in one text',
      text: config("'C:/k'").repeat(2),
      messages: [/redefine/],
      severity: 'info',
    },
    {
      name: 'a quote that is not closed where the paste ends',
      text: config('"C:/k'),
      messages: [/containerd could not read this as its configuration: /],
      severity: 'info',
    },
  ],
})
