import { inferred, verified } from '../fact.ts'
import type { RuntimeLine } from './define.ts'
import { defineRuntime } from './define.ts'

export const docker = defineRuntime<'docker', RuntimeLine>({
  id: 'docker',
  name: 'Docker EE',
  sentence:
    'Docker Engine through the dockershim inside the kubelet, which ended with Kubernetes 1.23.',
  from: verified('1.14', ['doc002', 'web-intro-19zh']),
  lines: [
    { id: '18.09', first: '18.09', last: verified('18.09', ['doc002']) },
    { id: '19.03', first: '19.03', last: verified('19.03', ['doc004', 'doc003']) },
    {
      id: '20.10',
      first: '20.10.0',
      last: inferred(
        '20.10.9',
        ['github Azure/aks-engine/blob/f634f52ff4f6/pkg/api/const.go#L37'],
        {
          note: 'the last release that AKS Engine installed',
        },
      ),
    },
  ],
  criSocket: inferred('npipe:////./pipe/dockershim', [
    'github kubernetes/kubernetes/issues/69516',
    'github kubernetes/kubernetes/issues/67447',
  ]),
})

/** The one RuntimeClass handler of Docker; dockershim refused every handler before. */
export const dockerHandler = verified({ name: 'docker', from: '1.15' } as const, [
  'ca-1.14 pkg/kubelet/dockershim/docker_sandbox.go#L99',
  'rn-1.15#L460',
  'doc004-guide',
])
