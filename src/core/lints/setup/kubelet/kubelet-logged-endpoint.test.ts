import { testLint } from '../../../testing/test-lint.ts'
import { kubeletLoggedEndpoint } from './kubelet-logged-endpoint.ts'

const log = (endpoint: string, config = String.raw`C:\\k\\kubelet-config.yaml`) =>
  ['config="' + config + '"', `container-runtime-endpoint="${endpoint}"`, 'hostname-override="a"']
    .map((flag) => `I1203 10:22:31.551211    2544 flags.go:64] FLAG: --${flag}\n`)
    .join('')
const socket = 'unix:///run/containerd/containerd.sock'
const file = (line = '') =>
  `=== kubelet.yaml ===\napiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nclusterDNS: [10.96.0.10]\n${line}`

testLint(kubeletLoggedEndpoint, {
  valid: [
    { name: 'a pipe', text: log('npipe:////./pipe/containerd-containerd') },
    { name: 'a kubelet on Linux', text: log(socket, '/var/lib/kubelet/config.yaml') },
    {
      name: 'the default of a later kubelet, which its file overrules',
      text:
        log(socket) + file('containerRuntimeEndpoint: npipe:////./pipe/containerd-containerd\n'),
      known: { kubernetesVersion: '1.29' },
    },
    {
      name: 'the default of a later kubelet, whose file was not sent',
      text: log(socket),
      known: { kubernetesVersion: '1.29' },
    },
  ],
  invalid: [
    {
      name: 'a kubelet whose file has no endpoint yet',
      text: log(socket),
      known: { kubernetesVersion: '1.24' },
      messages: [/is unix:\/\/\/run\/containerd\/containerd\.sock/],
      severity: 'warning',
    },
    {
      name: 'a file without one',
      text: log(socket) + file(),
      messages: [/takes npipe and tcp alone/],
    },
  ],
})
