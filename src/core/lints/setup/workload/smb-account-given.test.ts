import { testLint } from '../../../testing/test-lint.ts'
import { smbAccountGiven } from './smb-account-given.ts'

const pod = (system = 'windows') => `---
apiVersion: v1
kind: Pod
metadata: { name: a }
spec:
  nodeSelector: { kubernetes.io/os: ${system} }
  containers: [ { name: a, image: b } ]
`
const creds = ', csi.storage.k8s.io/node-stage-secret-name: creds'
const made = (more: string, options = '') => `apiVersion: storage.k8s.io/v1
kind: StorageClass
metadata: { name: smb }
provisioner: smb.csi.k8s.io
parameters: { source: '//files.example.org/share'${more} }
${options === '' ? '' : `mountOptions: [${options}]\n`}`
const volume = (more: string) => `apiVersion: v1
kind: PersistentVolume
metadata: { name: smb }
spec: { csi: { driver: smb.csi.k8s.io, volumeAttributes: { source: '//files.example.org/share' }${more} } }
`

testLint(smbAccountGiven, {
  valid: [
    { name: 'a class with a Secret', text: made(creds) + pod() },
    { name: 'options of Linux beside it', text: made(creds, 'dir_mode=0777, vers=3.0') + pod() },
    {
      name: 'a volume with a Secret',
      text: volume(', nodeStageSecretRef: { name: creds, namespace: web }') + pod(),
    },
    { name: 'pods of Linux', text: made('', 'guest') + pod('linux') },
    { name: 'pods of both', text: made('', 'guest') + pod('linux') + pod() },
    { name: 'nothing that tells of Windows', text: made('') },
    {
      name: 'another driver',
      text: made('').replace('smb.csi.k8s.io', 'file.csi.azure.com') + pod(),
    },
  ],
  invalid: [
    {
      name: 'a class without a Secret',
      text: made('') + pod(),
      messages: [/^\/\/files\.example\.org\/share names no Secret for the nodes that mount it/],
      severity: 'warning',
    },
    {
      name: 'a Secret for those alone who make the folders',
      text: made(', csi.storage.k8s.io/provisioner-secret-name: creds') + pod(),
      messages: [/names no Secret for the nodes/],
    },
    {
      name: 'a volume without a Secret',
      text: volume('') + pod(),
      messages: [/names no Secret for the nodes/],
    },
    {
      name: 'a guest',
      text: made(creds, 'guest, vers=3.0') + pod(),
      messages: [/is mounted as a guest/],
      severity: 'warning',
    },
    {
      name: 'a message that a Windows node alone has',
      text: `${made('')}---\n# open \\\\.\\pipe\\csi-proxy-smb-v1: The system cannot find the file specified.\n`,
      messages: [/names no Secret for the nodes/],
    },
  ],
})
