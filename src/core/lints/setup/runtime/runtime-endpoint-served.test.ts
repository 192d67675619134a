import { testLint } from '../../../testing/test-lint.ts'
import { runtimeEndpointServed } from './runtime-endpoint-served.ts'

const asks = (pipe: string) => ({
  text: `runtime-endpoint: npipe:////./pipe/${pipe}\nimage-endpoint: npipe:////./pipe/${pipe}\ntimeout: 10\n`,
})
const on = (kubernetesVersion: '1.22' | '1.26') => ({ known: { kubernetesVersion } })

testLint(runtimeEndpointServed, {
  valid: [
    { name: 'the pipe of containerd', ...asks('containerd-containerd'), ...on('1.26') },
    { name: 'the pipe of cri-dockerd', ...asks('cri-dockerd'), ...on('1.26') },
    { name: 'dockershim as long as it is there', ...asks('dockershim'), ...on('1.22') },
  ],
  invalid: [
    {
      name: 'dockershim later',
      ...asks('dockershim'),
      ...on('1.26'),
      messages: [/kubelet of 1\.26 no longer has/],
      severity: 'error',
    },
  ],
})
