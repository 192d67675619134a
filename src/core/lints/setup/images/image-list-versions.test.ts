import { testLint } from '../../../testing/test-lint.ts'
import { imageListVersions } from './image-list-versions.ts'

const list = (...platforms: readonly object[]) =>
  `=== manifest.json ===\n${JSON.stringify({ schemaVersion: 2, manifests: platforms.map((platform) => ({ size: 2014, platform })) }, undefined, 2)}\n`
const windows = { architecture: 'amd64', os: 'windows' }
const linux = { architecture: 'amd64', os: 'linux' }
const nodes = (...runtimes: readonly string[]) =>
  `=== nodes.txt ===\nNAME   STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION    CONTAINER-RUNTIME\n${runtimes.map((runtime, i) => `win${i}   Ready    <none>   30d   v1.25.5   10.1.4.2${i}     <none>        Windows Server 2022 Datacenter   10.0.20348.1487   ${runtime}\n`).join('')}`
const old = nodes('containerd://1.6.8')

testLint(imageListVersions, {
  valid: [
    {
      name: 'a containerd that takes such entries',
      text: list(windows) + nodes('containerd://1.6.18'),
    },
    {
      name: 'a containerd that compares no build',
      text: list(windows) + nodes('containerd://1.4.13'),
    },
    { name: 'a newer line', text: list(windows) + nodes('containerd://1.7.0') },
    {
      name: 'nodes of which one takes such entries',
      text: list(windows) + nodes('containerd://1.6.8', 'containerd://1.7.13'),
    },
    { name: 'Docker', text: list(windows) + nodes('docker://20.10.9') },
    { name: 'a containerd that nobody tells', text: list(linux, windows) },
    { name: 'a build', text: list(linux, { ...windows, 'os.version': '10.0.20348.1487' }) + old },
    {
      name: 'an entry with a build beside one without',
      text: list(windows, { ...windows, 'os.version': '10.0.20348.1487' }) + old,
    },
    { name: 'a list for Linux', text: list(linux) + old },
  ],
  invalid: [
    {
      name: 'an entry without its build',
      text: list(linux, windows) + old,
      messages: [/without os\.version.*containerd 1\.6\.8/],
      severity: 'error',
    },
    {
      name: 'the answer with descriptors',
      text: `=== manifest.json ===\n[\n  {\n    "Ref": "r.local/a:1",\n    "Descriptor": {\n      "size": 1,\n      "platform": {"architecture": "amd64", "os": "windows"}\n    }\n  }\n]\n${old}`,
      messages: [/without os\.version/],
      severity: 'error',
    },
  ],
})
