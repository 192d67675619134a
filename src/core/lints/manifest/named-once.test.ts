import { podManifest } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { namedOnce } from './named-once.ts'

const volumes = [
  { name: 'logs', emptyDir: {} },
  { name: 'data', emptyDir: {} },
]
const mount = (name: string, mountPath: string) => ({ name, mountPath })

testLint(namedOnce, {
  valid: [
    {
      name: 'names of their own',
      document: podManifest({ volumes }, { volumeMounts: [mount('logs', String.raw`C:\logs`)] }),
    },
    {
      name: 'two containers that mount at one place',
      document: podManifest({
        volumes,
        containers: ['a', 'b'].map((name) => ({
          name,
          image: 'c',
          volumeMounts: [mount('logs', String.raw`C:\logs`)],
        })),
      }),
    },
  ],
  invalid: [
    {
      name: 'two containers and two volumes of one name',
      document: podManifest({
        volumes: [...volumes, { name: 'logs', emptyDir: {} }],
        containers: [
          { name: 'web', image: 'a' },
          { name: 'web', image: 'b' },
        ],
      }),
      messages: [
        /^spec\.containers\[1\]\.name is web, .*“Duplicate value”/,
        /^spec\.volumes\[2\]\.name is logs/,
      ],
      severity: 'error',
    },
    {
      name: 'two volumes at one place of a container',
      document: podManifest(
        { volumes },
        { volumeMounts: [mount('logs', String.raw`C:\a`), mount('data', String.raw`C:\a`)] },
      ),
      messages: [/volumeMounts\[1\]\.mountPath is C:\\a, .*“must be unique”/],
    },
  ],
})
