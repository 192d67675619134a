import { podManifest } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { podFieldName } from './pod-field-name.ts'

testLint(podFieldName, {
  valid: [
    {
      name: 'names as they are',
      document: podManifest({
        tolerations: [{ key: 'os', operator: 'Exists', effect: 'NoSchedule' }],
      }),
    },
    {
      name: 'labels, which anybody chooses',
      document: podManifest({ nodeSelector: { Effect: 'a' } }),
    },
    {
      name: 'what a driver of volumes reads, which names its own fields',
      document: podManifest({
        volumes: [
          {
            name: 'a',
            csi: { driver: 'file.csi.azure.com', volumeAttributes: { subpath: 'a' } },
          },
          {
            name: 'b',
            flexVolume: { driver: 'microsoft.com/smb.cmd', options: { mountpath: 'b' } },
          },
        ],
      }),
    },
    { name: 'a name that no field has', document: podManifest({ frobnicate: true }) },
  ],
  invalid: [
    {
      name: 'a letter too few',
      document: podManifest({ volumes: [{ name: 'a', configMap: { name: 'a', item: [] } }] }),
      messages: [/is called items/],
      severity: 'warning',
    },
    {
      name: 'other capitals',
      document: podManifest({
        nodeselector: { 'kubernetes.io/os': 'windows' },
        tolerations: [{ key: 'os', Effect: 'NoSchedule' }],
      }),
      messages: [
        /nodeselector is called nodeSelector/,
        /tolerations\[0\]\.Effect is called effect/,
      ],
      severity: 'warning',
    },
  ],
})
