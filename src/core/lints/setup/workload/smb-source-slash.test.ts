import { testLint } from '../../../testing/test-lint.ts'
import { smbSourceSlash } from './smb-source-slash.ts'

const setup = (source: string, image: string, system = 'windows') => `apiVersion: v1
kind: PersistentVolume
metadata: { name: a }
spec:
  csi:
    driver: smb.csi.k8s.io
    volumeAttributes: { source: '${source}' }
---
apiVersion: v1
kind: Pod
metadata: { name: driver }
spec:
  nodeSelector: { kubernetes.io/os: ${system} }
  containers: [ { name: smb, image: '${image}' } ]
`
const image = (version: string) => `mcr.microsoft.com/k8s/csi/smb-csi:v${version}`

testLint(smbSourceSlash, {
  valid: [
    { name: 'a source without a slash at its end', text: setup('//files/team', image('1.8.0')) },
    { name: 'a driver that takes it off', text: setup('//files/team/', image('1.9.0')) },
    { name: 'nodes of Linux', text: setup('//files/team/', image('1.8.0'), 'linux') },
    { name: 'a driver that nobody tells', text: setup('//files/team/', 'a:1.0.0') },
  ],
  invalid: [
    {
      name: 'a slash at the end',
      text: setup('//files/team/', image('1.8.0')),
      messages: [/^\/\/files\/team\/ ends with a slash, which csi-driver-smb 1\.8\.0/],
      severity: 'error',
    },
    {
      name: 'a backslash at the end',
      text: setup(
        String.raw`\\files\team\ `.trim(),
        'registry.k8s.io/sig-storage/smbplugin:v1.7.0',
      ),
      messages: [/csi-driver-smb 1\.7\.0/],
    },
  ],
})
