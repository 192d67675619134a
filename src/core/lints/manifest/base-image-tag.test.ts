import { podManifest } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { baseImageTag } from './base-image-tag.ts'

const pod = (image: string) => podManifest({}, { image })

testLint(baseImageTag, {
  valid: [
    { name: 'a release', document: pod('mcr.microsoft.com/windows/nanoserver:ltsc2022') },
    { name: 'a digest', document: pod('mcr.microsoft.com/windows/servercore@sha256:00') },
    { name: 'an image made of it', document: pod('mcr.microsoft.com/windows/servercore/iis') },
    { name: 'a copy of one’s own', document: pod('registry.local/windows/servercore:latest') },
  ],
  invalid: [
    {
      name: 'no tag',
      document: pod('mcr.microsoft.com/windows/nanoserver'),
      messages: [/containers\[0\]\.image is mcr.*no tag latest/],
      severity: 'error',
    },
    {
      name: 'the tag that is none',
      document: pod('mcr.microsoft.com/windows/servercore:latest'),
      messages: [/servercore:latest; /],
      severity: 'error',
    },
    {
      name: 'a release without images',
      document: pod('mcr.microsoft.com/windows/servercore:10.0.25398.830'),
      messages: [/23H2 has no base images/],
      severity: 'error',
    },
  ],
})
