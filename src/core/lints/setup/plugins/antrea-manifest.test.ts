import { testLint } from '../../../testing/test-lint.ts'
import { antreaManifest } from './antrea-manifest.ts'

const apply = (release: string, file: string) =>
  `kubectl apply -f https://github.com/antrea-io/antrea/releases/download/v${release}/${file}\n`
const runtime = (name: string) => `Container Runtime Version:  ${name}://1.7.13\n`

testLint(antreaManifest, {
  valid: [
    { name: 'its name of today', text: apply('2.1.0', 'antrea-windows-with-ovs.yml') },
    { name: 'its old name', text: apply('1.14.0', 'antrea-windows-containerd-with-ovs.yml') },
    { name: 'Docker', text: apply('1.14.0', 'antrea-windows.yml') + runtime('docker') },
    {
      name: 'containerd of today',
      text: apply('2.2.0', 'antrea-windows.yml') + runtime('containerd'),
    },
  ],
  invalid: [
    {
      name: 'an old name',
      text: apply('2.1.0', 'antrea-windows-containerd-with-ovs.yml'),
      messages: [
        /2\.1\.0 has no antrea-windows-containerd-with-ovs\.yml.*antrea-windows-with-ovs\.yml/,
      ],
      severity: 'error',
    },
    {
      name: 'a name that came later',
      text: apply('1.15.0', 'antrea-windows-with-ovs.yml'),
      messages: [/before 2\.0\.0 it is called antrea-windows-containerd-with-ovs\.yml/],
      severity: 'error',
    },
    {
      name: 'the manifest for Docker',
      text: apply('1.14.0', 'antrea-windows.yml') + runtime('containerd'),
      messages: [/is for Docker, and the nodes have containerd/],
      severity: 'error',
    },
  ],
})
