import { volumeFacts } from '../../catalog/workload/volumes.ts'
import { defineRule } from '../../model/rule.ts'
import { valuesOf } from '../../values/parsed.ts'

export const secretVolume = defineRule({
  id: 'secret-volume',
  basis: 'advice',
  risk: 'security',
  summary: 'Secrets in volumes lie unencrypted on the disk of a Windows node',
  remediation:
    'Protect the directory with access control lists and the disk with BitLocker; node/protect-secrets.ps1 does both.',
  decisions: ['volumes'],

  check({ volumes }) {
    const secret = valuesOf(volumes).find(({ kind }) => kind === 'secret')
    if (!secret) return undefined
    return {
      message: `The Secret ${secret.source} is written to the disk of the node in clear text.`,
      facts: [volumeFacts.secretsInClear],
    }
  },
})
