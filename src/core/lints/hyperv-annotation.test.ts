import { podManifest } from '../testing/manifests.ts'
import { testLint } from '../testing/test-lint.ts'
import { hypervAnnotation } from './hyperv-annotation.ts'

const annotations = { 'experimental.windows.kubernetes.io/isolation-type': 'hyperv' }
const pod = (spec: object = {}) => podManifest(spec, {}, { annotations })

testLint(hypervAnnotation, {
  valid: [
    { name: 'a pod without it', document: podManifest() },
    {
      name: 'another value',
      document: podManifest(
        {},
        {},
        { annotations: { 'experimental.windows.kubernetes.io/isolation-type': 'process' } },
      ),
    },
  ],
  invalid: [
    {
      name: 'it, where nothing reads it any more',
      document: pod(),
      known: { kubernetesVersion: '1.30' },
      messages: [/no longer exist/],
      severity: 'warning',
    },
    {
      name: 'it, where a gate is needed besides',
      document: pod(),
      known: { kubernetesVersion: '1.20' },
      messages: [/kubelet gate and the pod annotation together/],
      severity: 'info',
    },
    {
      name: 'two containers',
      document: pod({ containers: [{ name: 'a' }, { name: 'b' }] }),
      known: { kubernetesVersion: '1.20' },
      messages: [/^The pod has 2 containers/],
      basis: 'fails',
    },
  ],
})
