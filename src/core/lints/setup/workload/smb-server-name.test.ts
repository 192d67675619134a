import { testLint } from '../../../testing/test-lint.ts'
import { smbServerName } from './smb-server-name.ts'

const pod = (system: string) => `---
apiVersion: v1
kind: Pod
metadata: { name: a }
spec:
  nodeSelector: { kubernetes.io/os: ${system} }
  containers: [ { name: a, image: b } ]
`
const made = (host: string, system = 'windows') => `apiVersion: storage.k8s.io/v1
kind: StorageClass
metadata: { name: smb }
provisioner: smb.csi.k8s.io
parameters: { source: '//${host}/share' }
${pod(system)}`
const volume = (host: string) => String.raw`apiVersion: v1
kind: PersistentVolume
metadata: { name: smb }
spec: { csi: { driver: smb.csi.k8s.io, volumeAttributes: { source: '\\${host}\share' } } }
${pod('windows')}`

const user = (system: string) => `---
apiVersion: v1
kind: Pod
metadata: { name: user-${system} }
spec:
  nodeSelector: { kubernetes.io/os: ${system} }
  containers: [ { name: a, image: b } ]
  volumes: [ { name: v, persistentVolumeClaim: { claimName: c } } ]
`

testLint(smbServerName, {
  valid: [
    {
      name: 'pods of Linux mount it too',
      text: `${made('samba.files.svc.cluster.local')}${user('windows')}${user('linux')}`,
    },
    { name: 'a name of the domain', text: made('files.example.org') },
    { name: 'an address', text: volume('10.1.2.3') },
    { name: 'pods of Linux', text: made('samba.files.svc.cluster.local', 'linux') },
  ],
  invalid: [
    {
      name: 'a class alone, which tells no system',
      text: made('samba.files.svc.cluster.local').split('---')[0] ?? '',
      messages: [/the name of a Service/],
      severity: 'info',
    },
    {
      name: 'words that tell of pods for Windows',
      text: `1. Start a cluster with Windows nodes
2. Deploy the class

\`\`\`yaml
${made('samba.files.svc.cluster.local').split('---')[0] ?? ''}
\`\`\`
`,
      messages: [/the name of a Service/],
    },
    {
      name: 'a class for a server in the cluster',
      text: made('samba.files.svc.cluster.local'),
      messages: [/on samba\.files\.svc\.cluster\.local, the name of a Service/],
      severity: 'warning',
    },
    {
      name: 'a server of Linux in the cluster, which mounts nothing itself',
      text: `${made('samba.files.svc.cluster.local', 'linux')}${user('windows')}`,
      messages: [/the name of a Service/],
      severity: 'warning',
    },
    {
      name: 'a volume, with backslashes',
      text: volume('samba.files.svc.cluster.local'),
      messages: [/the name of a Service/],
      severity: 'warning',
    },
  ],
})
