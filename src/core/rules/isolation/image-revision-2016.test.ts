import { testRule } from '../../testing/test-rule.ts'
import { imageRevision2016 } from './image-revision-2016.ts'

const node = { windowsRelease: 'ltsc2016', windowsRevision: 1914 } as const
const servercore = (tag: string) => `mcr.microsoft.com/windows/servercore:${tag}`

testRule(imageRevision2016, {
  valid: [
    {},
    { ...node, image: servercore('10.0.14393.1914') },
    { ...node, image: servercore('10.0.14393.1944'), isolation: 'hyperv' },
    { windowsRelease: 'ltsc2019', windowsRevision: 504, image: servercore('10.0.17763.437') },
  ],
  invalid: [
    {
      given: { ...node, image: servercore('10.0.14393.1944') },
      message: /revision 1944, the node 10\.0\.14393\.1914; they must be equal/,
      severity: 'error',
      suggestion: { image: servercore('10.0.14393.1914') },
    },
    { given: { ...node, image: servercore('ltsc2016') }, severity: 'unknown' },
    { given: { ...node, windowsRevision: 0, image: servercore('ltsc2016') }, severity: 'unknown' },
  ],
})
