import { testRule } from '../../testing/test-rule.ts'
import { imageFloatingTag } from './image-floating-tag.ts'

const node = { windowsRelease: 'ltsc2025', windowsRevision: 1742 } as const
const servercore = (tag: string) => `mcr.microsoft.com/windows/servercore:${tag}`

testRule(imageFloatingTag, {
  valid: [
    { ...node, windowsRevision: 4061 },
    { ...node, image: servercore('10.0.26100.1742') },
    { ...node, image: servercore('ltsc2022') },
    { ...node, image: 'registry.local/app:v3' },
    { ...node, image: `${servercore('ltsc2025')}@sha256:0011` },
    { windowsRelease: 'ltsc2022', windowsRevision: 202, image: servercore('ltsc2022') },
  ],
  invalid: [
    {
      given: { ...node, windowsRevision: 0 },
      message: /the revision of the node was not given/,
      severity: 'unknown',
    },
    {
      given: { ...node, image: servercore('ltsc2025') },
      message: /hosts before revision 4061, and revision 1742 is older/,
      severity: 'warning',
      suggestion: { windowsRevision: 4061 },
    },
    {
      given: { windowsRelease: 'ltsc2019', windowsRevision: 504, image: servercore('1809') },
      message: /before revision 7314/,
      severity: 'warning',
    },
  ],
})
