import { testRule } from '../../testing/test-rule.ts'
import { nfsVolume } from './nfs-volume.ts'

testRule(nfsVolume, {
  valid: [{}, { volumes: ['emptyDir::/x'] }, { volumes: ['nfs:wrong'] }],
  invalid: [
    {
      given: { volumes: ['nfs:server/share:/x', 'emptyDir::/y'] },
      severity: 'warning',
      basis: 'unsupported',
      message: /NFS volume server\/share/,
      suggestion: { volumes: ['emptyDir::/y'] },
    },
  ],
})
