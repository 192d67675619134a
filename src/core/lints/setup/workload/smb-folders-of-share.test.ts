import { testLint } from '../../../testing/test-lint.ts'
import { smbFoldersOfShare } from './smb-folders-of-share.ts'

const volumes = (system: string, ...sources: readonly string[]) =>
  sources
    .map(
      (source, i) => `apiVersion: v1
kind: PersistentVolume
metadata: { name: smb-${i} }
spec: { csi: { driver: smb.csi.k8s.io, volumeAttributes: { source: '${source}' } } }
---
`,
    )
    .join('') +
  `apiVersion: v1
kind: Pod
metadata: { name: a }
spec:
  nodeSelector: { kubernetes.io/os: ${system} }
  containers: [ { name: a, image: b } ]
`

testLint(smbFoldersOfShare, {
  valid: [
    { name: 'one share twice', text: volumes('windows', '//files/team', '//files/team/') },
    { name: 'two shares', text: volumes('windows', '//files/team', '//files/apps/a') },
    { name: 'pods of Linux', text: volumes('linux', '//files/team/a', '//files/team/b') },
    { name: 'one folder', text: volumes('windows', '//files/team/a') },
  ],
  invalid: [
    {
      name: 'two folders of one share',
      text: volumes('windows', '//files/team/a', '//files/team/b'),
      messages: [/\/\/files\/team\/b and \/\/files\/team\/a are folders of one share/],
      severity: 'warning',
    },
    {
      name: 'a share and a folder of it, written otherwise',
      text: volumes('windows', '//files/team', String.raw`\\FILES\team\b`),
      messages: [/are folders of one share/],
      severity: 'warning',
    },
  ],
})
