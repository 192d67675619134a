import { testLint } from '../../../testing/test-lint.ts'
import { containerdRestarted } from './containerd-restarted.ts'

const file = (sandbox: string, folder = 'C:\\\\etc\\\\cni\\\\net.d') => `version = 2
[plugins."io.containerd.grpc.v1.cri"]
  sandbox_image = "${sandbox}"
[plugins."io.containerd.grpc.v1.cri".cni]
  conf_dir = "${folder}"

`
const info = (sandbox: string) => `PS C:\\> crictl info
{
  "config": {
    "sandboxImage": "${sandbox}",
    "cni": { "confDir": "C:/etc/cni/net.d" },
    "containerd": { "defaultRuntimeName": "runhcs-wcow-process" }
  }
}
`
const pause = 'registry.corp.local/pause:3.9'

testLint(containerdRestarted, {
  valid: [
    { name: 'the same', text: file(pause) + info(pause) },
    { name: 'the file alone', text: file(pause) },
    { name: 'what runs alone', text: info(pause) },
    { name: 'a file of Linux', text: file(pause, '/etc/cni/net.d') + info(pause) },
  ],
  invalid: [
    {
      name: 'another pause image',
      text: file(pause) + info('mcr.microsoft.com/oss/kubernetes/pause:3.6'),
      messages: [/runs with mcr\.microsoft\.com\/oss\/kubernetes\/pause:3\.6, and its file says/],
      severity: 'warning',
    },
    {
      name: 'another folder',
      text: file(pause, 'C:\\\\k\\\\cni') + info(pause),
      messages: [/runs with C:\/etc\/cni\/net\.d, and its file says/],
    },
  ],
})
