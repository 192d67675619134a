import { testLint } from '../../../testing/test-lint.ts'
import { serviceBackends } from './service-backends.ts'

const setup = (count: number, app = 'a') => `apiVersion: apps/v1
kind: Deployment
metadata: {name: a}
spec:
  replicas: ${count}
  template:
    metadata: {labels: {app: a, tier: web}}
    spec:
      nodeSelector: {kubernetes.io/os: windows}
      containers: [{name: a, image: registry.local/a}]
---
apiVersion: v1
kind: Service
metadata: {name: front}
spec: {selector: {app: ${app}}, ports: [{port: 80}]}
`
const version = (build: string) => `---
PS C:\\> cmd /c ver
Microsoft Windows [Version 10.0.${build}]
`
const listed = (kb: string) => `---
OS Name: Microsoft Windows Server 2022 Datacenter
---
PS C:\\> Get-HotFix

Source        Description      HotFixID      InstalledBy          InstalledOn
------        -----------      --------      -----------          -----------
WIN-1         Security Update  ${kb}     NT AUTHORITY\\SYSTEM  10/12/2022 12:00:00 AM
`
const known = { kubernetesVersion: '1.29' } as const

testLint(serviceBackends, {
  valid: [
    { name: 'as many as are documented', text: setup(64), known },
    { name: 'a Service of other pods', text: setup(80, 'b'), known },
    {
      name: 'a version that documents more',
      text: setup(80),
      known: { kubernetesVersion: '1.36' },
    },
    { name: 'a release that began with it', text: setup(80) + version('26100.1'), known },
    { name: 'a node that lists the update', text: setup(80) + listed('KB5018421'), known },
    { name: 'a node with the update', text: setup(80) + version('20348.1129'), known },
    { name: 'the older release with its update', text: setup(80) + version('17763.2746'), known },
  ],
  invalid: [
    {
      name: 'a node that lists another update',
      text: setup(80) + listed('KB5012170'),
      known,
      messages: [/selects 80 pods/],
    },
    {
      name: 'the older release without its update',
      text: setup(80) + version('17763.2686'),
      known,
      messages: [/selects 80 pods/],
    },
    {
      name: 'a node without the update',
      text: setup(80) + version('20348.1006'),
      known,
      messages: [/selects 80 pods/],
    },
    {
      name: 'more than the update brings',
      text: setup(1025) + version('20348.1129'),
      known,
      messages: [/selects 1025 pods/],
    },
    {
      name: 'more pods than are documented',
      text: setup(80),
      known,
      messages: [/The Service front selects 80 pods: More than 64 backends/],
      severity: 'warning',
    },
  ],
})
