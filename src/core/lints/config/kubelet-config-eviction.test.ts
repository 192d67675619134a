import { testLint } from '../../testing/test-lint.ts'
import { kubeletConfigEviction } from './kubelet-config-eviction.ts'

const file = (more: string) => `apiVersion: kubelet.config.k8s.io/v1beta1
kind: KubeletConfiguration
${more}
`

testLint(kubeletConfigEviction, {
  valid: [
    {
      name: 'what Windows has',
      text: file('resolvConf: ""\nevictionHard: {nodefs.available: 10%}'),
    },
    { name: 'a file for Linux', text: file('evictionHard: {nodefs.inodesFree: 5%}') },
  ],
  invalid: [
    {
      name: 'inodes in a file for Windows',
      text: file('cgroupsPerQOS: false\nevictionHard: {nodefs.inodesFree: 5%}'),
      messages: [/evictionHard has nodefs\.inodesFree, which Windows does not have/],
      severity: 'warning',
    },
    {
      name: 'the soft threshold',
      text: file(
        'containerRuntimeEndpoint: npipe:////./pipe/containerd-containerd\nevictionSoft: {nodefs.inodesFree: 5%}',
      ),
      messages: [/evictionSoft has nodefs\.inodesFree/],
    },
  ],
})
