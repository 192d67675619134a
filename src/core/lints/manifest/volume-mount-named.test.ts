import { podManifest } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { volumeMountNamed } from './volume-mount-named.ts'

const mounts = (...names: readonly string[]) => ({
  volumeMounts: names.map((name) => ({ name, mountPath: `C:\\${name}` })),
})
const volumes = [{ name: 'data', emptyDir: {} }]

testLint(volumeMountNamed, {
  valid: [
    { name: 'a volume of the pod', document: podManifest({ volumes }, mounts('data')) },
    {
      name: 'a claim of the StatefulSet',
      document: {
        apiVersion: 'apps/v1',
        kind: 'StatefulSet',
        metadata: { name: 'a' },
        spec: {
          selector: { matchLabels: { app: 'a' } },
          volumeClaimTemplates: [{ metadata: { name: 'data' } }],
          template: {
            metadata: { labels: { app: 'a' } },
            spec: { containers: [{ name: 'a', image: 'b', ...mounts('data') }] },
          },
        },
      },
    },
    {
      name: 'a patch of a pod that stands elsewhere',
      document: podManifest({ containers: [{ name: 'a', ...mounts('data') }] }),
    },
    {
      name: 'a name that is filled in later',
      document: podManifest({ volumes: [{ name: '<name>', emptyDir: {} }] }, mounts('data')),
    },
    {
      name: 'what the API server gave out, of which somebody cut a part',
      document: podManifest({ volumes }, mounts('kube-api-access-x7k2p'), {
        resourceVersion: '4711',
      }),
    },
  ],
  invalid: [
    {
      name: 'a slip in the name',
      document: podManifest({ volumes }, mounts('dta')),
      messages: [/volumeMounts\[0\]\.name is dta, and the volumes of the pod are data: /],
      severity: 'error',
    },
    {
      name: 'no volumes at all',
      document: podManifest({}, mounts('data')),
      messages: [/is data, and the pod has no volumes: .*“Not found: "data"”/],
      severity: 'warning',
    },
  ],
})
