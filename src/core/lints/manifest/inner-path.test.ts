import { podManifest } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { innerPath } from './inner-path.ts'

const mounts = (subPath: string) =>
  podManifest({}, { volumeMounts: [{ name: 'v', mountPath: 'C:/a', subPath }] })
const items = (path: string) =>
  podManifest({ volumes: [{ name: 'v', configMap: { name: 'a', items: [{ key: 'b', path }] } }] })

testLint(innerPath, {
  valid: [
    { name: 'a file', document: mounts('config.json') },
    { name: 'a file in a folder', document: items('conf/app.json') },
    { name: 'two dots in a name', document: mounts('..data') },
  ],
  invalid: [
    {
      name: 'the folder above',
      document: mounts('../config.json'),
      messages: [/subPath is \.\.\/config\.json: .*must not contain '\.\.'/],
      severity: 'warning',
    },
    {
      name: 'from the root of a disk',
      document: items('/app.json'),
      messages: [/items\[0\]\.path is \/app\.json: .*must be a relative path/],
      severity: 'warning',
    },
  ],
})
