import { testRule } from '../../testing/test-rule.ts'
import { imageRevision } from './image-revision.ts'

const image = (build: string) => `mcr.microsoft.com/windows/servercore:${build}`

testRule(imageRevision, {
  valid: [
    {},
    { windowsRelease: 'ltsc2025', windowsRevision: 4061, image: image('10.0.26100.4061') },
    { windowsRelease: 'ltsc2025', windowsRevision: 4061, image: image('10.0.20348.5139') },
    { windowsRelease: 'ltsc2019', windowsRevision: 1039, image: image('10.0.17763.1040') },
    { windowsRelease: 'ltsc2016', windowsRevision: 1914, image: image('10.0.14393.1944') },
  ],
  invalid: [
    {
      given: { windowsRelease: 'ltsc2025', windowsRevision: 0, image: image('10.0.26100.4061') },
      message: /whether the node is as new is not known/,
      severity: 'unknown',
    },
    {
      given: { windowsRelease: 'ltsc2025', windowsRevision: 1742, image: image('10.0.26100.4061') },
      message: /revision 4061, the node 1742/,
      severity: 'warning',
      suggestion: { windowsRevision: 4061 },
    },
  ],
})
