import type { Finding } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import { mask, masked } from '../../../values/masked.ts'
import { secretIn } from '../../../values/secrets.ts'

const secretName =
  /(?:^|[.-])(?:token|password|passwd|secret|client-secret|bootstrap-token|token-auth|aad-client-secret)$/i

/** Whether what stands under a name is a secret, whatever its form. */
export const isSecretName = (name: string): boolean =>
  secretName.test(name) ||
  /^(?:client-key-data|client-certificate-data|certificate-authority-data)$/i.test(name)

/** An observation without its secret, of which only the place is left; any other as it is. */
export const maskedObservation = (one: Observation): Observation =>
  isSecret(one) ? { ...one, value: mask, raw: mask } : one

/** Whether a value is a secret by its name or its form; it is then of no use to any check. */
const isSecret = ({ name, raw, value }: Observation): boolean =>
  // What a list calls its Secrets is none.
  (secretName.test(name) && !name.startsWith('listed.')) ||
  secretIn(raw) !== undefined ||
  holdsSecret(value)

function holdsSecret(value: unknown): boolean {
  if (typeof value === 'string') return secretIn(value) !== undefined
  return Array.isArray(value) && value.some(holdsSecret)
}

/** Findings quote what they found; a secret is never quoted. */
export const maskedFindings = (findings: readonly Finding[]): readonly Finding[] =>
  findings.map((finding) => {
    const message = masked(finding.message)
    return message === finding.message ? finding : { ...finding, message }
  })
