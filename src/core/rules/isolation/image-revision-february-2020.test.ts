import { testRule } from '../../testing/test-rule.ts'
import { imageRevisionFebruary2020 } from './image-revision-february-2020.ts'

const image = (revision: number) => `mcr.microsoft.com/windows/servercore:10.0.17763.${revision}`
const node = { windowsRelease: 'ltsc2019' } as const

testRule(imageRevisionFebruary2020, {
  valid: [
    {},
    { ...node, windowsRevision: 973, image: image(973) },
    { ...node, windowsRevision: 1039, image: image(1040) },
    { ...node, windowsRevision: 504, image: image(1040), isolation: 'hyperv' },
  ],
  invalid: [
    {
      given: { ...node, windowsRevision: 0, image: image(1040) },
      message: /the revision of the node was not given/,
      severity: 'unknown',
    },
    {
      given: { ...node, windowsRevision: 504, image: image(1040) },
      message: /node has revision 504 and the image 1040/,
      severity: 'error',
      suggestion: { windowsRevision: 1040 },
    },
    { given: { ...node, windowsRevision: 8755, image: image(973) }, severity: 'error' },
  ],
})
