import { testLint } from '../../../testing/test-lint.ts'
import { imageListBuilds } from './image-list-builds.ts'

const windows = { architecture: 'amd64', os: 'windows' }
const versioned = { ...windows, 'os.version': '10.0.20348.1487' }
const linux = { architecture: 'amd64', os: 'linux' }
const json = (...platforms: readonly object[]) =>
  `=== manifest.json ===\n${JSON.stringify({ schemaVersion: 2, manifests: platforms.map((platform, size) => ({ size, platform })) }, undefined, 2)}\n`
const buildx = (...platforms: readonly string[]) =>
  `=== inspect.txt ===\nName:      r.local/a:1\nMediaType: application/vnd.oci.image.index.v1+json\nDigest:    sha256:0f9c\n\nManifests:\n${platforms.map((one) => `  Name:      r.local/a:1@sha256:0715\n  MediaType: application/vnd.oci.image.manifest.v1+json\n  Platform:  ${one}\n`).join('\n')}`

testLint(imageListBuilds, {
  valid: [
    { name: 'one entry for Windows', text: json(linux, windows) },
    { name: 'entries with their builds', text: json(linux, versioned, versioned) },
    {
      name: 'one entry for Windows, as buildx prints it',
      text: buildx('linux/amd64', 'windows/amd64'),
    },
    {
      name: 'entries with their builds, as buildx prints them',
      text: buildx(
        'windows/amd64\n  OSVersion: 10.0.17763.7678',
        'windows/amd64\n  OSVersion: 10.0.20348.4052',
      ),
    },
    { name: 'a list for Linux', text: buildx('linux/amd64', 'linux/arm64', 'linux/arm/v7') },
  ],
  invalid: [
    {
      name: 'two entries without their builds',
      text: json(linux, windows, windows),
      messages: [/none tells its build \(os\.version\)/],
    },
    {
      name: 'two entries without their builds, as buildx prints them',
      text: buildx('linux/amd64', 'windows/amd64', 'windows/amd64'),
      messages: [/none tells its build/],
    },
  ],
})
