import { podManifest } from '../testing/manifests.ts'
import { testLint } from '../testing/test-lint.ts'
import { linuxImage } from './linux-image.ts'

testLint(linuxImage, {
  valid: [
    {
      name: 'an image of one’s own',
      document: podManifest({}, { image: 'registry.local/nginx:1' }),
    },
    {
      name: 'the same in a pod for Linux',
      document: podManifest({ nodeSelector: { 'kubernetes.io/os': 'linux' } }, { image: 'nginx' }),
    },
  ],
  invalid: [
    {
      name: 'a Windows image on nodes of Linux',
      document: podManifest(
        { nodeSelector: { 'kubernetes.io/os': 'linux' } },
        { image: 'mcr.microsoft.com/windows/nanoserver:ltsc2022' },
      ),
      messages: [/an image for Windows, and the pod asks for Linux nodes/],
      severity: 'error',
    },
    {
      name: 'an official image without a Windows variant',
      document: podManifest({}, { image: 'docker.io/library/nginx:1.27' }),
      messages: [/^spec\.containers\[0\]\.image is docker\.io\/library\/nginx:1\.27/],
      severity: 'error',
    },
    {
      name: 'one beside a Windows container',
      document: podManifest({
        initContainers: [{ name: 'i', image: 'busybox' }],
      }),
      messages: [/initContainers\[0\]/],
    },
  ],
})
