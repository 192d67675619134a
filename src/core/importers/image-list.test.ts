import { testImporter } from '../testing/test-importer.ts'
import { imageList } from './image-list.ts'

const digest = `sha256:${'b5bde3f2'.repeat(8)}`
const list = (...platforms: readonly string[]) =>
  `Name:      ghcr.io/shop/orders:1.16.9
MediaType: application/vnd.oci.image.index.v1+json
Digest:    ${digest}

Manifests:
${platforms.map((platform) => `  Name:      ghcr.io/shop/orders:1.16.9@${digest}\n  MediaType: application/vnd.oci.image.manifest.v1+json\n  Platform:  ${platform}\n`).join('\n')}`

testImporter(imageList, [
  {
    name: 'entries with their builds below the platform',
    text: list(
      'linux/amd64',
      'windows/amd64\n  OSVersion: 10.0.17763.7678',
      'windows/amd64\n  OSVersion: 10.0.20348.4052',
    ),
    reads: [
      ['image.os', '10.0.17763.7678', 13],
      ['image.os', '10.0.20348.4052', 18],
    ],
  },
  {
    name: 'entries with their builds in the platform',
    text: list('windows(10.0.20348.4052)/amd64'),
    reads: [['image.os', '10.0.20348.4052', 8]],
  },
  {
    name: 'entries for Windows without builds',
    text: list('linux/amd64', 'windows/amd64', 'windows/amd64', 'linux/arm64'),
    reads: [
      ['image.unversioned', 'windows', 12],
      ['image.unversionedMore', 'windows', 16],
    ],
  },
  {
    name: 'one entry for Windows without its build',
    text: list('linux/amd64', 'windows/amd64'),
    reads: [['image.unversioned', 'windows', 12]],
  },
  {
    name: 'a list for Linux',
    text: list('linux/amd64', 'linux/arm64'),
    reads: [],
    never: ['image.os', 'image.unversioned'],
  },
])
