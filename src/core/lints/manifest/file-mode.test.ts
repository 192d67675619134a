import { podManifest } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { fileModeTaken } from './file-mode.ts'

const volume = (source: object) => podManifest({ volumes: [{ name: 'v', ...source }] })

testLint(fileModeTaken, {
  valid: [
    { name: '0644', document: volume({ configMap: { name: 'a', defaultMode: 0o644 } }) },
    { name: '0777', document: volume({ secret: { secretName: 'a', defaultMode: 511 } }) },
    { name: 'a template', document: volume({ secret: { defaultMode: '{{ .mode }}' } }) },
  ],
  invalid: [
    {
      name: 'octal digits without the 0',
      document: volume({ configMap: { name: 'a', defaultMode: 644 } }),
      messages: [/configMap\.defaultMode is 644, which is above 511/],
      severity: 'error',
    },
    {
      name: 'of one file',
      document: volume({
        secret: { secretName: 'a', items: [{ key: 'b', path: 'b', mode: 755 }] },
      }),
      messages: [/items\[0\]\.mode is 755/],
      severity: 'error',
    },
  ],
})
